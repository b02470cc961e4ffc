package import FioriBasics
package import FioriModel

/// Formats numbers and times for the locale of a view.
package struct NumberResolver: Sendable {
  package let formatter: any NumberFormatting
  package let times: any TimeFormatting
  /// The locale as a BCP 47 tag.
  package let locale: String

  /// Returns a number with as many decimals as it needs not to read as zero, or as a percentage as the
  /// whole, unless they are given (Docs/sources/kpi.md#formatted-values).
  package func shown(_ number: NumberValue) -> NumberValue {
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
  package func misreading(of number: NumberValue) -> Misreading? {
    guard abs(number.value) >= Self.leastValue else { return nil }
    return Misreading.of(number.value, isPercentage: number.style == .percent) { value in
      var other = number
      other.value = value
      return try formatter.text(of: other, magnitude: "", locale: locale)
    }
  }

  /// The smallest number that is no rounding error (chosen: Docs/sources/kpi.md#formatted-values).
  private static let leastValue = 1e-9

  /// Returns a number in its shortest form.
  package func text(of value: Double) throws(NumberError) -> String {
    let number = shown(NumberValue(value: value))
    return try formatter.parts(of: number, locale: locale).map(\.text).joined()
  }
}
