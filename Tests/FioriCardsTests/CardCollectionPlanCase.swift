import Testing

/// A screen's width, and the cards that flow on it.
struct CardCollectionPlanCase: Sendable, CustomTestStringConvertible {
  let width: Double
  let columns: Int
  let card: Double

  init(_ width: Double, _ columns: Int, _ card: Double) {
    self.width = width
    self.columns = columns
    self.card = card
  }

  var testDescription: String { "\(width)" }
}
