/// A piece of a written number.
struct NumberPart: Hashable, Sendable {
  /// What a piece is.
  enum Kind: Hashable, Sendable {
    /// Digits with their separators, and a sign that stands directly beside them.
    case number
    /// All else: a currency, a percent sign, a unit, a word such as `K`, a sign that stands apart.
    case symbol
  }

  let kind: Kind
  /// What is written, without blanks and direction marks at its ends; never empty.
  let text: String
}
