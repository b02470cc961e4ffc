extension StyledText {
  /// The text with spaces instead of line breaks.
  package var inOneLine: StyledText {
    guard string.contains(where: \.isNewline) else { return self }
    var text = self
    for index in text.runs.indices {
      text.runs[index].text = String(text.runs[index].text.map { $0.isNewline ? " " : $0 })
    }
    return text
  }
}
