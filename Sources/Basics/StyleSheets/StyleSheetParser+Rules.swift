extension StyleSheetParser {
  /// Reads classes and their `{`, or recovers if they are malformed.
  mutating func readRuleSet() {
    let end = endOfHead()
    if tokens.kind(end) == .openBrace, !isDeclaration(upTo: end) {
      let begin = index
      let selectors = selectors(index..<end, isReported: true)
      index = end
      open(.rules(selectors), at: begin)
    } else {
      readHeadWithoutBrace(upTo: end)
    }
  }

  private mutating func readHeadWithoutBrace(upTo end: Int) {
    guard let colon = (index..<end).first(where: isColon) else { return readLostHead(upTo: end) }
    guard colon > index, tokens[colon - 1].isName else {
      report(.expectedClassOrName(found: tokens.shown(index)), at: index)
      return skip(to: end)
    }
    if colon == index + 1 { return readLooseDeclaration() }
    readMissingBrace(before: colon - 1)
  }

  private func isColon(_ index: Int) -> Bool {
    tokens.kind(index) == .colon || tokens.isMark("=", at: index)
  }

  private mutating func readMissingBrace(before property: Int) {
    let begin = index
    report(
      .noBlock(after: tokens.shown(begin..<property)),
      at: tokens.positionBehind(property - 1))
    let selectors = selectors(begin..<property, isReported: true)
    index = property
    open(.rules(selectors), at: begin)
  }

  private mutating func readLostHead(upTo end: Int) {
    let begin = index
    if tokens[begin].isName {
      report(
        .expectedBlock(after: tokens.shown(begin..<end), found: tokens.shown(end)),
        at: end)
    } else {
      report(.expectedClassOrName(found: tokens.shown(begin)), at: begin)
    }
    skip(to: end)
    guard token.kind == .closeBrace, !endsMediaBlock(end) else { return }
    open(.rules([]), at: begin)
  }

  /// Reads a definition without its `@`, or declarations after a premature `}`.
  private mutating func readLooseDeclaration() {
    let end = endOfLooseRun()
    let name = tokens.text(index)
    if tokens.kind(end) == .closeBrace, !endsMediaBlock(end) {
      report(
        .propertyOutsideBlock(StyleSheetProblem.shown(name)), at: index)
      open(.rules([]), at: index)
    } else {
      if tokens.kind(index) == .word {
        report(
          .constantOutsideBlock(StyleSheetProblem.shown(name)), at: index)
      }
      readDeclaration(isKept: false)
    }
  }

  /// Returns the index of the brace or definition that ends text outside any block; cached.
  private mutating func endOfLooseRun() -> Int {
    if knownLooseRun.contains(index) { return knownLooseRun.upperBound }
    var end = index
    while end < tokens.endIndex, tokens.kind(end) != .openBrace, tokens.kind(end) != .closeBrace,
      !(tokens.isVariable(end) && tokens.kind(end + 1) == .colon)
    {
      end += 1
    }
    knownLooseRun = index..<end
    return end
  }

  /// Moves to a token, and past it if it is a `;`.
  mutating func skip(to end: Int) {
    index = end
    if token.kind == .semicolon { index += 1 }
  }
}
