import FioriBasics
package import FioriModel

extension ValueReader where Value == CardFact {
  /// A figure beside a card's number.
  package static let cardFact = object(
    "fact", "A figure beside a card's number, such as its target.",
    examples: [["title": "Target", "value": "280k"]],
    over: CardFact(title: "", value: ""), taking: CardFact.parameters, CardFact.properties)
}
