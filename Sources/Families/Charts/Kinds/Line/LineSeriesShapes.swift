import FioriBasics
import FioriLayout
import FioriModel

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
  /// Whether the points of forecasts have a hole.
  private let hollowsForecasts: Bool
  /// The rows of the marks of values beyond the plot, by category.
  var breakRows: [Int: Int] = [:]

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
    runs = chart.lineRuns(of: series)
    alone = Set(runs.filter { $0.count == 1 }.map(\.lowerBound))
    hollowsForecasts = look.forecastFrom != nil && chart.hasLoneForecast
    hidesPoints =
      look.hidesPoints
      || chart.dates != nil
        && Self.areClose(points.compactMap(\.self), look.pointDiameter + look.pointGap)
  }

  /// How far the line extends beyond the places of its values, in points.
  var reach: Double { max(look.pointDiameter, look.lineWidth) / 2 }

  private static func areClose(_ points: [Point], _ distance: Double) -> Bool {
    zip(points, points.dropFirst()).contains { $0.distance(to: $1) < distance }
  }

  var marks: [PlotMark] {
    let size = Size(width: look.pointDiameter, height: look.pointDiameter)
    return positions.enumerated().compactMap { category, position in
      guard let position, let value = chart.data.value(series, category) else { return nil }
      return PlotMark(
        series: series, category: category, value: value,
        frame: Rect(origin: position, size: .zero).centered(size),
        isDrawn: !hidesPoints || alone.contains(category)
          || chart.selections[series]?.contains(category) == true,
        breakRow: breakRows[category] ?? 0)
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
  /// value before it; `nil` for a part that is not a line.
  private func parts(of run: Range<Int>) -> (known: Range<Int>?, forecast: Range<Int>?) {
    guard let first = look.forecastFrom, first < run.upperBound else { return (run, nil) }
    guard first > run.lowerBound else { return (nil, run) }
    let known = run.lowerBound..<first
    return (known.count > 1 ? known : nil, first - 1..<run.upperBound)
  }

  private var forecastDash: [Double] { chart.forecastPattern.dash }

  /// Returns the line through a run, wider than the series' own by some points, in its own color
  /// unless another is passed.
  func line(
    of run: Range<Int>, widenedBy growth: Double = 0, _ color: RGBA? = nil, dash: [Double]? = nil
  ) -> PlotShape {
    let points = positions[run].compactMap(\.self)
    let dash = growth > 0 ? [] : (dash ?? look.pattern?.dash ?? []).map { $0 * look.lineWidth }
    return .line(
      points,
      StrokeStyle(
        width: look.lineWidth + growth, cap: .butt,
        dash: dash.isEmpty ? [] : SeriesPattern.wholeDashes(dash, in: Self.length(of: points))),
      color ?? look.color)
  }

  private static func length(of points: [Point]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Returns the runs of the line without the stretches on the feet of columns, which a wider line would cover; it reaches
  /// beyond the line by some points.
  func runsAboveFeet(reach: Double) -> [Range<Int>] {
    let feet = Set(chart.data.columns.map(chart.data.secondary.contains)).map {
      area.baseline(isSecondary: $0)
    }
    let most = look.lineWidth / 2 + reach
    func isLow(_ category: Int) -> Bool {
      positions[category].map { place in feet.contains { abs(place.y - $0) <= most } } ?? false
    }
    return runs.flatMap { run -> [Range<Int>] in
      run.dropLast().reduce(into: []) { parts, category in
        guard !isLow(category) || !isLow(category + 1) else { return }
        if let last = parts.last, last.upperBound == category + 1 {
          parts[parts.count - 1] = last.lowerBound..<category + 2
        } else {
          parts.append(category..<category + 2)
        }
      }
    }
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

  /// Returns the points of some categories in the background color, as far as they are drawn.
  func grounds(of categories: Set<Int>) -> [PlotShape] {
    let shown = shownCategories(of: positions.indices).filter(categories.contains)
      .compactMap { positions[$0] }
    guard !shown.isEmpty else { return [] }
    let radius = look.pointDiameter / 2
    return [
      look.pattern.map {
        .symbols(shown, $0.symbol.filled, radius: radius, chart.colors.background)
      } ?? .points(shown, radius: radius, chart.colors.background)
    ]
  }

  /// Returns the points of a run, dropping those too close to the previous point (stated:
  /// Docs/sources/charts.md#lines). If points are hidden, returns only those that would otherwise
  /// be invisible.
  func points(
    of stretch: Range<Int>, where isIncluded: (Int) -> Bool = { _ in true }
  ) -> [PlotShape] {
    let shown = shownCategories(of: stretch).filter(isIncluded)
    return points(at: shown.filter { !isRuled($0) }, look.pointColor ?? look.color)
      + look.ruleUses.flatMap { use in
        points(at: shown.filter(use.categories.contains), use.color)
      }
  }

  /// Whether a rule colors the point of a category.
  private func isRuled(_ category: Int) -> Bool {
    look.ruleUses.contains { $0.categories.contains(category) }
  }

  /// Returns the points of one color.
  private func points(at categories: [Int], _ color: RGBA) -> [PlotShape] {
    let known = categories.filter { !isHollow($0) }
    return filledPoints(at: known.compactMap { positions[$0] }, color)
      + hollowPoints(at: categories.filter(isHollow).compactMap { positions[$0] }, color)
  }

  private func filledPoints(at positions: [Point], _ color: RGBA) -> [PlotShape] {
    guard !positions.isEmpty else { return [] }
    let radius = look.pointDiameter / 2
    let shape = look.points(positions, radius: radius, color)
    // The line does not show in the hole of a symbol.
    guard let symbol = look.pattern?.symbol, symbol.isHollow else { return [shape] }
    return [.symbols(positions, symbol.filled, radius: radius, chart.colors.background), shape]
  }

  /// Returns whether a point is a forecast in a chart where no dashed line marks one of them.
  private func isHollow(_ category: Int) -> Bool {
    hollowsForecasts && look.forecastFrom.map { $0 <= category } ?? false
  }

  /// Returns points with a larger hole than a series' symbol has.
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
      if let last, !isRuled, last.distance(to: position) < look.pointDiameter + look.pointGap {
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
