/// Splits a text into tokens.
///
/// It reports problems that do not depend on context: invalid UTF-8, quotes, comments in other
/// languages' syntax. Everything else is left to the parser, which knows what to expect.
struct StyleSheetLexer: Sendable {
  let bytes: [UInt8]

  /// The index of the next byte.
  private(set) var index: Int

  private(set) var problems: [StyleSheetProblem] = []

  /// Whether the rest of the text is in an unclosed comment, so that nothing is missing at the end.
  var isCut = false

  /// Whether invalid UTF-8 was reported; saving the file again fixes all of it.
  var hasBadBytes = false

  private var tokens: [StyleSheetToken] = []
  private var line = 1
  // The line's start if every character were one byte.
  private var lineStart: Int

  /// Starts after the byte order mark, if any.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = index
  }

  /// Reads to the end, or until there are enough problems.
  mutating func read() -> StyleSheetTokens {
    while index < bytes.count, problems.count <= StyleSheetProblem.limit { readNext(bytes[index]) }
    append(.end, length: 0)
    return StyleSheetTokens(bytes: bytes, tokens: tokens)
  }

  /// Returns the byte `distance` bytes ahead; `nil` beyond the end.
  func byte(ahead distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// The position of the next byte.
  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  /// Whether a word and a colon precede, as in `https://`.
  var isInAddress: Bool {
    guard let colon = tokens.last, colon.kind == .colon, let word = tokens.dropLast().last else {
      return false
    }
    return colon.range.upperBound == index && word.kind == .word && word.touches(colon)
  }

  mutating func report(
    _ message: Message, _ severity: Severity = .error, at position: SourcePosition
  ) {
    problems.append(StyleSheetProblem(position: position, message: message, severity: severity))
  }

  /// Appends the next `length` bytes, which contain no line break, as a token.
  mutating func append(_ kind: StyleSheetToken.Kind, length: Int, columns: Int? = nil) {
    let range = index..<index + length
    tokens.append(StyleSheetToken(kind: kind, range: range, position: position))
    advance(by: length, columns: columns ?? length)
  }

  /// Advances over `count` bytes without line breaks, displayed as `columns` characters.
  mutating func advance(by count: Int, columns: Int) {
    index += count
    lineStart += count - columns
  }

  /// Advances over an LF, CR or CRLF.
  mutating func advanceOverLineBreak() {
    let isPair = bytes[index] == UInt8(ascii: "\r") && byte(ahead: 1) == UInt8(ascii: "\n")
    index += isPair ? 2 : 1
    line += 1
    lineStart = index
  }

  private mutating func readNext(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): advanceOverLineBreak()
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuoted(until: Unicode.Scalar(byte), length: 1)
    case 0x21...0x7E: readVisible(byte)
    default: readForeign()
    }
  }

  private mutating func readVisible(_ byte: UInt8) {
    if Self.beginsWord(byte) { return append(.word, length: wordLength()) }
    append(Self.kind(byte), length: 1)
  }

  private static func kind(_ byte: UInt8) -> StyleSheetToken.Kind {
    switch byte {
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "("): .openParenthesis
    case UInt8(ascii: ")"): .closeParenthesis
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    default: .mark
    }
  }
}
