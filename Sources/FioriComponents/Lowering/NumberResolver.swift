import FioriBasics
import FioriCharts
import FioriModel

/// Converts formatted numbers to items.
struct NumberResolver: Sendable {
  let formatter: any NumberFormatting
  let times: any StockTimeFormatting
  /// The locale as a BCP 47 tag.
  let locale: String

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

  /// Returns a number with as many decimals as it needs not to read as zero, or as a percentage as the
  /// whole, unless they are given (Docs/sources/kpi.md#formatted-values).
  func shown(_ number: NumberValue) -> NumberValue {
    guard number.minimumFractionDigits == nil, number.maximumFractionDigits == nil,
      misreading(of: number) != nil,
      let digits = Misreading.decimals(
        for: [number.value], isPercentage: number.style == .percent)
    else { return number }
    var number = number
    number.maximumFractionDigits = digits
    return number
  }

  /// Returns what a number is taken for; `nil` for itself, and for one so small that it may be the
  /// rounding error of a sum.
  func misreading(of number: NumberValue) -> Misreading? {
    guard abs(number.value) >= Self.leastValue else { return nil }
    return Misreading.of(number.value, isPercentage: number.style == .percent) { value in
      var other = number
      other.value = value
      return try formatter.text(of: other, magnitude: "", locale: locale)
    }
  }

  /// The smallest number that is no rounding error (chosen: Docs/sources/kpi.md#formatted-values).
  private static let leastValue = 1e-9

  private func text(of value: Double) throws(NumberError) -> String {
    let number = shown(NumberValue(value: value))
    return try formatter.parts(of: number, locale: locale).map(\.text).joined()
  }
}
