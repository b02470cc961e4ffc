import FioriBasics
import FioriLayout
import FioriModel

/// Finds series and points that a picture has, but does not show: those without values, and those that
/// others cover because they are in the same places.
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
    return emptySeries(at: series) + missingPoints(at: series)
      + [coveredPoints(at: series)].compactMap(\.self)
  }

  /// Returns warnings about lines that others cover in a plot, and about others that are flat beside other series; none
  /// if all are seen, and in a plot that is too low, which has a warning of its own.
  func losses(in area: PlotArea) -> [Loss] {
    guard kind.options.contains(.lines), kind.values == .numbers,
      chart.data.drawnSeries.count > 1, area.size.height >= PlotRoom.leastLength
    else { return [] }
    let lines = chart.data.drawnSeries.filter { !chart.data.columns.contains($0) }
      .map { CoveredLines.Line($0, of: chart, in: area) }
    let (covered, hidden) = CoveredLines(chart, lines).losses
    let seen = lines.filter { !hidden.contains($0.series) }
    return covered + [flatLines(seen, in: area)].compactMap(\.self)
  }

  /// Returns a warning about lines that look like lines of equal values.
  private func flatLines(_ lines: [CoveredLines.Line], in area: PlotArea) -> Loss? {
    let flat = lines.filter { line in
      let values = chart.data.values[line.series].compactMap(\.self)
      let heights = line.heights.compactMap(\.self)
      guard let low = values.min(), let high = values.max(), let top = heights.min(),
        let bottom = heights.max()
      else { return false }
      return high - low >= Self.leastChange * max(abs(low), abs(high)) && high > low
        && bottom - top < Self.leastSeenChange && top >= 0 && bottom <= area.size.height
    }
    guard let first = flat.first?.series else { return nil }
    return Loss(
      chart.origin.key("series").index(first),
      .flatLines(chart.quotedName(of: first), others: flat.count - 1))
  }

  /// The difference between the values of a line that would be missed, as a share of the greatest, and the least
  /// that is seen in a line, in points (chosen).
  private static let leastChange = 0.25
  private static let leastSeenChange = 1.0

  // MARK: Without values

  private func emptySeries(at path: DescriptionPath) -> [Finding] {
    guard kind.values == .numbers else { return [] }
    return chart.data.drawnSeries.filter { index in
      chart.legendHas(index) && chart.data.values[index].allSatisfy { $0 == nil }
    }.map {
      .warning(path.index($0).key("values"), .seriesWithoutValues)
    }
  }

  /// Returns warnings about points without a place, which leave no gap, unlike the values of lines and columns.
  private func missingPoints(at path: DescriptionPath) -> [Finding] {
    guard kind.values.isPoint else { return [] }
    return chart.data.drawnSeries.compactMap { index in
      let points = chart.data.points[index]
      let count = points.count { $0 == nil }
      guard count > 0 else { return nil }
      return .warning(
        path.index(index).key("values"), .pointsWithoutPlace(count, of: points.count))
    }
  }

  // MARK: Covered

  private func coveredPoints(at path: DescriptionPath) -> Finding? {
    guard kind.values.isPoint else { return nil }
    let points = chart.data.drawnSeries.flatMap { chart.data.points[$0].compactMap(\.self) }
      .filter { kind.values == .points || $0.size > 0 }
    let count = points.count - Set(points).count
    guard count > 0 else { return nil }
    return .warning(path, .coveredPoints(count, of: points.count))
  }
}

extension AxisReferences {
  /// Returns warnings about lines and bands that cannot be seen: bands that are too thin, and others that the line of a
  /// series hides.
  func hiddenLosses(of chart: ChartElement, in area: PlotArea) -> [Loss] {
    guard !items.isEmpty, area.size.height >= PlotRoom.leastLength else { return [] }
    let lines = hidingLines(of: chart, in: area)
    return items.compactMap { item in
      guard let path = item.path else { return nil }
      let (rect, length) = (rect(of: item, in: area), length(of: item, in: area))
      // The edge of a band that is thinner than a line cannot be recognized as a band.
      let isSeen = item.isLine || length >= Self.lineWidth
      let edge = isSeen ? CoveredLines.leastSeenEdge : Self.lineWidth
      let cover = lines.first {
        hides($0, rect, reach: chart.series[$0.series].lineWidth / 2 + edge)
      }
      if let cover {
        let name = chart.quotedName(of: cover.series)
        return Loss(path, .hiddenReference(isLine: item.isLine, by: name))
      }
      let isThin = length - lineWidth(within: item, in: area) < Self.leastSeenLength
      return item.isLine || !isThin ? nil : Loss(path, .thinBand)
    }
  }

  /// Returns the width of the line of another reference within a band, in points; 0 without one.
  private func lineWidth(within band: Item, in area: PlotArea) -> Double {
    let isCrossed = items.contains { $0.isLine && (band.low...band.high).contains($0.middle) }
    return isCrossed ? Self.lineWidth : 0
  }

  /// Returns the lines that nothing is seen through; none with a selection, which makes the others pale.
  private func hidingLines(of chart: ChartElement, in area: PlotArea) -> [CoveredLines.Line] {
    guard chart.selections.isEmpty, chart.type.kind.options.contains(.lines),
      chart.type.kind.values == .numbers
    else { return [] }
    return chart.data.drawnSeries.filter {
      !chart.data.columns.contains($0) && chart.series[$0].isOpaqueLine
        && chart.series[$0].forecastFrom == nil
    }.map { CoveredLines.Line($0, of: chart, in: area) }
  }

  /// Returns whether a line is over a reference from side to side, up to a distance from its middle.
  private func hides(_ line: CoveredLines.Line, _ rect: Rect, reach: Double) -> Bool {
    let half = max(rect.size.height, Self.lineWidth) / 2
    return !line.heights.isEmpty
      && line.heights.allSatisfy { height in
        height.map { abs($0 - rect.midY) + half <= reach } ?? false
      }
  }

  /// The length of a band from which its pale color is seen, in points: half of the least that is drawn (chosen:
  /// Docs/sources/charts.md#references).
  private static let leastSeenLength = 0.5
}

/// The lines of a plot that later ones cover: nothing of them is seen beside these, since each value is at most half
/// of the width of the other line away.
private struct CoveredLines {
  /// A line and the heights of its values.
  struct Line {
    let series: Int
    let heights: [Double?]

    init(_ series: Int, of chart: ChartElement, in area: PlotArea) {
      self.series = series
      let isSecondary = chart.data.secondary.contains(series)
      heights = chart.data.values[series].map { value in
        value.map { area.y($0, isSecondary: isSecondary) }
      }
    }
  }

  private let chart: ChartElement
  private let lines: [Line]

  init(_ chart: ChartElement, _ lines: [Line]) { (self.chart, self.lines) = (chart, lines) }

  /// A warning about the lines that cannot be seen, and one about a line that another covers in most places; and the series
  /// that cannot be seen.
  var losses: ([Loss], hidden: Set<Int>) {
    let pairs = lines.enumerated().compactMap { offset, line in
      lines.dropFirst(offset + 1).first { covers(line, with: $0) }.map { (line: line, cover: $0) }
    }
    let hidden = Set(pairs.map(\.line.series))
    let loss = pairs.first.map { line, cover in
      let areEqual = pairs.allSatisfy { line, cover in
        haveSameValues(line, cover, in: line.heights.indices.filter { line.heights[$0] != nil })
      }
      return Loss(
        path(of: line),
        .coveredSeries(
          chart.quotedName(of: line.series), by: chart.quotedName(of: cover.series),
          others: pairs.count - 1, areEqual: areEqual))
    }
    return ([loss, mostlyCovered(besides: hidden)].compactMap(\.self), hidden)
  }

  /// A warning about a line that another covers in most places, except for lines that cannot be seen at all.
  private func mostlyCovered(besides hidden: Set<Int>) -> Loss? {
    for (offset, line) in lines.enumerated() where !hidden.contains(line.series) {
      let count = line.heights.count { $0 != nil }
      for cover in lines.dropFirst(offset + 1) where canCover(line, with: cover) {
        let same = line.heights.indices.filter { isHidden(line, at: $0, behind: cover) }
        guard same.count > 2, same.count * 2 > count else { continue }
        return Loss(
          path(of: line),
          .coveredSeries(
            chart.quotedName(of: line.series), by: chart.quotedName(of: cover.series),
            same: same.count, of: count, areEqual: haveSameValues(line, cover, in: same)))
      }
    }
    return nil
  }

  /// Returns whether nothing of a line is seen under a later one.
  private func covers(_ line: Line, with cover: Line) -> Bool {
    canCover(line, with: cover) && line.heights.contains { $0 != nil }
      && line.heights.indices.allSatisfy {
        line.heights[$0] == nil || isHidden(line, at: $0, behind: cover)
      }
  }

  /// Returns whether a line hides under a later one wherever both are in the same place.
  private func canCover(_ index: Line, with other: Line) -> Bool {
    let (line, cover) = (chart.series[index.series], chart.series[other.series])
    return cover.isOpaqueLine
      && (cover.forecastFrom == nil || cover.forecastFrom == line.forecastFrom)
      && line.lineWidth <= cover.lineWidth + 2 * Self.leastSeenEdge
      && (line.hidesPoints || (!cover.hidesPoints && line.pointDiameter <= cover.pointDiameter))
      && line.symbol == cover.symbol
  }

  /// The edge of a line beside a thinner one that cannot be recognized as a line, in points (chosen).
  static let leastSeenEdge = 0.5

  private func isHidden(_ line: Line, at category: Int, behind cover: Line) -> Bool {
    guard let height = line.heights[category], let other = cover.heights[at: category] ?? nil else {
      return false
    }
    return abs(height - other) <= chart.series[cover.series].lineWidth / 2
  }

  /// Returns whether two lines on one axis have the same values in some categories.
  private func haveSameValues(_ line: Line, _ cover: Line, in categories: [Int]) -> Bool {
    let (values, others) = (chart.data.values[line.series], chart.data.values[cover.series])
    return chart.data.secondary.contains(line.series)
      == chart.data.secondary.contains(cover.series)
      && categories.allSatisfy { values[$0] == others[$0] }
  }

  private func path(of line: Line) -> DescriptionPath {
    chart.origin.key("series").index(line.series)
  }
}

extension ChartElement.Series {
  /// Whether its line has no gaps, and nothing is seen through it.
  fileprivate var isOpaqueLine: Bool {
    pattern?.dash.isEmpty != false && color.alpha == 255
  }
}

extension ChartElement {
  /// Returns the title of a series for a message, or its place.
  func quotedName(of index: Int) -> String {
    let title = series[index].title ?? ""
    return title.isEmpty ? "series[\(index)]" : title.quoted
  }
}

extension ChartElement.Series {
  /// The shape of a line's points, which are circles without a pattern.
  fileprivate var symbol: SeriesPattern.Symbol { pattern?.symbol ?? SeriesPattern.Symbol(.circle) }
}
