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
    let rows = BreakRows(lines.map { $0.leavesPlot ? $0.positions : [] }, in: area.size).rows
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
  var shapes: [PlotShape] {
    let fills = series.flatMap(\.fills)
    let lines =
      (fills.isEmpty ? [] : clipped(fills))
      + series.flatMap { line in clipped(line.lines) + line.points + line.breaks }
    let selection = LineSelection(chart, area: area, series: series, clipped: clipped)
    guard !selection.isEmpty else { return lines }
    return [.layer(clip: nil, opacity: Self.unselectedOpacity, lines)] + selection.shapes
  }

  /// Wider lines and points in the background color, to be drawn under the lines where they cross
  /// columns; none with a selection, when both are faint.
  var halos: [PlotShape] {
    guard chart.selections.isEmpty else { return [] }
    return series.flatMap { line in
      line.runs.filter { $0.count > 1 }.map {
        line.line(of: $0, widenedBy: 2 * Self.haloWidth, chart.colors.background)
      } + line.points(widenedBy: Self.haloWidth, chart.colors.background)
    }
  }

  /// In points (chosen: Docs/sources/charts.md#hairlines).
  private static let haloWidth = 1.0

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

  /// Returns the places of a chart's categories: those of their dates, or evenly spaced.
  static func positions(of chart: ChartElement) -> [Double] {
    chart.dates?.positions ?? positions(of: chart.data.categoryCount)
  }

  /// Returns places from one end of the plot to the other; a single place is at the start.
  static func positions(of count: Int) -> [Double] {
    (0..<max(count, 0)).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}

/// The line of a single series: its unbroken runs, the areas under them and its points.
struct LineSeriesShapes {
  let series: Int
  private let chart: ChartElement
  private let area: PlotArea
  private let filling: LineShapes.Filling
  private let look: ChartElement.Series
  private let isSecondary: Bool
  /// The places by category; `nil` without a value.
  let positions: [Point?]
  /// The runs of categories that all have a value, and between which no date is missing.
  let runs: [Range<Int>]
  /// The categories whose values have none beside them, so that no line shows them.
  private let alone: Set<Int>
  /// Whether points are hidden: also if they would touch on a time axis, where leaving some out would
  /// look like missing dates (chosen: Docs/sources/charts.md#time).
  private let hidesPoints: Bool
  /// The rows of the marks of values beyond the plot, by category.
  fileprivate(set) var breakRows: [Int: Int] = [:]

  init(
    _ chart: ChartElement, _ series: Int, positions: [Double], area: PlotArea,
    filling: LineShapes.Filling
  ) {
    let isSecondary = chart.data.secondary.contains(series)
    self.chart = chart
    self.series = series
    self.area = area
    self.filling = filling
    self.isSecondary = isSecondary
    look = chart.series[series]
    let points = zip(chart.data.values[series], positions).map { value, share in
      value.map { Point(x: area.x(share), y: area.y($0, isSecondary: isSecondary)) }
    }
    self.positions = points
    runs = LineRuns.ranges(of: points, interruptedAt: chart.dates?.interruptions ?? [])
    alone = Set(runs.filter { $0.count == 1 }.map(\.lowerBound))
    hidesPoints =
      look.hidesPoints
      || chart.dates != nil && Self.areClose(points.compactMap(\.self), look.pointDiameter)
  }

  /// How far the line extends beyond the places of its values, in points.
  var reach: Double { max(look.pointDiameter, look.lineWidth) / 2 }

  private static func areClose(_ points: [Point], _ diameter: Double) -> Bool {
    zip(points, points.dropFirst()).contains { $0.distance(to: $1) < diameter + pointGap }
  }

  var marks: [PlotMark] {
    let size = Size(width: look.pointDiameter, height: look.pointDiameter)
    return positions.enumerated().compactMap { category, position in
      guard let position, let value = chart.data.value(series, category) else { return nil }
      return PlotMark(
        series: series, category: category, value: value,
        frame: Rect(origin: position, size: .zero).centered(size))
    }
  }

  /// The values beyond an end of the axis.
  var beyond: [PlotOverflow] {
    positions.enumerated().compactMap { category, position in
      position.flatMap {
        PlotOverflow(
          position: 1 - $0.y / max(area.size.height, 1e-9), isSecondary: isSecondary,
          isMarked: breakRows[category] != nil)
      }
    }
  }

  /// The marks of these values at the plot's edges.
  var breaks: [PlotShape] {
    positions.enumerated().compactMap { category, position in
      guard let position, let row = breakRows[category] else { return nil }
      return BreakMark.shape(at: position, row: row, in: area.size, look.color)
    }
  }

  /// The areas under the lines.
  var fills: [PlotShape] {
    runs.filter { $0.count > 1 }.flatMap { fills(of: $0, opacity: LineShapes.fillOpacity, filling) }
  }

  var lines: [PlotShape] { runs.filter { $0.count > 1 }.flatMap(lines) }

  /// Returns the line through a run: up to its last value before the forecast, and from there.
  func lines(of run: Range<Int>) -> [PlotShape] {
    let (known, forecast) = parts(of: run)
    var lines = known.map { [line(of: $0)] } ?? []
    if let forecast { lines.append(line(of: forecast, dash: forecastDash)) }
    return lines
  }

  /// Returns the parts of a run before and after the start of the forecast, which share the last
  /// value before it; `nil` for a part that is no line.
  private func parts(of run: Range<Int>) -> (known: Range<Int>?, forecast: Range<Int>?) {
    guard let first = look.forecastFrom, first < run.upperBound else { return (run, nil) }
    guard first > run.lowerBound else { return (nil, run) }
    let known = run.lowerBound..<first
    return (known.count > 1 ? known : nil, first - 1..<run.upperBound)
  }

  private var forecastDash: [Double] { chart.forecastPattern.dash }

  /// Returns the line through a run, wider than the series' own by some points, in its own color
  /// unless another is given.
  func line(
    of run: Range<Int>, widenedBy growth: Double = 0, _ color: RGBA? = nil, dash: [Double]? = nil
  ) -> PlotShape {
    .line(
      positions[run].compactMap(\.self),
      StrokeStyle(
        width: look.lineWidth + growth, cap: .butt,
        dash: growth > 0 ? [] : (dash ?? look.pattern?.dash ?? []).map { $0 * look.lineWidth }),
      color ?? look.color)
  }

  /// Returns the areas under a run of the line.
  func fills(
    of run: Range<Int>, opacity: Double, _ filling: LineShapes.Filling
  ) -> [PlotShape] {
    let (known, forecast) = parts(of: run)
    guard let forecast else { return evenFills(of: run, opacity: opacity, filling) }
    return (known.map { evenFills(of: $0, opacity: opacity, filling) } ?? [])
      + evenFills(of: forecast, opacity: opacity * Self.forecastShare, filling)
  }

  private func evenFills(
    of run: Range<Int>, opacity: Double, _ filling: LineShapes.Filling
  ) -> [PlotShape] {
    let points = positions[run].compactMap(\.self)
    let baseline = area.baseline(isSecondary: isSecondary)
    switch filling {
    case .none: return []
    case .flat:
      return [.area(points, baseline: baseline, .color(look.fill.fadedTo(opacity)))]
    case .fading:
      let top = min(points.map(\.y).min() ?? 0, baseline)
      let bottom = max(points.map(\.y).max() ?? 0, baseline)
      return [
        .area(
          points, baseline: baseline,
          .verticalGradient(top: faded(at: top, opacity), bottom: faded(at: bottom, opacity)))
      ]
    }
  }

  /// Returns the color of the plot's gradient at a height.
  private func faded(at y: Double, _ opacity: Double) -> RGBA {
    let share = area.size.height > 0 ? 1 - y / area.size.height : 0
    return look.fill.fadedTo(opacity * min(max(share, 0), 1))
  }

  /// The points that are drawn.
  var points: [PlotShape] { points(of: positions.indices) }

  /// Returns the points that are drawn with a larger radius, in another color.
  func points(widenedBy growth: Double, _ color: RGBA) -> [PlotShape] {
    let shown = shownCategories(of: positions.indices).compactMap { positions[$0] }
    return shown.isEmpty
      ? [] : [look.points(shown, radius: look.pointDiameter / 2 + growth, color)]
  }

  /// Returns the points of a run, dropping those too close to the previous point (stated:
  /// Docs/sources/charts.md#lines). If points are hidden, returns only those that would otherwise
  /// be invisible.
  func points(of stretch: Range<Int>) -> [PlotShape] {
    let shown = shownCategories(of: stretch)
    return points(at: shown.filter { !isRuled($0) }, look.color)
      + look.ruleUses.flatMap { use in
        points(at: shown.filter(use.categories.contains), use.color)
      }
  }

  /// Whether a rule gives the point of a category a color.
  private func isRuled(_ category: Int) -> Bool {
    look.ruleUses.contains { $0.categories.contains(category) }
  }

  /// Returns the points of one color.
  private func points(at categories: [Int], _ color: RGBA) -> [PlotShape] {
    let known = categories.filter { !isLoneForecast($0) }
    return filledPoints(at: known.compactMap { positions[$0] }, color)
      + hollowPoints(at: categories.filter(isLoneForecast).compactMap { positions[$0] }, color)
  }

  private func filledPoints(at positions: [Point], _ color: RGBA) -> [PlotShape] {
    guard !positions.isEmpty else { return [] }
    let radius = look.pointDiameter / 2
    let shape = look.points(positions, radius: radius, color)
    // The line does not show in the hole of a symbol.
    guard let symbol = look.pattern?.symbol, symbol.isHollow else { return [shape] }
    return [.symbols(positions, symbol.filled, radius: radius, chart.colors.background), shape]
  }

  /// Returns whether a forecast has no dashed line to say what it is.
  private func isLoneForecast(_ category: Int) -> Bool {
    alone.contains(category) && look.forecastFrom.map { $0 <= category } ?? false
  }

  /// Returns points with a hole that is larger than that of a series' symbol.
  private func hollowPoints(at positions: [Point], _ color: RGBA) -> [PlotShape] {
    guard !positions.isEmpty else { return [] }
    let radius = look.pointDiameter / 2
    let hole = radius * Self.holeShare
    guard let symbol = look.pattern?.symbol.filled else {
      return [
        .points(positions, radius: radius, color),
        .points(positions, radius: hole, chart.colors.background),
      ]
    }
    return [
      .symbols(positions, symbol, radius: radius, color),
      .symbols(positions, symbol, radius: hole, chart.colors.background),
    ]
  }

  private func shownCategories(of stretch: Range<Int>) -> [Int] {
    var last: Point?
    var shown: [Int] = []
    for category in stretch {
      let isRuled = isRuled(category)
      guard let position = positions[category], !hidesPoints || isRuled || alone.contains(category),
        isInside(position)
      else { continue }
      if let last, !isRuled, last.distance(to: position) < look.pointDiameter + Self.pointGap {
        continue
      }
      shown.append(category)
      last = position
    }
    return shown
  }

  /// Whether the line extends beyond the plot's top or bottom edge.
  var leavesPlot: Bool { positions.contains { $0.map { !isInside($0) } ?? false } }

  /// A point whose value lies beyond the explicit ends of the axis would overlap its labels
  /// (chosen: Docs/sources/charts.md#lines).
  private func isInside(_ position: Point) -> Bool {
    (-0.001...area.size.height + 0.001).contains(position.y)
  }

  /// The share of an area's opacity that its forecast has (chosen:
  /// Docs/sources/charts.md#forecasts).
  private static let forecastShare = 0.5

  /// The radius of the hole of a forecast without a line, as a share of the point's (chosen there).
  private static let holeShare = 0.65

  /// In points (stated: Docs/sources/charts.md#lines).
  private static let pointGap = 2.0
}

extension ChartElement {
  /// The pattern of the forecasts of lines, which no line of the chart has.
  package var forecastPattern: SeriesPattern {
    SeriesPattern.forecast(
      among: data.drawnSeries.filter { !data.columns.contains($0) }.map { series[$0].pattern })
  }
}

extension ChartElement.Series {
  /// Returns the series' points: circles, or its own symbol.
  func points(_ positions: [Point], radius: Double, _ color: RGBA) -> PlotShape {
    guard let symbol = pattern?.symbol else { return .points(positions, radius: radius, color) }
    return .symbols(positions, symbol, radius: radius, color)
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// The unbroken runs of a line.
enum LineRuns {
  /// Returns the ranges of consecutive points that exist; each interruption begins another.
  static func ranges(
    of points: [Point?], interruptedAt interruptions: Set<Int> = []
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
