extension StyleSheetParser {
  /// Reads the value after a name, up to its `;`; `nil` if it is not a value.
  mutating func readValue(of name: Int) -> StyleSheet.Value? {
    index = name + 1
    guard readColon(after: name) else { return nil }
    let begin = index
    let isGood = readValueTokens(of: name)
    let end = index
    finishValue(begin..<end, of: name)
    guard isGood, begin < end else { return nil }
    return StyleSheet.Value(text: tokens.text(begin..<end), position: tokens[begin].position)
  }

  /// Reads the `:`, or reports that it is missing; returns `false` if no value follows.
  private mutating func readColon(after name: Int) -> Bool {
    switch token.kind {
    case .colon:
      index += 1
      return true
    case .semicolon, .closeBrace, .openBrace, .end:
      reportNoValue(of: name, hint: "write ':' and a value after it")
      skip(to: index)
      return false
    case .word, .wrong: return readMissingColon(after: name)
    case .comma, .openParenthesis, .closeParenthesis, .mark: return readMark(after: name)
    }
  }

  private mutating func readMissingColon(after name: Int) -> Bool {
    if tokens.isLower(index, than: name), begins(at: index) {
      reportNoValue(of: name, hint: "write ':', a value and ';' after it")
      return false
    }
    if tokens[name].touches(token) { return readMark(after: name) }
    reportColon(after: name)
    return true
  }

  private mutating func readMark(after name: Int) -> Bool {
    if tokens.isMark("=", at: index) {
      reportColon(after: name)
      index += 1
    } else if tokens[name].touches(token), token.kind != .openParenthesis {
      skipTouching(after: name)
      if token.kind == .colon { index += 1 }
    } else {
      reportColon(after: name)
    }
    return true
  }

  private mutating func skipTouching(after name: Int) {
    if tokens.kind(name) == .word, token.kind != .wrong {
      let mark = StyleSheetProblem.shown(tokens.text(index).prefix(1))
      report(.strangeInName(mark), at: index)
    }
    while token.isName || token.kind == .mark, tokens[index - 1].touches(token) { index += 1 }
  }

  private mutating func reportColon(after name: Int) {
    report(.expectedColon(after: tokens.shown(name), found: tokens.shown(index)), at: index)
  }

  private mutating func reportNoValue(of name: Int, hint: String) {
    guard tokens.kind(name) == .word, !(isCut && token.kind == .end) else { return }
    report(.noValue(of: tokens.shown(name), hint: hint), at: name)
  }

  /// Advances over the value's tokens; returns `false` if one is not allowed in a value.
  private mutating func readValueTokens(of name: Int) -> Bool {
    let begin = index
    var reported = -1
    var isGood = true
    while true {
      switch token.kind {
      case .semicolon, .closeBrace, .end: return isGood
      case .openBrace:
        index = endBeforeHead(from: begin, of: name)
        return isGood
      case .word where isStop(index): return isGood
      case .word, .wrong, .mark, .colon:
        if let end = endBeforeName(from: begin, of: name) {
          index = end
          return isGood
        }
        if !isFine(index, from: begin) {
          isGood = false
          reportStrange(index, reported: &reported)
        }
        index += 1
      case .comma, .openParenthesis, .closeParenthesis: index += 1
      }
    }
  }

  /// Returns whether a word ends a value.
  private func isStop(_ index: Int) -> Bool {
    tokens.isText("@media", at: index)
      || (tokens.isText("@import", at: index) && tokens.isLower(index, than: index - 1))
  }

  private func isFine(_ index: Int, from begin: Int) -> Bool {
    guard tokens.kind(index) == .word else { return false }
    let previous = tokens[index - 1]
    return index == begin || !(previous.isName || previous.kind == .mark)
      || !previous.touches(tokens[index])
  }

  /// Reports an unexpected token, unless it touches one that was reported.
  private mutating func reportStrange(_ index: Int, reported: inout Int) {
    let isFollower = reported == index - 1 && tokens[index - 1].touches(tokens[index])
    reported = index
    guard tokens.kind(index) != .wrong, !isFollower else { return }
    report(.strange(tokens.text(index), next: nextText(index)), at: index)
  }

  private func nextText(_ index: Int) -> String {
    let isJoined = tokens[index].touches(tokens[index + 1]) && tokens.kind(index + 1) == .word
    return isJoined ? tokens.text(index + 1) : ""
  }

  /// Returns the value's end if the next token is another name's colon: before that name.
  private func endBeforeName(from begin: Int, of name: Int) -> Int? {
    guard token.kind == .colon || tokens.isMark("=", at: index), index > begin else { return nil }
    let next = index - 1
    guard tokens[next].isName else { return nil }
    if tokens.isLower(next, than: next - 1) { return next }
    return next > begin && token.kind == .colon ? next : nil
  }

  /// Returns the value's end if a `{` is next: before the classes that precede it.
  private func endBeforeHead(from begin: Int, of name: Int) -> Int {
    let head = (begin..<index).first { tokens.isLower($0, than: $0 - 1) }
    if let head { return head }
    return index - begin > 1 && tokens[index - 1].isName ? index - 1 : index
  }

  /// Returns whether a word is a name, judging by the next token.
  private func begins(at index: Int) -> Bool {
    tokens.kind(index + 1) == .colon || tokens.isMark("=", at: index + 1)
  }

  private mutating func finishValue(_ range: Range<Int>, of name: Int) {
    if range.isEmpty {
      reportNoValue(of: name, hint: "write one after the ':'")
    } else if !(token.kind == .semicolon || (token.kind == .end && isCut)) {
      report(
        .noSemicolon(after: tokens.shown(range)),
        at: tokens.positionBehind(range.upperBound - 1))
    }
    if token.kind == .openBrace { open(.rules([]), at: name) } else { skip(to: index) }
  }
}
