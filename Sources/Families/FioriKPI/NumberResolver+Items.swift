import FioriLowering
import FioriModel

/// The items of numbers.
extension NumberResolver {
  /// Returns the digits as a metric item, and symbols next to them as unit items, on the side that
  /// the locale puts them.
  func items(of number: NumberValue) throws(NumberError) -> [KPIItem] {
    try formatter.parts(of: number, locale: locale).map { part in
      switch part.kind {
      case .number: .metric(part.text)
      case .sign, .symbol: .unit(part.text)
      }
    }
  }

  /// Returns the two numbers and the slash between them.
  func items(of fraction: FractionValue) throws(NumberError) -> [KPIItem] {
    [
      .fraction(try text(of: fraction.value)), .fraction("/"),
      .fraction(try text(of: fraction.total)),
    ]
  }
}
