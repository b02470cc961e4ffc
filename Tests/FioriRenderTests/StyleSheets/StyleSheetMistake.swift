import FioriRender
import Testing

/// A wrong sheet and all that is to be said of it.
struct StyleSheetMistake: Sendable, CustomTestStringConvertible {
  /// The sheet.
  let text: String
  /// `LINE:COLUMN message`.
  let lines: [String]

  init(_ text: String, _ lines: String...) {
    self.text = text
    self.lines = lines
  }

  /// What is said.
  var found: [String] { StyleSheet(text).complaints }

  /// The sheet, as the test report shows it.
  var testDescription: String { text.debugDescription }
}
