import FioriElements

extension TextElement {
  /// The text in one line, as the texts of cards and of a header's chart are (stated:
  /// Docs/sources/cards.md#parts, Docs/sources/headers.md#chart-view).
  var inOneLine: TextElement {
    var element = self
    element.lineLimit = 1
    return element
  }
}
