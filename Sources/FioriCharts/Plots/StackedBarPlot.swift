import FioriElements
import FioriFrames
import FioriModel

/// Bars in a row, those below zero on the other side.
struct StackedBarPlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .lying, zeroBase: .always, showsCategoryBaseline: false,
    options: [.categoryColors, .valueLabels, .cornerRadius, .categories])

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { ClusterLaw(count: chart.data.categoryCount).centers }

  func content(in area: PlotArea) -> PlotContent {
    let bars = ColumnStack.stacked(
      chart.data, series: chart.data.drawnSeries, ticks: area.primary)
    return ColumnShapes(
      chart: chart, area: area, bars: bars, slotCount: 1, isHorizontal: true
    ).content
  }
}
