import FioriElements
import FioriFrames
import FioriModel

/// Columns, and lines over the middles of their clusters.
struct ComboPlot: AxisPlot {
  static let traits = PlotTraits(
    axes: .upright, isFudged: true,
    options: [
      .secondaryAxis, .columns, .categoryColors, .valueLabels, .cornerRadius, .lines, .categories,
    ])

  let chart: ChartElement

  init(_ chart: ChartElement) { self.chart = chart }

  var places: [Double] { ClusterLaw(count: chart.data.categoryCount).centers }

  func content(in area: PlotArea) -> PlotContent {
    let data = chart.data
    let columns = data.drawnSeries.filter { data.columns.contains($0) }
    let bars = ColumnStack.clustered(data, series: columns) { series in
      data.secondary.contains(series) ? area.secondary : area.primary
    }
    let set = ColumnShapes(chart: chart, area: area, bars: bars, slotCount: columns.count)
    let lines = LineShapes(
      chart, places: places, area: area,
      series: data.drawnSeries.filter { !data.columns.contains($0) })
    let marks = (set.marks + lines.marks).sorted {
      ($0.series, $0.category) < ($1.series, $1.category)
    }
    return PlotContent(marks: marks, shapes: (columns.isEmpty ? [] : set.shapes) + lines.shapes)
  }
}
