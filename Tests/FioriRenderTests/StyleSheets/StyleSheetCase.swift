import Testing

/// A sheet and what it says.
struct StyleSheetCase: Sendable, CustomTestStringConvertible {
  /// The sheet.
  let text: String
  /// Its outline.
  let lines: [String]

  init(_ text: String, _ lines: String...) {
    self.text = text
    self.lines = lines
  }

  /// The beginning of the sheet, in one line.
  var testDescription: String { String(text.debugDescription.prefix(120)) }
}
