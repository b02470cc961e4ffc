import FioriBasics

/// Cuts a text into tokens.
///
/// What is wrong wherever it stands is told here: bytes that are no text, quotes, comments of other
/// languages. All else is left to the parser, which knows what was expected.
struct StyleSheetLexer: Sendable {
  /// The whole text.
  let bytes: [UInt8]

  /// The byte to be read next.
  private(set) var index: Int

  /// What is wrong so far.
  private(set) var problems: [StyleSheetProblem] = []

  /// Whether the rest of the text was lost in a comment, so that its end says nothing.
  var isCut = false

  /// Whether bytes that are no UTF-8 were told; saving the file anew mends them all.
  var hasBadBytes = false

  private var tokens: [StyleSheetToken] = []
  private var line = 1
  // Where the line would begin if each of its characters were a byte.
  private var lineStart: Int

  /// Begins after the byte-order mark, if there is one.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = index
  }

  /// Reads to the end, or to where enough is wrong.
  mutating func read() -> StyleSheetTokens {
    while index < bytes.count, problems.count <= StyleSheetProblem.limit { readNext(bytes[index]) }
    append(.end, length: 0)
    return StyleSheetTokens(bytes: bytes, tokens: tokens)
  }

  /// The byte some steps ahead, or nil beyond the end.
  func byte(ahead distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// The place of the next byte.
  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  /// Whether the bytes before are a word and a colon, as in `https://`.
  var isInAddress: Bool {
    guard let colon = tokens.last, colon.kind == .colon, let word = tokens.dropLast().last else {
      return false
    }
    return colon.range.upperBound == index && word.kind == .word && word.touches(colon)
  }

  /// Notes a problem.
  mutating func report(_ message: String, at position: SourcePosition) {
    problems.append(StyleSheetProblem(position: position, message: message))
  }

  /// Adds the bytes ahead as a token, which hold no line break.
  mutating func append(_ kind: StyleSheetToken.Kind, length: Int, columns: Int? = nil) {
    let range = index..<index + length
    tokens.append(StyleSheetToken(kind: kind, range: range, position: position))
    advance(by: length, columns: columns ?? length)
  }

  /// Moves on over bytes without a line break that show as so many characters.
  mutating func advance(by count: Int, columns: Int) {
    index += count
    lineStart += count - columns
  }

  /// Moves over an LF, CR or CRLF.
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
