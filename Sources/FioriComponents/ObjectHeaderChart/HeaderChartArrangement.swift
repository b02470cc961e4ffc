import FioriBasics
import FioriElements

/// A title above a number, where it goes, and a small chart of how it came there.
struct HeaderChartArrangement: Sendable {
  /// What stands before the chart.
  enum Value: Sendable {
    case kpi(KPIValueLine)
    case ring(Element)
  }

  /// What takes the room beside the value.
  enum Plot: Sendable {
    case chart(ChartElement)
    /// In the place of a chart that is still being loaded.
    case block(BlockElement)
  }

  let kind: String
  let title: TextElement?
  let subtitle: TextElement?
  let trend: LabelElement?
  let value: Value?
  let plot: Plot?
  /// Where a description gives the chart.
  let plotOrigin: DescriptionPath
}
