import FioriBasics

/// The tokens of a text, and the text itself to quote from.
struct StyleSheetTokens: Sendable {
  private let bytes: [UInt8]
  private let tokens: [StyleSheetToken]

  /// Tokens of which the last is the end.
  init(bytes: [UInt8], tokens: [StyleSheetToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// The index of the end.
  var endIndex: Int { tokens.count - 1 }

  /// The token at an index, beyond the end the end.
  subscript(index: Int) -> StyleSheetToken { tokens[min(index, endIndex)] }

  /// What a token is.
  func kind(_ index: Int) -> StyleSheetToken.Kind { self[index].kind }

  /// The token as written.
  func text(_ index: Int) -> String {
    String(decoding: bytes[self[index].range], as: UTF8.self)
  }

  /// The tokens joined as NUI joins them.
  func text(_ range: Range<Int>) -> String {
    guard range.count > 1 else { return text(range.lowerBound) }
    var joined: [UInt8] = []
    for index in range {
      if index > range.lowerBound { joined.append(UInt8(ascii: " ")) }
      joined += bytes[self[index].range]
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// Whether a token is written like this.
  func isText(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { bytes[self[index].range].elementsEqual($0) }
  }

  /// Whether a token is a word that begins with `@`.
  func isVariable(_ index: Int) -> Bool {
    kind(index) == .word && bytes[self[index].range.lowerBound] == UInt8(ascii: "@")
  }

  /// Whether a token is a mark of this character.
  func isMark(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    kind(index) == .mark && text(index).unicodeScalars.elementsEqual([scalar])
  }

  /// Whether a token stands on a later line than another.
  func isLower(_ index: Int, than other: Int) -> Bool {
    self[index].position.line > self[other].position.line
  }

  /// The place right behind a token.
  func positionBehind(_ index: Int) -> SourcePosition {
    let position = self[index].position
    return SourcePosition(
      line: position.line, column: position.column + text(index).unicodeScalars.count)
  }

  /// The token as a message names it.
  func shown(_ index: Int) -> String {
    kind(index) == .end ? "the end of the text" : StyleSheetProblem.shown(text(index))
  }

  /// The tokens as a message names them: as written, unless they are on several lines.
  func shown(_ range: Range<Int>) -> String {
    let last = range.upperBound - 1
    if isLower(last, than: range.lowerBound) { return StyleSheetProblem.shown(text(range)) }
    let written = bytes[self[range.lowerBound].range.lowerBound..<self[last].range.upperBound]
    return StyleSheetProblem.shown(String(decoding: written, as: UTF8.self))
  }

  /// The first index from a start on whose token is of one of the kinds, or the end's.
  func index(of kinds: [StyleSheetToken.Kind], from start: Int) -> Int {
    var index = start
    while index < endIndex, !kinds.contains(tokens[index].kind) { index += 1 }
    return min(index, endIndex)
  }

  /// Which `}` closes which `{`, by counting.
  func closers() -> [Int: Int] {
    var open: [Int] = []
    var closers: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if token.kind == .openBrace { open.append(index) }
      if token.kind == .closeBrace, let opening = open.popLast() { closers[opening] = index }
    }
    return closers
  }
}

/// A piece of a sheet's text that is no blank and no comment.
struct StyleSheetToken: Equatable, Sendable {
  /// What the piece is to the grammar.
  enum Kind: Equatable, Sendable {
    /// A name, a number, a color, or a variable with its `@`.
    case word
    case colon, semicolon, comma
    case openParenthesis, closeParenthesis
    case openBrace, closeBrace
    /// A character that stands nowhere in a sheet; what to say of it depends on what is around it.
    case mark
    /// What the lexer has spoken of already: taken for a word, never kept, never spoken of again.
    case wrong
    /// The end of the text.
    case end
  }

  /// What it is.
  let kind: Kind
  /// Its bytes in the text.
  let range: Range<Int>
  /// Its first character.
  let position: SourcePosition

  /// Whether it could be meant as a name.
  var isName: Bool { kind == .word || kind == .wrong }

  /// Whether nothing stands between the two, not even a blank.
  func touches(_ next: StyleSheetToken) -> Bool { range.upperBound == next.range.lowerBound }
}
