import FioriElements
import FioriFrames
import FioriModel

/// A type of chart with columns or bars, in a cluster for each category.
protocol ClusterPlot: AxisPlot {}

extension ClusterPlot {
  var places: [Double] { ClusterLaw(count: chart.data.categoryCount).centers }

  var overhangs: MarkOverhangs { MarkOverhangs() }

  /// A column for each value, those of a category beside each other.
  fileprivate func clustered(in area: PlotArea) -> PlotContent {
    let series = chart.data.drawnSeries
    let bars = ColumnStack.clustered(chart.data, series: series) { _ in area.primary }
    return ColumnShapes(
      chart: chart, area: area, bars: bars, slotCount: series.count,
      isHorizontal: Self.traits.isLying
    ).content
  }

  /// A column for each category, of parts on top of each other.
  fileprivate func stacked(in area: PlotArea) -> PlotContent {
    let bars = ColumnStack.stacked(
      chart.data, series: chart.data.drawnSeries, ticks: area.primary)
    return ColumnShapes(
      chart: chart, area: area, bars: bars, slotCount: 1, isHorizontal: Self.traits.isLying
    ).content
  }
}

/// Columns beside each other, a cluster for each category.
struct ColumnPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .upright, standsAtSides: false)

  let chart: ChartElement

  func content(in area: PlotArea) -> PlotContent { clustered(in: area) }
}

/// Columns on top of each other, those below zero under each other.
struct StackedColumnPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .upright, standsAtSides: false, valuePlace: .inside)

  let chart: ChartElement

  func content(in area: PlotArea) -> PlotContent { stacked(in: area) }
}

/// Columns that lie, the first category and in it the first series on top.
struct BarPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .lying, standsAtSides: false, marksZero: true)

  let chart: ChartElement

  func content(in area: PlotArea) -> PlotContent { clustered(in: area) }
}

/// Bars in a row, those below zero on the other side.
struct StackedBarPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .lying, standsAtSides: false, valuePlace: .inside)

  let chart: ChartElement

  func content(in area: PlotArea) -> PlotContent { stacked(in: area) }
}

/// Columns, and lines over the middles of their clusters.
struct ComboPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .upright, standsAtSides: false)

  let chart: ChartElement

  private var columns: [Int] { chart.data.drawnSeries.filter(chart.data.columns.contains) }
  private var lines: [Int] { chart.data.drawnSeries.filter { !chart.data.columns.contains($0) } }

  var overhangs: MarkOverhangs { .lines(lines, of: chart, standAtSides: false) }

  func content(in area: PlotArea) -> PlotContent {
    let (data, columns) = (chart.data, columns)
    let bars = ColumnStack.clustered(data, series: columns) { series in
      data.secondary.contains(series) ? area.secondary : area.primary
    }
    let set = ColumnShapes(chart: chart, area: area, bars: bars, slotCount: columns.count)
    let lines = LineShapes(chart, places: places, area: area, series: lines)
    let marks = (set.marks + lines.marks).sorted {
      ($0.series, $0.category) < ($1.series, $1.category)
    }
    return PlotContent(marks: marks, shapes: (columns.isEmpty ? [] : set.shapes) + lines.shapes)
  }
}
