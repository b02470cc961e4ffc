import FioriElements
import FioriFrames
import FioriModel

/// Columns that lie, the first category and in it the first series on top.
struct BarPlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .lying, zeroBase: .always, showsCategoryBaseline: false,
    options: [.categoryColors, .valueLabels, .cornerRadius, .categories])

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { ClusterLaw(count: chart.data.categoryCount).centers }

  func content(in area: PlotArea) -> PlotContent {
    let series = chart.data.drawnSeries
    let bars = ColumnStack.clustered(chart.data, series: series) { _ in area.primary }
    return ColumnShapes(
      chart: chart, area: area, bars: bars, slotCount: series.count, isHorizontal: true
    ).content
  }
}
