import FioriElements
import FioriFrames
import FioriModel

/// Points joined by lines.
struct LinePlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .upright, options: [.secondaryAxis, .lines, .categories])

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { LineShapes.places(of: chart.data.categoryCount) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(chart, places: places, area: area).content
  }
}
