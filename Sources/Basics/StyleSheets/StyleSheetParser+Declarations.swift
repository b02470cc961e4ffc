extension StyleSheetParser {
  /// Reads a property and its value.
  mutating func readDeclaration(isKept: Bool) {
    let name = index
    guard token.isName else {
      report(.expectedProperty(found: tokens.shown(index)), at: index)
      return skip(to: max(endOfHead(), index + 1))
    }
    let value = readValue(of: name)
    guard isKept, tokens.kind(name) == .word, let value else { return }
    add(StyleSheet.Declaration(property: word(name), value: value))
  }

  /// Reads a constant and its value, or an unknown `@` word.
  mutating func readDefinition(isKept: Bool) {
    let name = index
    if tokens.isText("@", at: name) { return readNamelessDefinition() }
    if tokens.kind(name + 1) != .colon, reportUnknownRule() { return }
    guard let value = readValue(of: name), isKept else { return }
    add(.definition(.init(name: nameOfVariable(name), value: value)))
  }

  private mutating func readNamelessDefinition() {
    report(.namelessConstant, at: index)
    let isApart = tokens.kind(index + 1) == .word && tokens.kind(index + 2) == .colon
    _ = readValue(of: isApart ? index + 1 : index)
  }

  private func nameOfVariable(_ index: Int) -> StyleSheet.Word {
    StyleSheet.Word(
      text: String(tokens.text(index).dropFirst()), position: tokens[index].position)
  }

  private mutating func reportUnknownRule() -> Bool {
    let name = tokens.text(index).lowercased()
    if name == "@import" || name == "@charset" {
      report(
        name == "@import" ? .importRule : .charsetRule, at: index)
      skipLine()
      return true
    }
    let end = endOfHead()
    guard tokens.kind(end) == .openBrace, !isLineBreak(before: end) else { return false }
    let hint = name == "@media" ? "write '@media'" : "only '@media' can"
    report(.startsNoBlock(tokens.shown(index), hint: hint), at: index)
    let begin = index
    index = end
    open(isColon(after: end + 1) ? .rules([]) : .media([]), at: begin)
    return true
  }

  private func isLineBreak(before end: Int) -> Bool { tokens.isLower(end - 1, than: index) }

  private func isColon(after index: Int) -> Bool { tokens.kind(index + 1) == .colon }

  /// Skips to the next line, or past the next `;`.
  private mutating func skipLine() {
    let begin = index
    while index < tokens.endIndex, !tokens.isLower(index, than: begin) {
      forgive(index)
      index += 1
      if tokens.kind(index - 1) == .semicolon { return }
    }
  }
}
