import Testing

@testable import TestSupport

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

  /// The sheet, as the test report shows it.
  var testDescription: String { LongText(text).testDescription }
}
