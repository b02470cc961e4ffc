package import FioriModel

/// Writes the labels of time axes as locales do.
package protocol StockTimeFormatting: Sendable {
  /// What a label says of a time when the axis counts in `unit`, in the locale of a language tag
  /// such as `en-US` or `ar-EG-u-nu-latn`: `2019`, `Jan`, `1/31`, `9:05`, `59` (stated:
  /// Docs/sources/charts.md#stock).
  func text(
    of time: StockTime, as unit: StockTimeUnit, locale: String
  ) throws(NumberError) -> String
}
