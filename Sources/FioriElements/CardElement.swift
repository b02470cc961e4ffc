package import FioriBasics
package import FioriModel

/// A card: a head line, a line that tells what it counts, and a body that takes what is left.
package struct CardElement: Hashable, Sendable {
  /// What fills a card.
  package enum Body: Hashable, Sendable {
    case none
    case chart(ChartElement)
    case value(KPIValueElement)
    case ring(RingElement)
  }

  package let kind: String
  package let size: Size
  package let decoration: Decoration
  package let title: TextElement
  package let status: TextElement?
  /// On the second line, at the side where reading starts.
  package let value: KPIValueElement?
  /// On the second line, at its other end.
  package let trend: LabelElement?
  package let legend: [ChartElement.LegendEntry]
  package let body: Body

  package init(
    kind: String,
    size: Size,
    decoration: Decoration,
    title: TextElement,
    status: TextElement?,
    value: KPIValueElement?,
    trend: LabelElement?,
    legend: [ChartElement.LegendEntry],
    body: Body
  ) {
    self.kind = kind
    self.size = size
    self.decoration = decoration
    self.title = title
    self.status = status
    self.value = value
    self.trend = trend
    self.legend = legend
    self.body = body
  }
}
