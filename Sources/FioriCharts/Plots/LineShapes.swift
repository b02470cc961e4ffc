import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The lines of a chart with their areas and points, dimmed where something is chosen.
struct LineShapes {
  /// What is drawn under a line.
  enum Filling {
    case none
    /// The color at 40 % (stated: Docs/sources/charts.md#areas).
    case flat
    /// The color from 40 % at the plot's upper edge to nothing at its lower one (stated there).
    case fading
  }

  let chart: ChartElement
  let area: PlotArea
  let filling: Filling
  private let series: [LineSeriesShapes]

  init(
    _ chart: ChartElement, places: [Double], area: PlotArea, filling: Filling = .none,
    series drawn: [Int]? = nil
  ) {
    self.chart = chart
    self.area = area
    self.filling = filling
    series = (drawn ?? chart.data.drawnSeries).map { index in
      LineSeriesShapes(chart, index, places: places, area: area, filling: filling)
    }
  }

  var content: PlotContent {
    PlotContent(marks: marks, shapes: shapes)
  }

  var marks: [PlotMark] { series.flatMap(\.marks) }

  /// The lines in the order of their series; with something chosen they are pale, and what is
  /// chosen stands over them.
  var shapes: [PlotShape] {
    let lines = series.flatMap { line in clipped(line.lines) + line.points }
    let selection = LineSelection(chart, area: area, series: series, clipped: clipped)
    guard !selection.isEmpty else { return lines }
    return [.layer(clip: nil, opacity: Self.unselectedOpacity, lines)] + selection.shapes
  }

  /// Shapes cut off at the plot and half a line around it, so that a line along its edge is whole
  /// (Docs/sources/charts.md#lines).
  private func clipped(_ shapes: [PlotShape]) -> [PlotShape] {
    guard series.contains(where: \.leavesPlot) else { return shapes }
    let width = chart.data.drawnSeries.map { chart.series[$0].lineWidth }.max() ?? 0
    return [.layer(clip: area.bounds.insetBy(-width / 2), opacity: 1, shapes)]
  }

  /// Stated: Docs/sources/charts.md#selection.
  static let unselectedOpacity = 0.25
  /// Of an area (stated: Docs/sources/charts.md#areas).
  static let fillOpacity = 0.4

  /// From one end of the plot to the other; one alone stands at the first.
  static func places(of count: Int) -> [Double] {
    (0..<max(count, 0)).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}
