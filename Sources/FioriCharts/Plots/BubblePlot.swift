import FioriElements
import FioriFrames

/// Circles by two numbers, and a third for their area.
struct BubblePlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .numeric, isLoose: true, isFudged: true, showsNumericBaseline: true, hasPoints: true,
    options: [.categoryColors])

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { chart.horizontalPlaces }

  func content(in area: PlotArea) -> PlotContent { BubbleShapes(chart, area: area).content }
}
