import Testing

/// A text, the ems that its lines have, and what becomes of it.
struct LineBreakCase: Sendable, CustomTestStringConvertible {
  let text: String
  let width: Double
  let limit: Int
  /// The lines without the white space at their ends.
  let lines: [String]
  let isCut: Bool

  init(
    _ text: String, width: Double, limit: Int = 0, _ lines: [String], isCut: Bool = false
  ) {
    self.text = text
    self.width = width
    self.limit = limit
    self.lines = lines
    self.isCut = isCut
  }

  var testDescription: String { "\(text.debugDescription) in \(width)" }
}
