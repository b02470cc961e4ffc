import FioriBasics
import FioriElements
import FioriModel

/// A card: a head line, a line that tells what it counts, and a body that takes what is left.
struct CardArrangement: Sendable {
  /// What fills a card.
  enum Body: Sendable {
    case none
    case chart(ChartElement)
    case value(KPIValueLine)
    case ring(RingElement)
  }

  let kind: String
  let size: Size
  let decoration: Decoration
  let title: TextElement
  let status: TextElement?
  /// On the second line, at the side where reading starts.
  let value: KPIValueLine?
  /// On the second line, at its other end.
  let trend: LabelElement?
  let legend: [ChartElement.LegendEntry]
  let body: Body
}
