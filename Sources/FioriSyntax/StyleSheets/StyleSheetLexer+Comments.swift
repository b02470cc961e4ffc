extension StyleSheetLexer {
  /// Reads a comment of whatever language, or a slash that is alone.
  mutating func readSlash() {
    switch byte(ahead: 1) {
    case UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where !isInAddress: skipLineComment()
    default: append(.mark, length: 1)
    }
  }

  private mutating func skipComment() {
    let start = position
    advance(by: 2, columns: 2)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), byte(ahead: 1) == UInt8(ascii: "/") {
        return advance(by: 2, columns: 2)
      }
      if endsLine { advanceOverLineBreak() } else { advanceOverCodePoint() }
    }
    isCut = true
    report("unclosed comment; add '*/'", at: start)
  }

  private mutating func skipLineComment() {
    report("'//' does not start a comment; use '/*' and '*/'", at: position)
    while !endsLine { advanceOverCodePoint() }
  }
}
