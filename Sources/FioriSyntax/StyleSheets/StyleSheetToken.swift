import FioriBasics

/// A piece of a sheet's text that is no blank and no comment.
struct StyleSheetToken: Hashable, Sendable {
  /// What the piece is to the grammar.
  enum Kind: Hashable, Sendable {
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
