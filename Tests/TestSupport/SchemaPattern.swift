import Foundation

/// A regular expression of a schema, which may be found anywhere in a text.
struct SchemaPattern: Sendable {
  let text: String
  private let expression: NSRegularExpression

  init(_ text: String) throws {
    self.text = text
    expression = try NSRegularExpression(pattern: text)
  }

  func matches(_ text: String) -> Bool {
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: range) != nil
  }
}
