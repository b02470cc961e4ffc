/// What a number counts, and so what is written beside it.
public enum NumberStyle: String, Hashable, Sendable, CaseIterable {
  /// The digits alone: `265,849.98`.
  case decimal
  /// An amount of money: `$265,849.98`.
  case currency
  /// A ratio in hundredths: 0.64 is `64%`.
  case percent
  /// The first digits and a word for the others: `265.8K`.
  case compact
  /// A quantity with its unit of measure: `12 km`.
  case unit
}
