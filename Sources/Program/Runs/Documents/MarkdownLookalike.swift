import FioriRender

/// A text that was meant to be a block but is not: misspelled, or in the form of another tool.
enum MarkdownLookalike {
  /// Returns the error in the words after a fence, such as `fioro sales` or `{fiori}`; `nil` for other
  /// fences.
  static func problem(ofInfo info: String) -> Message? {
    var words = info.split(whereSeparator: \.isWhitespace)
    if words.first?.lowercased() == "json" { words.removeFirst() }
    guard let word = words.first, isMeant(word) else { return nil }
    return .unknownFence(word)
  }

  /// Returns the error in a comment of a word and a path or a description, from the word to the end of the
  /// comment; `nil` for other comments.
  static func problem(ofComment inside: some StringProtocol) -> Message? {
    let text = Substring(inside)
    let content = text.firstRange(of: MarkdownMarker.hiddenBlockEnd).map { text[..<$0.lowerBound] }
    let words = (content ?? text).split(whereSeparator: \.isWhitespace)
    // A block that someone has put into a comment is not meant to be drawn.
    guard words.count > 1, !["`", "~"].contains(words[0].first), isMeant(words[0]) else {
      return nil
    }
    if words[1].hasPrefix("{") {
      return .missingNameOfBlock(words[0])
    }
    guard words[1].lowercased().hasSuffix(".json"), !words[1].contains("=") else { return nil }
    return .misplacedPathOfBlock(words[0], path: words.dropFirst().joined(separator: " "))
  }

  /// Returns the error in a line such as `:::{fiori} sales.json` or `.. fiori:: sales.json`; `nil` for
  /// other lines.
  static func problem(ofDirective line: String) -> Message? {
    guard let mark = [":::", ".. "].first(where: line.hasPrefix),
      let word = line.dropFirst(mark.count).split(whereSeparator: \.isWhitespace).first,
      mark == ":::" || word.hasSuffix("::"), isMeant(word)
    else { return nil }
    return .directiveIsNotDrawn
  }

  /// Whether a word is `fiori` with other characters around it, or misspelled.
  private static func isMeant(_ word: Substring) -> Bool {
    guard let letters = word.split(whereSeparator: { !$0.isLetter }).first else { return false }
    return (4...6).contains(letters.count)
      && Suggestion.nearest(to: String(letters), among: [MarkdownMarker.block]) != nil
  }
}
