import FioriElements
import FioriFrames
import FioriModel

/// Columns on top of each other, those below zero under each other.
struct StackedColumnPlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .upright, zeroBase: .always, isLoose: true, isFudged: true,
    options: [.categoryColors, .valueLabels, .cornerRadius, .categories])

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { ClusterLaw(count: chart.data.categoryCount).centers }

  func content(in area: PlotArea) -> PlotContent {
    let bars = ColumnStack.stacked(
      chart.data, series: chart.data.drawnSeries, ticks: area.primary)
    return ColumnShapes(chart: chart, area: area, bars: bars, slotCount: 1).content
  }
}
