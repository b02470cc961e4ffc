import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout

/// A title above a number, its trend and a small chart of its history.
struct HeaderChartArrangement: Sendable {
  /// The part before the chart.
  enum Value: Sendable {
    case kpi(KPIValueLine)
    case ring(Element)
  }

  /// The part that takes the space next to the value.
  enum Plot: Sendable {
    case chart(ChartElement)
    /// A block in place of a chart that is still loading.
    case block(BlockElement)
  }

  let kind: String
  let title: TextElement?
  let subtitle: TextElement?
  let trend: LabelElement?
  /// Whether the chart is below the number, which takes the width: at sizes where neither fits beside
  /// the other.
  var isStacked: Bool
  /// Whether the view is as wide as its place: below the texts of a header, where nothing is beside it.
  var fillsWidth = false
  /// The height of a chart beside the number with its labels, in points.
  var rowHeight = HeaderChartMetrics.plotHeight
  /// The height that the plot of a chart beside the number has at least, in points; `nil` where it may be lower.
  var leastPlotHeight: Double?
  let value: Value?
  let plot: Plot?
  /// The chart's path in the description.
  let plotOrigin: DescriptionPath
}
