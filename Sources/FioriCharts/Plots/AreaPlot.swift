import FioriElements
import FioriFrames
import FioriModel

/// Lines above areas that are filled down to the baseline.
struct AreaPlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .upright, options: [.secondaryAxis, .lines, .fills, .categories])

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { LineShapes.places(of: chart.data.categoryCount) }

  func content(in area: PlotArea) -> PlotContent {
    LineShapes(chart, places: places, area: area, filling: .flat).content
  }
}
