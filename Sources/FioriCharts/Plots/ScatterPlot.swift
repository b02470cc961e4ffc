import FioriElements
import FioriFrames

/// Points by two numbers.
struct ScatterPlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .numeric, isLoose: true, isFudged: true, showsNumericBaseline: true, hasPoints: true,
    options: [.categoryColors])

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { chart.horizontalPlaces }

  func content(in area: PlotArea) -> PlotContent { BubbleShapes(chart, area: area).content }
}
