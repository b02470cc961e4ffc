import Testing

/// A text, the room that it has, and how it is drawn.
struct TextLayoutCase: Sendable, CustomTestStringConvertible {
  let text: String
  /// Points; a character has ten.
  let width: Double
  let limit: Int
  let lines: [String]

  init(_ text: String, width: Double, limit: Int, _ lines: [String]) {
    self.text = text
    self.width = width
    self.limit = limit
    self.lines = lines
  }

  var testDescription: String { "\(text.debugDescription) in \(width), \(limit) lines" }
}
