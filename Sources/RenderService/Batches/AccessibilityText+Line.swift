import FioriRender

extension AccessibilityText {
  /// All that is said, on one line; of a view that says nothing, what it is.
  package var line: String {
    (text.isEmpty ? title : text).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
