package import FioriBasics

/// A title above a number, where it goes, and a small chart of how it came there.
package struct HeaderChartElement: Hashable, Sendable {
  /// What stands before the chart.
  package enum Value: Hashable, Sendable {
    case kpi(KPIValueElement)
    case ring(Element)
  }

  /// What takes the room beside the value.
  package enum Plot: Hashable, Sendable {
    case chart(ChartElement)
    /// In the place of a chart that is still being loaded.
    case block(BlockElement)
  }

  package let kind: String
  package let title: TextElement?
  package let subtitle: TextElement?
  package let trend: LabelElement?
  package let value: Value?
  package let plot: Plot?
  /// Where a description gives the chart.
  package let plotOrigin: DescriptionPath

  package init(
    kind: String,
    title: TextElement?,
    subtitle: TextElement?,
    trend: LabelElement?,
    value: Value?,
    plot: Plot?,
    plotOrigin: DescriptionPath
  ) {
    self.kind = kind
    self.title = title
    self.subtitle = subtitle
    self.trend = trend
    self.value = value
    self.plot = plot
    self.plotOrigin = plotOrigin
  }
}
