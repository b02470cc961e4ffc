extension StyleSheetParser {
  /// Reads `@media` and its options, up to the `{`.
  mutating func readMedia() {
    guard !blocks.isEmpty else { return readMedia(isKept: true) }
    if closeIfEndIsMissing(upTo: endOfHead()) { return }
    report(.mediaInMedia, at: index)
    readMedia(isKept: false)
  }

  /// Reads a media block; if `isKept` is false, its contents belong to the enclosing block.
  mutating func readMedia(isKept: Bool) {
    let begin = index
    index += 1
    var options: [StyleSheet.MediaBlock.Option] = []
    repeat {
      guard let option = readOption(isFirst: options.isEmpty) else { return recover(from: begin) }
      options.append(option)
    } while readAnd()
    readMediaBrace(begin, isKept ? options : [])
  }

  private mutating func readAnd() -> Bool {
    guard tokens.isText("and", at: index) else { return false }
    index += 1
    return true
  }

  private mutating func readMediaBrace(
    _ begin: Int, _ options: [StyleSheet.MediaBlock.Option]
  ) {
    if token.kind == .openBrace { return open(.media(options), at: begin) }
    if token.kind == .word, tokens.kind(index + 1) != .openParenthesis {
      report(.noBlockAfterMedia, at: tokens.positionBehind(index - 1))
      return open(.media(options), at: begin)
    }
    report(.expectedAnd(found: tokens.shown(index)), at: index)
    recover(from: begin)
  }

  private mutating func readOption(isFirst: Bool) -> StyleSheet.MediaBlock.Option? {
    guard token.kind == .openParenthesis else {
      reportNoOption(isFirst: isFirst)
      return nil
    }
    index += 1
    guard let name = readWord("an option such as 'device'"), readOptionColon(),
      let value = readWord("a value for \(StyleSheetProblem.shown(name.text))"),
      readCloseParenthesis()
    else { return nil }
    return .init(name: name, value: value)
  }

  private mutating func reportNoOption(isFirst: Bool) {
    guard token.kind != .wrong else { return }
    let example = "such as '(orientation: landscape)'"
    if isFirst, token.kind == .openBrace {
      report(.mediaWithoutOptions(example: example), at: index)
    } else {
      report(.expectedOption(example: example, found: tokens.shown(index)), at: index)
    }
  }

  private mutating func readWord(_ expected: String) -> StyleSheet.Word? {
    guard token.kind == .word, !tokens.isVariable(index) else {
      if token.kind != .wrong {
        report(.expected(expected, found: tokens.shown(index)), at: index)
      }
      return nil
    }
    index += 1
    return word(index - 1)
  }

  private mutating func readOptionColon() -> Bool {
    if token.kind == .colon {
      index += 1
      return true
    }
    let name = tokens.shown(index - 1)
    report(.expectedColon(after: name, found: tokens.shown(index)), at: index)
    return false
  }

  private mutating func readCloseParenthesis() -> Bool {
    if token.kind == .closeParenthesis {
      index += 1
      return true
    }
    let value = tokens.shown(index - 1)
    report(.expectedParenthesis(after: value, found: tokens.shown(index)), at: index)
    return false
  }

  /// Continues after the `{`, reading the block's contents anyway.
  private mutating func recover(from begin: Int) {
    index = tokens.index(of: [.openBrace, .closeBrace, .semicolon], from: index)
    if token.kind == .openBrace { open(.media([]), at: begin) } else { skip(to: index) }
  }
}
