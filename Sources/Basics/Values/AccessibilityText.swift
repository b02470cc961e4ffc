/// The text that describes a view to screen readers.
public struct AccessibilityText: Hashable, Sendable {
  /// The subject of the view, as short as a heading.
  public let title: String
  /// The whole description, in the order a screen reader reads it.
  public let text: String

  /// Creates a text, without the characters that a label cannot show.
  package init(title: String, text: String) {
    self.title = TextSanitizer.sanitized(title)
    self.text = TextSanitizer.sanitized(text)
  }

  /// The description on one line, or the title if it is empty.
  package var line: String {
    (text.isEmpty ? title : text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Joins parts with a separator, or as sentences with `.`; parts that already end in punctuation
  /// get no separator. Bidirectional controls end with their part.
  package static func joined(_ parts: [String], by separator: Character) -> String {
    let parts = parts.map(BidirectionalControls.completed)
    return parts.dropFirst().reduce(parts.first ?? "") { text, part in
      let hasEnd = text.last.map(Self.ends.contains) ?? false
      return text + (hasEnd ? " " : "\(separator) ") + part
    }
  }

  private static let ends: [Character] = [".", "!", "?", "…", "。", "؟"]
}
