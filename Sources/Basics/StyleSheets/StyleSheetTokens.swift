/// The tokens of a text, with the text for quoting.
struct StyleSheetTokens: Sendable {
  private let bytes: [UInt8]
  private let tokens: [StyleSheetToken]

  /// Creates a list of tokens that must end with the end.
  init(bytes: [UInt8], tokens: [StyleSheetToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// The index of the end token.
  var endIndex: Int { tokens.count - 1 }

  /// Returns the token at an index, or the end token beyond the end.
  subscript(index: Int) -> StyleSheetToken { tokens[min(index, endIndex)] }

  func kind(_ index: Int) -> StyleSheetToken.Kind { self[index].kind }

  func text(_ index: Int) -> String {
    String(decoding: bytes[self[index].range], as: UTF8.self)
  }

  /// Returns the text of several tokens, joined as NUI does.
  func text(_ range: Range<Int>) -> String {
    guard range.count > 1 else { return text(range.lowerBound) }
    var joined: [UInt8] = []
    for index in range {
      if index > range.lowerBound { joined.append(UInt8(ascii: " ")) }
      joined += bytes[self[index].range]
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// Returns whether a token has a certain text.
  func isText(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { bytes[self[index].range].elementsEqual($0) }
  }

  /// Returns whether a token is a word that starts with `@`.
  func isVariable(_ index: Int) -> Bool {
    kind(index) == .word && bytes[self[index].range.lowerBound] == UInt8(ascii: "@")
  }

  /// Returns whether a token is a mark with a certain character.
  func isMark(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    kind(index) == .mark && text(index).unicodeScalars.elementsEqual([scalar])
  }

  /// Returns whether a token is on a later line than another.
  func isLower(_ index: Int, than other: Int) -> Bool {
    self[index].position.line > self[other].position.line
  }

  /// Returns the position right after a token.
  func positionBehind(_ index: Int) -> SourcePosition {
    let position = self[index].position
    return SourcePosition(
      line: position.line, column: position.column + text(index).unicodeScalars.count)
  }

  /// Returns a token for a message.
  func shown(_ index: Int) -> String {
    kind(index) == .end ? "the end of the text" : StyleSheetProblem.shown(text(index))
  }

  /// Returns tokens for a message: as written, unless they span several lines.
  func shown(_ range: Range<Int>) -> String {
    let last = range.upperBound - 1
    if isLower(last, than: range.lowerBound) { return StyleSheetProblem.shown(text(range)) }
    let written = bytes[self[range.lowerBound].range.lowerBound..<self[last].range.upperBound]
    return StyleSheetProblem.shown(String(decoding: written, as: UTF8.self))
  }

  /// Returns the first index from `start` with a token of one of the kinds, or the end index.
  func index(of kinds: [StyleSheetToken.Kind], from start: Int) -> Int {
    var index = start
    while index < endIndex, !kinds.contains(tokens[index].kind) { index += 1 }
    return min(index, endIndex)
  }

  /// Returns the index of the closing brace for each opening brace, by counting.
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

/// A token of a sheet, which excludes spaces and comments.
struct StyleSheetToken: Equatable, Sendable {

  enum Kind: Equatable, Sendable {
    /// A name, a number, a color, or a variable with its `@`.
    case word
    case colon, semicolon, comma
    case openParenthesis, closeParenthesis
    case openBrace, closeBrace
    /// A character that is not allowed in a sheet; the message depends on the context.
    case mark
    /// A token that the lexer has already reported: parsed like a word, but never kept or reported
    /// again.
    case wrong
    /// The end of the text.
    case end
  }

  let kind: Kind
  /// The byte range in the text.
  let range: Range<Int>
  /// The position of the first character.
  let position: SourcePosition

  /// Whether the token could be meant as a name.
  var isName: Bool { kind == .word || kind == .wrong }

  /// Returns whether nothing separates the two tokens, not even a space.
  func touches(_ next: StyleSheetToken) -> Bool { range.upperBound == next.range.lowerBound }
}
