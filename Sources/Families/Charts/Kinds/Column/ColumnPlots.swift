import FioriLayout
import FioriModel

/// A type of chart with a cluster of columns or bars for each category.
protocol ClusterPlot: AxisPlot {}

extension ClusterPlot {
  var positions: [Double] { ClusterGeometry(chart).centers }

  var overhangs: MarkOverhangs { MarkOverhangs() }

  /// Returns a column for each value, with the columns of a category side by side.
  fileprivate func clustered(in area: PlotArea) -> PlotContent {
    let series = chart.data.drawnSeries
    let bars = ColumnStack.clustered(chart.data, series: series) { _ in area.primary }
    return ColumnShapes(
      chart: chart, area: area, bars: bars, slotCount: series.count,
      isHorizontal: Self.traits.isHorizontal
    ).content
  }

  /// Returns a column of stacked parts for each category.
  fileprivate func stacked(in area: PlotArea) -> PlotContent {
    let bars = ColumnStack.stacked(
      chart.data, series: chart.data.drawnSeries, ticks: area.primary)
    return ColumnShapes(
      chart: chart, area: area, bars: bars, slotCount: 1, isHorizontal: Self.traits.isHorizontal
    ).content
  }
}

/// Columns side by side, with a cluster for each category.
struct ColumnPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .vertical, reachesSides: false)

  let chart: ChartElement

  func content(in area: PlotArea) -> PlotContent { clustered(in: area) }
}

/// Stacked columns, with negative values stacked downward.
struct StackedColumnPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .vertical, reachesSides: false, valuePosition: .inside)

  let chart: ChartElement

  func content(in area: PlotArea) -> PlotContent { stacked(in: area) }
}

/// Horizontal bars, with the first category on top, and in it the first series.
struct BarPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .horizontal, reachesSides: false)

  let chart: ChartElement

  func content(in area: PlotArea) -> PlotContent { clustered(in: area) }
}

/// Stacked bars, with negative values on the other side.
struct StackedBarPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .horizontal, reachesSides: false, valuePosition: .inside)

  let chart: ChartElement

  func content(in area: PlotArea) -> PlotContent { stacked(in: area) }
}

/// Columns, and lines over the centers of their clusters.
struct ComboPlot: ClusterPlot {
  static let traits = AxisTraits(axes: .vertical, reachesSides: false)

  let chart: ChartElement

  private var columns: [Int] { chart.data.drawnSeries.filter(chart.data.columns.contains) }
  private var lines: [Int] { chart.data.drawnSeries.filter { !chart.data.columns.contains($0) } }

  var overhangs: MarkOverhangs { .lines(lines, of: chart, reachesSides: false) }

  func content(in area: PlotArea) -> PlotContent {
    let (data, columns) = (chart.data, columns)
    let bars = ColumnStack.clustered(data, series: columns) { series in
      data.secondary.contains(series) ? area.secondary : area.primary
    }
    let set = ColumnShapes(chart: chart, area: area, bars: bars, slotCount: columns.count)
    let lines = LineShapes(chart, positions: positions, area: area, series: lines)
    let marks = (set.marks + lines.marks).sorted {
      ($0.series, $0.category) < ($1.series, $1.category)
    }
    let halos = lines.halos
    let edges: [PlotShape] =
      columns.isEmpty || halos.isEmpty ? [] : [.within(set.set.withoutEnds, halos)]
    let fills = columns.isEmpty ? [] : lines.selectedFills
    return PlotContent(
      marks: marks,
      shapes: (fills.isEmpty ? [] : [.moving(lines.motion, fills)])
        + (columns.isEmpty ? [] : set.shapes)
        + [.moving(lines.motion, edges + lines.shapes(withSelectedFills: columns.isEmpty))],
      beyond: set.beyond + lines.beyond)
  }
}
