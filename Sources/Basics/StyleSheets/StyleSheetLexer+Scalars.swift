extension StyleSheetLexer {
  /// Returns the current character, `nil` if the bytes are invalid, and its length in bytes.
  func scalar() -> (scalar: Unicode.Scalar?, length: Int) {
    guard let first = byte(ahead: 0) else { return (nil, 0) }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    var iterator = bytes[index...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
    case .error(let length): return (nil, length)
    case .emptyInput: return (nil, 0)
    }
  }

  /// Advances over one character other than a line break, or over invalid bytes.
  mutating func advanceOverCodePoint() {
    let (scalar, length) = scalar()
    if scalar == nil { reportBadByte() }
    advance(by: length, columns: 1)
  }

  /// Reads non-ASCII and invisible characters.
  mutating func readForeign() {
    let (scalar, length) = scalar()
    guard let scalar else { return readBadBytes() }
    if let quote = Self.closingQuote(of: scalar) { return readQuoted(until: quote, length: length) }
    if scalar.isInvisible { return readInvisible(scalar) }
    append(.mark, length: length, columns: 1)
  }

  private mutating func readBadBytes() {
    reportBadByte()
    append(.wrong, length: scalar().length, columns: 1)
  }

  private mutating func reportBadByte() {
    guard !hasBadBytes else { return }
    hasBadBytes = true
    let byte = String(bytes[index], radix: 16, uppercase: true)
    report(.noUTF8(byte: byte), at: position)
  }

  /// Reads a run of invisible characters as one mistake; otherwise they count as a space.
  private mutating func readInvisible(_ scalar: Unicode.Scalar) {
    let name = JSONProblem.codePoint(scalar.value)
    report(.invisible(name), at: position)
    while !endsLine, let next = self.scalar().scalar, next != " ", next != "\t", next.isInvisible {
      advanceOverCodePoint()
    }
  }

  private static func closingQuote(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "“", "”": "”"
    case "‘", "’": "’"
    case "„": "“"
    case "«": "»"
    default: nil
    }
  }
}

extension StyleSheetLexer {
  /// Reads a comment in any language's syntax, or a single slash.
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
    report(.unclosedComment, at: start)
  }

  private mutating func skipLineComment() {
    report(
      .lineComment, .warning,
      at: position)
    while !endsLine { advanceOverCodePoint() }
  }
}
