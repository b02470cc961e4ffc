import FioriBasics
import FioriCharts
import FioriModel

/// How the numbers of a chart are written.
struct ChartNumbers {
  private let view: ChartView
  private let numbers: NumberResolver
  private let isAlone: Bool

  init(_ view: ChartView, in context: LoweringContext) {
    self.view = view
    numbers = context.numbers
    isAlone = context.isAlone
  }

  /// Abbreviated where the axis asks for it, and in a card, where there is little room
  /// (Docs/sources/charts.md#numbers).
  func format(of axis: NumericAxis) -> AxisLabelFormat {
    AxisLabelFormat(
      style: axis.format.style, currency: axis.format.currency,
      minimumFractionDigits: axis.format.minimumFractionDigits,
      maximumFractionDigits: axis.format.maximumFractionDigits,
      usesGroupingSeparator: axis.format.usesGroupingSeparator,
      isAbbreviated: axis.abbreviatesLabels ?? !isAlone,
      showsMagnitude: axis.isMagnitudedDisplayed)
  }

  /// Of values beside their marks; in a ring a percentage with one decimal (stated:
  /// Docs/sources/charts.md#micro).
  var valueFormat: AxisLabelFormat {
    guard view.chartType.kind.writesPercent else { return format(of: view.numericAxis) }
    return AxisLabelFormat(style: .percent, minimumFractionDigits: 1, maximumFractionDigits: 1)
  }

  /// A value in words; what cannot be written is said plainly.
  func spoken(_ value: Double, secondary: Bool = false) -> String {
    var format = format(of: secondary ? view.secondaryNumericAxis : view.numericAxis)
    format.isAbbreviated = false
    return (try? numbers.text(of: value, in: format)) ?? Decimal.text(value)
  }
}

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
