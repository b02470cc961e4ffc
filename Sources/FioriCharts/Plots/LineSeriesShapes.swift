import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The line of one series: its unbroken runs, what is under them, and its points.
struct LineSeriesShapes {
  let series: Int
  private let chart: ChartElement
  private let area: PlotArea
  private let filling: LineShapes.Filling
  private let look: ChartElement.Series
  private let isSecondary: Bool
  /// By category; `nil`: no value.
  let places: [Point?]
  /// Stretches of categories that all have a value.
  let runs: [Range<Int>]

  init(
    _ chart: ChartElement, _ series: Int, places: [Double], area: PlotArea,
    filling: LineShapes.Filling
  ) {
    let isSecondary = chart.data.secondary.contains(series)
    self.chart = chart
    self.series = series
    self.area = area
    self.filling = filling
    self.isSecondary = isSecondary
    look = chart.series[series]
    let points = zip(chart.data.values[series], places).map { value, share in
      value.map { Point(x: area.x(share), y: area.y($0, isSecondary: isSecondary)) }
    }
    self.places = points
    runs = LineRuns.ranges(of: points)
  }

  var marks: [PlotMark] {
    let size = Size(width: look.pointDiameter, height: look.pointDiameter)
    return places.enumerated().compactMap { category, place in
      guard let place, let value = chart.data.values[series][category] else { return nil }
      return PlotMark(
        series: series, category: category, value: value,
        frame: Rect(origin: place, size: .zero).centered(size))
    }
  }

  /// The lines with their areas.
  var lines: [PlotShape] {
    runs.filter { $0.count > 1 }.flatMap { run in
      fills(of: run, opacity: LineShapes.fillOpacity, filling) + [line(of: run)]
    }
  }

  func line(of run: Range<Int>) -> PlotShape {
    .line(
      places[run].compactMap(\.self), StrokeStyle(width: look.lineWidth, cap: .butt), look.color)
  }

  /// The area under a stretch of the line.
  func fills(
    of run: Range<Int>, opacity: Double, _ filling: LineShapes.Filling
  ) -> [PlotShape] {
    let points = places[run].compactMap(\.self)
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

  /// The gradient of the whole plot where it meets a height.
  private func faded(at y: Double, _ opacity: Double) -> RGBA {
    let share = area.size.height > 0 ? 1 - y / area.size.height : 0
    return look.fill.fadedTo(opacity * min(max(share, 0), 1))
  }

  /// The points that are drawn.
  var points: [PlotShape] { points(of: places.indices) }

  /// The points of a stretch: none too near to the one before (stated:
  /// Docs/sources/charts.md#lines), where they are hidden those that would else not be seen.
  func points(of stretch: Range<Int>) -> [PlotShape] {
    let alone = Set(runs.filter { $0.count == 1 }.map(\.lowerBound))
    var last: Point?
    var shown: [Point] = []
    for category in stretch {
      guard let place = places[category], !look.hidesPoints || alone.contains(category),
        isInside(place)
      else { continue }
      if let last, last.distance(to: place) < look.pointDiameter + Self.pointGap { continue }
      shown.append(place)
      last = place
    }
    return shown.isEmpty ? [] : [.points(shown, radius: look.pointDiameter / 2, look.color)]
  }

  /// Whether the line reaches beyond the plot's upper or lower edge.
  var leavesPlot: Bool { places.contains { $0.map { !isInside($0) } ?? false } }

  /// Chosen: a point whose value lies beyond explicit ends of the axis would stand on its labels
  /// (Docs/sources/charts.md#lines).
  private func isInside(_ place: Point) -> Bool {
    (-0.001...area.size.height + 0.001).contains(place.y)
  }

  /// Points (stated: Docs/sources/charts.md#lines).
  private static let pointGap = 2.0
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
