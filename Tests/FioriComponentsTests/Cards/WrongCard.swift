import Testing

/// A view in the horizon look, and what is said of it, each line without the file's name and place.
struct WrongCard: Sendable, CustomTestStringConvertible {
  let view: String
  let lines: [String]

  init(view: String, _ lines: String...) {
    self.view = view
    self.lines = lines
  }

  /// A card of a type with a title.
  init(_ type: String, _ keys: String, _ lines: String...) {
    view = "{\"type\":\"\(type)\",\"title\":\"A\",\(keys)}"
    self.lines = lines
  }

  /// A collection of a card.
  init(inCollection card: String, _ lines: String...) {
    view = "{\"type\":\"cardCollection\",\"cards\":[\(card)]}"
    self.lines = lines
  }

  var testDescription: String { view }

  var json: String { "{\"environment\":{\"generation\":\"horizon\"},\"view\":\(view)}" }
}
