extension StyleSheetLexer {
  /// Returns the length of the word at the current byte.
  ///
  /// A slash is part of a word unless it starts a comment.
  func wordLength() -> Int {
    var end = index + 1
    while end < bytes.count, Self.continuesWord(bytes[end]) {
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      if bytes[end] == UInt8(ascii: "/"), next == UInt8(ascii: "*") { break }
      end += 1
    }
    return end - index
  }

  /// Returns whether NUI allows the byte at the start of an identifier.
  static func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "@"): true
    case UInt8(ascii: "/"): false
    default: continuesWord(byte)
    }
  }

  /// Returns whether NUI allows the byte inside an identifier.
  static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Reads a quoted text as one token, up to the closing quote on the same line.
  ///
  /// Without a closing quote it ends at the end of the declaration, which was probably meant to be
  /// outside.
  mutating func readQuoted(until quote: Unicode.Scalar, length: Int) {
    let start = (index: index, position: position)
    var ahead = self
    ahead.advance(by: length, columns: 1)
    ahead.advanceToQuote(quote)
    let inside = StyleSheetProblem.shown(
      String(decoding: bytes[(start.index + length)..<ahead.index], as: UTF8.self))
    if ahead.scalar().scalar == quote { ahead.advanceOverCodePoint() }
    let columns = ahead.position.column - start.position.column
    let hint = inside == "''" ? "write a name without quotes" : "write the name without quotes"
    report(.quotesInStyleSheet(inside, hint: hint), at: start.position)
    append(.wrong, length: ahead.index - start.index, columns: columns)
  }

  private mutating func advanceToQuote(_ quote: Unicode.Scalar) {
    let start = self
    while !endsLine {
      if scalar().scalar == quote { return }
      advanceOverCodePoint()
    }
    self = start
    while !endsLine, !Self.endsDeclaration(bytes[index]) { advanceOverCodePoint() }
  }

  /// Whether the line or the text ends here.
  var endsLine: Bool {
    byte(ahead: 0).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }

  private static func endsDeclaration(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}
