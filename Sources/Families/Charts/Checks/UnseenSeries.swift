import FioriBasics
import FioriLayout
import FioriModel

/// Finds series and points that a picture has, but does not show: those without values, and those that
/// others cover because they have the same values.
struct UnseenSeries {
  private let chart: ChartElement
  private let kind: ChartKind

  init(_ chart: ChartElement) {
    self.chart = chart
    kind = chart.type.kind
  }

  /// Returns warnings for the chart at a path.
  func findings(at path: DescriptionPath) -> [Finding] {
    let series = path.key("series")
    return emptySeries(at: series)
      + [coveredLines(at: series), coveredPoints(at: series)].compactMap(\.self)
  }

  // MARK: Without values

  private func emptySeries(at path: DescriptionPath) -> [Finding] {
    guard kind.values == .numbers else { return [] }
    return chart.data.drawnSeries.filter { index in
      chart.legendHas(index) && chart.data.values[index].allSatisfy { $0 == nil }
    }.map {
      .warning(path.index($0).key("values"), .seriesWithoutValues)
    }
  }

  // MARK: Covered

  private func coveredLines(at path: DescriptionPath) -> Finding? {
    guard kind.options.contains(.lines), kind.values == .numbers else { return nil }
    let lines = chart.data.drawnSeries.filter { !chart.data.columns.contains($0) }
    let pairs = lines.enumerated().compactMap { offset, index in
      lines.dropFirst(offset + 1).first { covers(index, with: $0) }.map { (index, $0) }
    }
    guard let (series, other) = pairs.first else { return mostlyCovered(lines, at: path) }
    return .warning(
      path.index(series),
      .coveredSeries(name(of: series), by: name(of: other), others: pairs.count - 1))
  }

  /// Returns a warning for a line that another covers in most places.
  private func mostlyCovered(_ lines: [Int], at path: DescriptionPath) -> Finding? {
    for (offset, index) in lines.enumerated() {
      let values = chart.data.values[index]
      let count = values.count { $0 != nil }
      for other in lines.dropFirst(offset + 1) where canCover(index, with: other) {
        let others = chart.data.values[other]
        let same = values.enumerated().count { $1 != nil && others[at: $0] == $1 }
        guard same > 2, same * 2 > count else { continue }
        return .warning(
          path.index(index),
          .coveredSeries(name(of: index), by: name(of: other), same: same, of: count))
      }
    }
    return nil
  }

  /// Returns whether nothing of a line is seen under a later one.
  private func covers(_ index: Int, with other: Int) -> Bool {
    let (values, others) = (chart.data.values[index], chart.data.values[other])
    return canCover(index, with: other) && values.contains { $0 != nil }
      && values.enumerated().allSatisfy { category, value in
        value == nil || others[at: category] == value
      }
  }

  /// Returns whether a line hides under a later one wherever both have the same values.
  private func canCover(_ index: Int, with other: Int) -> Bool {
    let (line, cover) = (chart.series[index], chart.series[other])
    return chart.data.secondary.contains(index) == chart.data.secondary.contains(other)
      && cover.pattern?.dash.isEmpty != false && cover.color.alpha == 255
      && (cover.forecastFrom == nil || cover.forecastFrom == line.forecastFrom)
      && line.lineWidth <= cover.lineWidth
      && (line.hidesPoints || (!cover.hidesPoints && line.pointDiameter <= cover.pointDiameter))
      && line.pattern?.symbol == cover.pattern?.symbol
  }

  private func coveredPoints(at path: DescriptionPath) -> Finding? {
    guard kind.values.isPoint else { return nil }
    let points = chart.data.drawnSeries.flatMap { chart.data.points[$0].compactMap(\.self) }
      .filter { kind.values == .points || $0.size > 0 }
    let count = points.count - Set(points).count
    guard count > 0 else { return nil }
    return .warning(path, .coveredPoints(count, of: points.count))
  }

  private func name(of series: Int) -> String {
    let title = chart.series[series].title ?? ""
    return title.isEmpty ? "series \(series)" : "'\(title.prefix(Self.nameLength))'"
  }

  /// The characters of a name that a warning shows.
  private static let nameLength = 32
}
