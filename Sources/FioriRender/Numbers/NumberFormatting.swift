/// Writes numbers as locales do.
protocol NumberFormatting: Sendable {
  /// The number's parts in the order in which they are read, in the locale of a language tag such
  /// as `en-US` or `ar-EG-u-nu-latn`.
  func parts(of number: NumberValue, locale: String) throws(NumberError) -> [NumberPart]
}
