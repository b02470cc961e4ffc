/// Writes numbers as locales do.
package protocol NumberFormatting: Sendable {
  /// The number's parts in the order in which they are read, in the locale of a language tag such
  /// as `en-US` or `ar-EG-u-nu-latn`.
  func parts(of number: NumberValue, locale: String) throws(NumberError) -> [NumberPart]

  /// The whole number with the locale's blanks and direction marks, and `magnitude`, such as `K`,
  /// directly after its digits.
  func text(
    of number: NumberValue, magnitude: String, locale: String
  ) throws(NumberError) -> String
}
