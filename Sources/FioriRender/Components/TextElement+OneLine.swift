extension TextElement {
  /// The text in one line, as the texts of cards and of a header's chart are (stated: facts,
  /// cards-charts §6.1 and §7).
  var inOneLine: TextElement {
    var element = self
    element.lineLimit = 1
    return element
  }
}
