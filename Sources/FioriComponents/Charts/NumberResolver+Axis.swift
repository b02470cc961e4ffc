import FioriCharts
import FioriModel

extension NumberResolver {
  /// The label of a value at an axis.
  func text(of value: Double, in format: AxisLabelFormat) throws(NumberError) -> String {
    try format.text(of: value, by: formatter, locale: locale)
  }

  /// The label of a time.
  func text(of time: StockTime, as unit: StockTimeUnit) throws(NumberError) -> String {
    try times.text(of: time, as: unit, locale: locale)
  }
}
