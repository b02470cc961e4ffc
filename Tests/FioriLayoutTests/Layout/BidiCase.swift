import Testing

/// Characters, how deep each is nested in changes of direction, and how they are drawn.
struct BidiCase: Sendable, CustomTestStringConvertible {
  let text: String
  /// A digit a character.
  let levels: String
  let drawn: String

  init(_ text: String, _ levels: String, _ drawn: String) {
    self.text = text
    self.levels = levels
    self.drawn = drawn
  }

  var testDescription: String { "\(text) at \(levels)" }
}
