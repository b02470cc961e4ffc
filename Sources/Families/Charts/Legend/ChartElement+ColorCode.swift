package import FioriBasics
package import FioriLayout

extension ChartElement {
  /// The meanings of the colors of the series and of their rules; `nil` for fewer than two meanings. Series
  /// that are named at the ends of their lines need no color.
  package var colorCode: ColorCode? {
    let named = Set(lineEnds.map(\.series))
    let all = data.drawnSeries.filter { !named.contains($0) }.flatMap { meanings(of: $0) }
    return all.count < 2
      ? nil
      : ColorCode(
        origin: origin, meanings: all,
        isExplained: unexplained == nil && unexplainedTargets == nil)
  }

  /// Returns a warning about colors of several series that nothing explains.
  package var unexplainedColors: Finding? {
    guard let unexplained else { return nil }
    let path = origin.key("series")
    guard unexplained.count == 1 else {
      return .warning(path, .unexplainedColors(unexplained.count))
    }
    let title = series[unexplained[0]].title
    return .warning(path.index(unexplained[0]), .unnamedSeries(title))
  }

  /// The only series, or the first of a type whose other series are only compared to it, if neither a legend nor its line
  /// nor an axis has its name; `nil` for several, for one without a name, and for a ring and columns with targets, which
  /// have warnings. The legend of a waterfall may name its steps instead.
  var loneSeries: LoneSeries? {
    let drawn = data.drawnSeries
    guard noData == nil, !isNamedOutside, type.kind.values != .shares, let first = drawn.first,
      drawn.count == 1 || (type.kind.seriesLimit != nil && type.kind.targetSeries == nil),
      let name = series[first].title, !name.isEmpty, type == .waterfall || !legendHas(first),
      spareLegend.isEmpty, lineEnds.isEmpty, seriesNamedAtAxes.isEmpty
    else { return nil }
    return LoneSeries(
      origin: origin.key("series").index(first).key("title"), name: name, isOnly: drawn.count == 1)
  }

  /// The series of the marks across columns, if nothing says that these are targets; `nil` for other charts.
  var unexplainedTargets: Int? {
    guard noData == nil, !isNamedOutside, let targets = type.kind.targetSeries,
      data.drawnSeries.contains(targets), !legendHas(targets)
    else { return nil }
    return data.values[targets].contains { $0 != nil } ? targets : nil
  }

  /// The series that differ in color, but have no legend, or one of rules alone, and no names at their marks or in the
  /// view around the chart: several, or one beside series with names; `nil` if they have.
  private var unexplained: [Int]? {
    let kind = type.kind
    guard noData == nil, !isNamedOutside, kind.seriesLimit == nil, kind.values != .prices,
      legend.count <= titledRules.count, spareLegend.isEmpty
    else { return nil }
    let named = Set(lineEnds.map(\.series)).union(seriesNamedAtAxes)
    let drawn = data.drawnSeries.filter { index in
      !named.contains(index) && data.values[index].indices.contains { hasMark(index, $0) }
    }
    let colors = Set(drawn.map { legendColor(of: $0) })
    return colors.count > 1 || (colors.count == 1 && !named.isEmpty) ? drawn : nil
  }

  /// The series that one of two axes with numbers names after their dots: all of an axis without a title, or the only
  /// one of an axis whose title has its name.
  var seriesNamedAtAxes: [Int] {
    guard let axisKeys, !hidesTitles else { return [] }
    let axes = [(primary, axisKeys.primary, false), (secondary, axisKeys.secondary, true)]
    return axes.flatMap { axis, key, isSecondary -> [Int] in
      guard let axis, axis.showsLabels else { return [] }
      let own = data.drawnSeries.filter { data.secondary.contains($0) == isSecondary }
      guard let title = axis.title else { return key.names == nil ? [] : own }
      guard own.count == 1, let name = series[own[0]].title, !name.isEmpty else { return [] }
      return title.string.lowercased().contains(name.lowercased()) ? own : []
    }
  }

  /// Returns the meaning of the series itself, unless rules color all its values, and the meanings of its rules.
  private func meanings(of index: Int) -> [ColorCode.Meaning] {
    let look = series[index]
    let title = look.title.map { "'\($0)'" } ?? "\(index + 1)"
    let marks = data.values[index].indices.filter { hasMark(index, $0) }
    let rules = look.ruleUses.enumerated().map { number, use in
      ColorCode.Meaning(
        name: use.title.map { "rule '\($0)'" } ?? "rule \(number + 1) of series \(title)",
        color: use.color, sign: use.hatching.rawValue)
    }
    let isRuled = marks.allSatisfy { mark in
      look.ruleUses.contains { $0.categories.contains(mark) }
    }
    guard rules.isEmpty || !isRuled else { return rules }
    return [
      ColorCode.Meaning(
        name: "series \(title)", color: legendColor(of: index),
        sign: index == type.kind.targetSeries
          ? "target" : isLine(index) ? lineSign(look) : (look.pattern?.hatching ?? .none).rawValue)
    ] + rules
  }

  /// Returns the pattern that distinguishes a line from others besides its color.
  private func lineSign(_ look: Series) -> String {
    guard let pattern = look.pattern else { return "line" }
    let hole = pattern.symbol.isHollow ? "hollow " : ""
    return "line \(hole)\(pattern.symbol.form.rawValue) \(pattern.dash)"
  }
}
