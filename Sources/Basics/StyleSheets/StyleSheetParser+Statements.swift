extension StyleSheetParser {
  /// Reads a statement at the top level or in a media block.
  mutating func readStatement() {
    switch token.kind {
    case .closeBrace: readCloseBrace()
    case .semicolon: reportSemicolon()
    case .openBrace:
      report(.expectedClassBeforeBlock, at: index)
      open(.rules([]), at: index)
    case .word where tokens.isText("@media", at: index): readMedia()
    case .word where tokens.isVariable(index): readDefinition(isKept: true)
    case .word, .wrong, .mark, .colon, .comma, .openParenthesis, .closeParenthesis, .end:
      readRuleSet()
    }
  }

  /// Reads an item in a block of classes, or a sign that the block should have ended.
  mutating func readBlockItem() {
    switch token.kind {
    case .closeBrace:
      index += 1
      close()
    case .semicolon: reportSemicolon()
    case .openBrace: readInnerBlock(at: index)
    case .word where tokens.isText("@media", at: index): readInnerMedia()
    case .word where tokens.isVariable(index): readInnerDefinition()
    case .word, .wrong, .mark, .colon, .comma, .openParenthesis, .closeParenthesis, .end:
      readDeclarationOrBlock()
    }
  }

  /// Returns the end of the item here: a `;`, a brace, a variable or the end of the text.
  ///
  /// The result is cached, since many mistakes may precede the same end.
  mutating func endOfHead() -> Int {
    if !knownHead.contains(index) { knownHead = index..<max(index, headEnd(from: index)) }
    return knownHead.upperBound
  }

  private func headEnd(from begin: Int) -> Int {
    var end = begin
    while end < tokens.endIndex {
      switch tokens.kind(end) {
      case .semicolon, .openBrace, .closeBrace: return end
      case .word where end > begin && tokens.isVariable(end): return end
      case .word, .wrong, .mark, .colon, .comma, .openParenthesis, .closeParenthesis, .end:
        end += 1
      }
    }
    return end
  }

  private mutating func readCloseBrace() {
    if blocks.isEmpty {
      report(.closingBrace, at: index)
    } else {
      close()
    }
    index += 1
  }

  private mutating func reportSemicolon() {
    report(.semicolon, at: index)
    index += 1
  }

  private mutating func readDeclarationOrBlock() {
    let end = endOfHead()
    if tokens.kind(end) == .openBrace, !isDeclaration(upTo: end) {
      readInnerBlock(at: end)
    } else {
      readDeclaration(isKept: true)
    }
  }

  /// Returns whether the text before a `{` is a declaration without its `;`, not a class and its
  /// state.
  func isDeclaration(upTo end: Int) -> Bool {
    guard tokens.kind(index + 1) == .colon || tokens.isMark("=", at: index + 1) else {
      return false
    }
    return tokens.isLower(end, than: index)
  }

  private mutating func readInnerBlock(at brace: Int) {
    if closeIfEndIsMissing(upTo: brace) { return }
    report(
      .blockInBlock(line: blocks.last?.position.line ?? 1), at: index)
    let selectors = selectors(index..<brace, isReported: false)
    let begin = index
    index = brace
    open(.rules(selectors), at: begin)
  }

  private mutating func readInnerMedia() {
    if closeIfEndIsMissing(upTo: endOfHead()) { return }
    report(.mediaInBlock, at: index)
    readMedia(isKept: false)
  }

  private mutating func readInnerDefinition() {
    if closeIfEndIsMissing(upTo: endOfHead()) { return }
    if tokens.kind(index + 1) == .colon {
      report(
        .constantInBlock(tokens.shown(index)),
        at: index)
    }
    readDefinition(isKept: false)
  }
}
