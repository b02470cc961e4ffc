import Testing

/// A text that may be far longer than a line; a test's output has its beginning and its length.
struct LongText: Sendable, CustomTestStringConvertible {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var testDescription: String {
    "\(String(text.prefix(60)).debugDescription), \(text.utf8.count) bytes"
  }
}
