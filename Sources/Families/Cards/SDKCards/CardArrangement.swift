import FioriBasics
import FioriCharts
import FioriKPI
package import FioriLayout
import FioriModel

/// A card: a head line, a line for the value, and a body that takes the remaining room.
struct CardArrangement: Sendable {
  /// The body of a card.
  enum Body: Sendable {
    case none
    case chart(ChartElement)
    case value(KPIValueLine)
    case ring(RingElement)
  }

  let kind: String
  /// The size in points; the least one of a card that grows.
  var size: Size
  /// Whether the card grows for a chart that has no room.
  let grows: Bool
  let decoration: Decoration
  let title: TextElement
  let status: TextElement?
  /// The value on the second line, at the side where reading starts.
  let value: KPIValueLine?
  /// The trend on the second line, at the other end.
  let trend: LabelElement?
  let facts: CardFacts?
  /// The text below the number and the facts.
  let details: TextElement?
  let legend: [ChartElement.LegendEntry]
  /// The path of the names in the legend.
  let legendPath: DescriptionPath
  /// The text for the titles that do not fit into the legend, with a place for their number.
  let moreSeries: String
  let body: Body
}

extension Element {
  /// Returns a card with a number of a height in points; `nil` for anything else.
  package func card(height: Double) -> Element? {
    guard case .arrangement(let arrangement) = self, var card = arrangement as? CardArrangement
    else { return nil }
    card.size.height = height
    return .arrangement(card)
  }
}
