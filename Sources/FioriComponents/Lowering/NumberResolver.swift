import FioriCharts
import FioriModel

/// Makes items of numbers that are written as a locale writes them.
struct NumberResolver: Sendable {
  let formatter: any NumberFormatting
  let times: any StockTimeFormatting
  /// BCP 47.
  let locale: String

  /// The digits as a metric item, what stands beside them as unit items, on the locale's side.
  func items(of number: NumberValue) throws(NumberError) -> [KPIItem] {
    try formatter.parts(of: number, locale: locale).map { part in
      switch part.kind {
      case .number: .metric(part.text)
      case .symbol: .unit(part.text)
      }
    }
  }

  /// The two numbers and the slash between them.
  func items(of fraction: FractionValue) throws(NumberError) -> [KPIItem] {
    [
      .fraction(try text(of: fraction.value)), .fraction("/"),
      .fraction(try text(of: fraction.total)),
    ]
  }

  private func text(of value: Double) throws(NumberError) -> String {
    try formatter.parts(of: NumberValue(value: value), locale: locale).map(\.text).joined()
  }
}
