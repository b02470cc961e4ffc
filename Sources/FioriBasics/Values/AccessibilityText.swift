/// A view in words, for those who do not see it.
public struct AccessibilityText: Hashable, Sendable {
  /// What the view is about, as short as a heading.
  public let title: String
  /// All that it says, in the order in which a screen reader reads it.
  public let text: String

  /// A text without what a label cannot show.
  package init(title: String, text: String) {
    self.title = TextSanitizer.sanitized(title)
    self.text = TextSanitizer.sanitized(text)
  }

  /// All that is said, on one line; of a view that says nothing, what it is.
  package var line: String {
    (text.isEmpty ? title : text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Parts as a list, or as sentences with `.` for a separator; a part that has an end of its own gets
  /// no other.
  package static func joined(_ parts: [String], by separator: Character) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { text, part in
      let hasEnd = text.last.map(Self.ends.contains) ?? false
      return text + (hasEnd ? " " : "\(separator) ") + part
    }
  }

  private static let ends: Set<Character> = [".", "!", "?", "…", "。", "؟"]
}
