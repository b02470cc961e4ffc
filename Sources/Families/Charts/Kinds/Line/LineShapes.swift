import FioriBasics
import FioriLayout
import FioriModel

/// The lines of a chart with their areas and points, dimmed if there is a selection.
struct LineShapes {
  /// The fill under a line.
  enum Filling {
    case none
    /// The color at 40% opacity (stated: Docs/sources/charts.md#areas).
    case flat
    /// The color, fading from 40% at the plot's top edge to 0% at its bottom edge (stated there).
    case fading
  }

  let chart: ChartElement
  let area: PlotArea
  let filling: Filling
  private let series: [LineSeriesShapes]

  init(
    _ chart: ChartElement, positions: [Double], area: PlotArea, filling: Filling = .none,
    series drawn: [Int]? = nil
  ) {
    self.chart = chart
    self.area = area
    self.filling = filling
    let lines = (drawn ?? chart.data.drawnSeries).map { index in
      LineSeriesShapes(chart, index, positions: positions, area: area, filling: filling)
    }
    let rows = BreakRows(
      lines.map { $0.leavesPlot ? $0.positions : [] }, in: area.size,
      areOrdered: lines.contains { chart.hasValueLabels(of: $0.series) }
    ).rows
    series = zip(lines, rows).map { line, rows in
      var line = line
      line.breakRows = rows
      return line
    }
  }

  var content: PlotContent {
    PlotContent(marks: marks, shapes: [.moving(motion, shapes)], beyond: beyond)
  }

  /// Lines are uncovered from the side where reading starts, with the points and areas on the way.
  var motion: Motion {
    let reach = Self.reach + (series.map(\.reach).max() ?? 0)
    return .reveal(
      from: area.x(0) + (area.isMirrored ? reach : -reach),
      to: area.x(1) + (area.isMirrored ? -reach : reach))
  }

  /// How far a selected point extends beyond one that is not, in points, and more.
  private static let reach = 8.0

  var marks: [PlotMark] { series.flatMap(\.marks) }

  var beyond: [PlotOverflow] { series.flatMap(\.beyond) }

  /// All areas, so that none covers the line of another series, then the lines with their points in
  /// series order. With a selection, they are dimmed and the selection is drawn over them.
  var shapes: [PlotShape] { shapes(withSelectedFills: true) }

  /// The areas under selected stretches, which columns are in front of.
  var selectedFills: [PlotShape] { chart.selections.isEmpty ? [] : selection.fills }

  private var selection: LineSelection {
    LineSelection(chart: chart, area: area, series: series, clipped: clipped)
  }

  /// Returns the lines, with or without the areas under selected stretches.
  func shapes(withSelectedFills: Bool) -> [PlotShape] {
    let fills = series.flatMap(\.fills)
    let lines =
      (fills.isEmpty ? [] : clipped(fills))
      + series.flatMap { line in clipped(line.lines) + line.points + line.breaks }
    let selection = selection
    guard !selection.isEmpty else { return lines }
    return [.layer(clip: nil, opacity: Self.unselectedOpacity, lines)]
      + (withSelectedFills ? selection.fills : []) + selection.shapes
  }

  /// Wider lines and points in the background color, to be drawn under the lines where they cross
  /// columns; none with a selection, when both are faint, and none where a line lies on the feet of columns, which would
  /// seem to float.
  var halos: [PlotShape] {
    guard chart.selections.isEmpty else { return [] }
    return series.flatMap { line in
      line.runsAboveFeet(reach: Self.haloWidth).map {
        line.line(of: $0, widenedBy: 2 * Self.haloWidth, chart.colors.background)
      } + line.points(widenedBy: Self.haloWidth, chart.colors.background)
    }
  }

  /// In points (chosen: Docs/sources/charts.md#hairlines).
  static let haloWidth = 1.0

  /// Clips shapes to the plot plus half a line width, so that a line along its edge stays whole
  /// (Docs/sources/charts.md#lines).
  private func clipped(_ shapes: [PlotShape]) -> [PlotShape] {
    guard series.contains(where: \.leavesPlot) else { return shapes }
    let width = chart.data.drawnSeries.map { chart.series[$0].lineWidth }.max() ?? 0
    return [.layer(clip: area.bounds.insetBy(-width / 2), opacity: 1, shapes)]
  }

  /// Stated: Docs/sources/charts.md#selection.
  static let unselectedOpacity = 0.25
  /// The opacity of an area (stated: Docs/sources/charts.md#areas).
  static let fillOpacity = 0.4

  /// Returns the places of a chart's categories: by their dates, or evenly spaced.
  static func positions(of chart: ChartElement) -> [Double] {
    chart.dates?.positions ?? positions(of: chart.data.categoryCount)
  }

  /// Returns places from one end of the plot to the other; a single place is at the start.
  static func positions(of count: Int) -> [Double] {
    (0..<max(count, 0)).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}

extension ChartElement {
  /// The pattern of the forecasts of lines, which no line of the chart has.
  package var forecastPattern: SeriesPattern {
    SeriesPattern.forecast(
      among: data.drawnSeries.filter { !data.columns.contains($0) }.map { series[$0].pattern })
  }

  /// Returns the ranges of categories that the line of a series joins.
  func lineRuns(of series: Int) -> [Range<Int>] {
    LineRuns.ranges(of: data.values[series], interruptedAt: dates?.interruptions ?? [])
  }

  /// Returns the categories of a series whose values have none beside them, so that only points show them.
  func lonePoints(of series: Int) -> Set<Int> {
    let values = data.values[series]
    let isWhole = values.count > 1 && dates?.interruptions.isEmpty != false
    guard !isWhole || values.contains(where: { $0 == nil }) else { return [] }
    return Set(lineRuns(of: series).filter { $0.count == 1 }.map(\.lowerBound))
  }

  /// Returns whether no two points of a series are joined by a line.
  func hasOnlyLonePoints(_ series: Int) -> Bool {
    lonePoints(of: series).count == data.values[series].count { $0 != nil }
  }

  /// Returns how far the points at the end of the plot extend beyond it, in points; 0 without any.
  func reachOfLastPoints(at positions: [Double]) -> Double {
    guard let last = positions.indices.last, positions[last] > 1 - LabelPlacer.slack else {
      return 0
    }
    return data.drawnSeries.filter(isLine).reduce(0) { reach, index in
      let isDrawn = !series[index].hidesPoints || lonePoints(of: index).contains(last)
      return isDrawn && data.value(index, last) != nil
        ? max(reach, series[index].pointDiameter / 2) : reach
    }
  }

  /// Whether a point within the plot is all that shows the forecast of a line at a category.
  var hasLoneForecast: Bool {
    data.drawnSeries.contains { index in
      guard isLine(index), let first = series[index].forecastFrom, let ticks = ticks(of: index)
      else { return false }
      return lonePoints(of: index).contains { category in
        let position = data.value(index, category).map(ticks.position) ?? -1
        return category >= first && (-0.001...1.001).contains(position)
      }
    }
  }

  /// Whether lines are drawn over columns.
  var hasLinesOverColumns: Bool {
    !data.columns.isEmpty && data.drawnSeries.contains(where: isLine)
      && data.drawnSeries.contains(where: data.columns.contains)
  }

  /// Returns whether values of a series have labels.
  fileprivate func hasValueLabels(of index: Int) -> Bool {
    valueLabels[at: index]?.contains { !$0.isEmpty } == true
  }

  /// Returns whether some points of a series are drawn.
  func drawsPoints(of index: Int) -> Bool {
    !series[index].hidesPoints || !lonePoints(of: index).isEmpty
  }
}

/// The unbroken runs of a line.
enum LineRuns {
  /// Returns the ranges of consecutive points or values that exist; each interruption begins another.
  static func ranges<Value>(
    of points: [Value?], interruptedAt interruptions: Set<Int> = []
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in 0...points.count {
      let isThere = index < points.count && points[index] != nil
      if let begin = start, !isThere || interruptions.contains(index) {
        ranges.append(begin..<index)
        start = nil
      }
      if isThere { start = start ?? index }
    }
    return ranges
  }

  /// Returns the points of each run, at least one.
  static func points(of points: [Point?]) -> [[Point]] {
    ranges(of: points).map { points[$0].compactMap(\.self) }
  }
}
