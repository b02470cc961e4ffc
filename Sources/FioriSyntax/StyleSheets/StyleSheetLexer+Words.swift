import FioriBasics

extension StyleSheetLexer {
  /// The bytes of the word that begins here.
  ///
  /// A slash belongs to a word, but not where it begins a comment.
  func wordLength() -> Int {
    var end = index + 1
    while end < bytes.count, Self.continuesWord(bytes[end]) {
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      if bytes[end] == UInt8(ascii: "/"), next == UInt8(ascii: "*") { break }
      end += 1
    }
    return end - index
  }

  /// Whether NUI begins an identifier with it.
  static func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "@"): true
    case UInt8(ascii: "/"): false
    default: continuesWord(byte)
    }
  }

  /// Whether NUI goes on with an identifier over it.
  static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Reads what stands in quotes as one token, up to the closing quote on the same line.
  ///
  /// Without one it ends where the declaration does, which was most likely meant to stand outside.
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
    report("quotes around \(inside); \(hint)", at: start.position)
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

  /// Whether a line ends here, or the text.
  var endsLine: Bool {
    byte(ahead: 0).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }

  private static func endsDeclaration(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}
