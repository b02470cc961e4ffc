import FioriBasics
import FioriLayout
import FioriModel

/// A type of chart with circles placed by two numbers. None is cut, like the points of lines (chosen:
/// Docs/sources/charts.md#bubbles).
protocol CirclesPlot: AxisPlot {}

extension CirclesPlot {
  static var traits: AxisTraits { AxisTraits(axes: .numeric, reachesSides: true) }

  /// The places of the ticks of the bottom edge, from lowest to highest.
  var positions: [Double] {
    guard let ticks = chart.horizontal?.ticks else { return [] }
    return ticks.values.reversed().map(ticks.position)
  }

  var overhangs: MarkOverhangs {
    // The plot, whose side sets the size of bubbles, is not larger than the chart.
    let side = min(chart.size.width, chart.size.height)
    return .points(of: chart) { bubble in
      // Beyond the plot, only the mark of a break is drawn.
      (0...1).contains(bubble.x) && (0...1).contains(bubble.y)
        ? BubbleShapes.radius(of: bubble, side: side) : BubbleShapes.pointRadius
    }
  }

  func content(in area: PlotArea) -> PlotContent { BubbleShapes(chart, area: area).content }
}

struct ScatterPlot: CirclesPlot {
  let chart: ChartElement
}

/// Circles with a third number for their area.
struct BubblePlot: CirclesPlot {
  let chart: ChartElement
}

/// The circles of a scatter or bubble chart.
struct BubbleShapes {
  private let chart: ChartElement
  private let area: PlotArea
  private let circles: [Circle]
  /// The rows of the marks of circles beyond the plot, by the index of the circle.
  private let breakRows: [Int: Int]

  /// A circle in points.
  private struct Circle {
    let series: Int
    let category: Int
    let value: Double
    let center: Point
    let radius: Double
    /// Whether it is a point of a scatter chart, whose size means nothing.
    let isPoint: Bool
  }

  init(_ chart: ChartElement, area: PlotArea) {
    self.chart = chart
    self.area = area
    let side = min(area.size.width, area.size.height)
    let circles = chart.data.drawnSeries.flatMap { series in
      chart.bubbles[series].enumerated().compactMap { category, bubble -> Circle? in
        guard let bubble, let point = chart.data.point(series, category) else { return nil }
        return Circle(
          series: series, category: category, value: point.y,
          center: Point(x: area.x(bubble.x), y: (1 - bubble.y) * area.size.height),
          radius: Self.radius(of: bubble, side: side),
          isPoint: bubble.radius == nil)
      }
    }
    self.circles = circles
    breakRows = Self.breakRows(of: circles, chart.data.drawnSeries, in: area.size)
  }

  /// Returns the radius that a circle is drawn with in a plot whose shorter side is `side`; 0 of a bubble without a
  /// positive size.
  static func radius(of bubble: ChartElement.Bubble, side: Double) -> Double {
    guard let share = bubble.radius else { return pointRadius }
    return share > 0 ? max(share * side, leastRadius) : 0
  }

  /// Returns the rows of the marks of circles beyond the plot; the marks of a series are together.
  private static func breakRows(
    of circles: [Circle], _ series: [Int], in plot: Size
  ) -> [Int: Int] {
    let groups = series.map { series in
      circles.map { $0.series == series ? $0.center : nil }
    }
    return BreakRows(groups, in: plot).rows.reduce(into: [:]) { all, rows in
      all.merge(rows) { row, _ in row }
    }
  }

  var content: PlotContent {
    let marks = circles.map { circle in
      PlotMark(
        series: circle.series, category: circle.category, value: circle.value,
        frame: Rect(origin: circle.center, size: .zero)
          .centered(Size(width: circle.radius * 2, height: circle.radius * 2)))
    }
    return PlotContent(
      marks: marks,
      shapes: shapes + breaks,
      beyond: circles.enumerated().compactMap { index, circle in
        PlotOverflow(
          position: 1 - circle.center.y / max(area.size.height, 1e-9), isSecondary: false,
          isMarked: breakRows[index] != nil)
      })
  }

  /// The marks of circles beyond the upper and the lower edge.
  private var breaks: [PlotShape] {
    circles.enumerated().compactMap { index, circle in
      breakRows[index].map {
        BreakMark.shape(
          at: circle.center, row: $0, in: area.size, chart.series[circle.series].color)
      }
    }
  }

  /// The circles with their center inside the plot, the largest first, so that none covers a smaller one. Selected
  /// circles are on top; a single one has a crosshair.
  private var shapes: [PlotShape] {
    let drawn = circles.enumerated().filter { isInside($1.center) && $1.radius > 0 }
      .sorted { ($1.element.radius, $0.offset) < ($0.element.radius, $1.offset) }.map(\.element)
    guard !chart.selections.isEmpty else { return drawn.flatMap { shapes(of: $0, Self.opacity) } }
    let isChosen: (Circle) -> Bool = {
      chart.isChosen(series: $0.series, category: $0.category)
    }
    let chosen = drawn.filter(isChosen)
    let others = drawn.filter { !isChosen($0) }
    return others.flatMap { shapes(of: $0, Self.unselectedOpacity) }
      + (chosen.count == 1 ? chosen.flatMap(cross) : []) + chosen.flatMap { shapes(of: $0, 1) }
  }

  /// Returns a circle, which grows from its center.
  private func shapes(of circle: Circle, _ opacity: Double) -> [PlotShape] {
    [.moving(.growth(from: circle.center, .both), stillShapes(of: circle, opacity))]
  }

  /// Returns a circle; without color, a bubble has its hatching, and a point is its symbol.
  private func stillShapes(of circle: Circle, _ opacity: Double) -> [PlotShape] {
    let look = chart.series[circle.series]
    let color = look.color(at: circle.category).fadedTo(opacity)
    if circle.isPoint, let symbol = look.pattern?.symbol {
      return [.symbols([circle.center], symbol, radius: circle.radius, color)]
    }
    let shape = PlotShape.circle(center: circle.center, radius: circle.radius, color)
    let hatching = look.hatching(at: circle.category)
    guard hatching != .none else { return [shape] }
    return [shape, .hatching(hatching, over: [shape], chart.colors.background)]
  }

  /// Returns the lines through a circle from edge to edge of the plot.
  private func cross(through circle: Circle) -> [PlotShape] {
    let color = chart.colors.cross
    return [
      .rule(
        Rule(
          isHorizontal: true, position: circle.center.y, start: 0, end: area.size.width,
          color: color)),
      .rule(
        Rule(
          isHorizontal: false, position: circle.center.x, start: 0, end: area.size.height,
          color: color)),
    ]
  }

  private func isInside(_ point: Point) -> Bool {
    (-0.001...area.size.width + 0.001).contains(point.x)
      && (-0.001...area.size.height + 0.001).contains(point.y)
  }

  /// In points (stated: Docs/sources/charts.md#bubbles).
  static let pointRadius = 5.0
  /// The least radius of a bubble, which could not be seen otherwise, in points (chosen there).
  static let leastRadius = 1.5
  /// Stated: Docs/sources/charts.md#bubbles.
  private static let opacity = 0.8
  /// Stated: Docs/sources/charts.md#selection.
  private static let unselectedOpacity = 0.25
}
