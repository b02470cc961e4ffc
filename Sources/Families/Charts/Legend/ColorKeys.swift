import FioriBasics
import FioriLowering
package import FioriModel

/// The meanings of the colors of single values: the names of their categories
/// (Docs/sources/charts.md#extras).
struct ColorKeys {
  let view: ChartView
  let chart: ChartElement
  let names: CategoryNames
  let phrases: Phrases

  /// Returns all keys. In categories with an order, the first and the last of several say which are
  /// between them.
  func all(areOrdered: () -> Bool) -> [ChartElement.ColorKey] {
    let kind = view.chartType.kind
    // The parts of a ring are named by their series, and the parts of a bullet have no names.
    guard !view.colorsForCategory.isEmpty, isOfPoints || kind.options.contains(.categories) else {
      return []
    }
    let areOrdered = !isOfPoints && areOrdered()
    return chart.data.drawnSeries.filter { !chart.isLine($0) }
      .flatMap { keys(of: $0, areOrdered: areOrdered) }
  }

  private var isOfPoints: Bool { view.chartType.kind.values.isPoint }

  /// Returns the keys of a series in the order of their first values.
  private func keys(of series: Int, areOrdered: Bool) -> [ChartElement.ColorKey] {
    let colors = view.colorsForCategory[series] ?? [:]
    let look = chart.series[series]
    let marks = chart.data.values[series].indices.filter { category in
      chart.hasMark(series, category)
        && !look.ruleUses.contains { $0.categories.contains(category) }
    }
    var groupIndices: [RGBA: Int] = [:]
    var groups: [[Int]] = []
    for (index, category) in marks.enumerated() where colors[category] != nil {
      let color = look.color(at: category)
      guard color != chart.legendColor(of: series) else { continue }
      let group = groupIndices[color] ?? groups.count
      groupIndices[color] = group
      if group == groups.count { groups.append([]) }
      groups[group].append(index)
    }
    let prefix = chart.data.drawnSeries.count > 1 ? look.title : nil
    return groups.compactMap { indices in
      guard let first = indices.first else { return nil }
      let title = title(indices, of: marks, areOrdered: areOrdered)
      return ChartElement.ColorKey(
        series: series, category: marks[first],
        title: prefix.map {
          phrases(.named, ["name": BidirectionalControls.completed($0), "text": title])
        } ?? title)
    }
  }

  /// Returns the names of categories, which are indices into all that have marks.
  private func title(_ indices: [Int], of marks: [Int], areOrdered: Bool) -> String {
    let shown = indices.prefix(2).map { name(of: marks[$0]) }
    guard let first = shown.first, let last = indices.last, shown.count > 1 else {
      return shown.first ?? ""
    }
    let isSpan = areOrdered && indices.count > 2 && last - indices[0] + 1 == indices.count
    if isSpan { return phrases(.interval, ["first": first, "last": name(of: marks[last])]) }
    let names = shown.joined(separator: ", ")
    guard indices.count > shown.count else { return names }
    let more = LocalizedStrings.text(chart.moreSeries, count: indices.count - shown.count)
    return "\(names) \(more)"
  }

  private func name(of category: Int) -> String {
    if !isOfPoints, let name = names[category] { return name }
    let name = phrases(
      isOfPoints ? .point : .category, ["number": phrases.number(category + 1)])
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ChartElement {
  /// The meaning of the color of some values of a series.
  package struct ColorKey: Hashable, Sendable {
    package let series: Int
    /// The first of their categories.
    package let category: Int
    package let title: String
  }

  /// Returns whether a series is drawn as a line.
  func isLine(_ series: Int) -> Bool {
    type.kind.options.contains(.lines) && !data.columns.contains(series)
  }

  /// Returns whether a category of a series has a mark.
  func hasMark(_ series: Int, _ category: Int) -> Bool {
    type.kind.values == .bubbles
      ? (data.point(series, category)?.size ?? 0) > 0 : data.value(series, category) != nil
  }

  /// Returns whether all marks of a series have colors with keys.
  func isExplainedByKeys(_ series: Int) -> Bool {
    guard colorKeys.contains(where: { $0.series == series }) else { return false }
    let (look, color) = (self.series[series], legendColor(of: series))
    return !data.values[series].indices.contains { category in
      hasMark(series, category) && look.color(at: category) == color
    }
  }

  /// Returns the color of a key.
  package func color(of key: ColorKey) -> RGBA { series[key.series].color(at: key.category) }
}
