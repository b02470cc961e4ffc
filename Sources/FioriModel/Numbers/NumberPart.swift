/// A piece of a written number.
package struct NumberPart: Hashable, Sendable {
  /// What a piece is.
  package enum Kind: Hashable, Sendable {
    /// Digits with their separators, and a sign that stands directly beside them.
    case number
    /// All else: a currency, a percent sign, a unit, a word such as `K`, a sign that stands apart.
    case symbol
  }

  package let kind: Kind
  /// What is written, without blanks and direction marks at its ends; never empty.
  package let text: String
}
