package import FioriBasics
package import FioriModel

/// Formats numbers and times for the locale of a view.
package struct NumberResolver: Sendable {
  package let formatter: any NumberFormatting
  package let times: any TimeFormatting
  /// The locale as a BCP 47 tag.
  package let locale: String
  /// The IANA name of the time zone that dates with an offset are converted to.
  package let timeZone: String?

  /// Returns a number with as many decimals as write it to a twentieth of it, and a percentage not as
  /// the whole, unless they are given (Docs/sources/kpi.md#formatted-values).
  package func shown(_ number: NumberValue) -> NumberValue {
    guard number.minimumFractionDigits == nil, number.maximumFractionDigits == nil,
      misreading(of: number) != nil || isFarOff(number),
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

  /// Whether a number below 1 is written by another that is more than a twentieth of it away.
  private func isFarOff(_ number: NumberValue) -> Bool {
    guard abs(number.value) >= Self.leastValue, abs(number.written) < 1,
      let digits = try? formatter.fractionDigits(of: number)
    else { return false }
    return !number.isClose(decimals: digits.upperBound)
  }

  /// The smallest number that is no rounding error (chosen: Docs/sources/kpi.md#formatted-values).
  private static let leastValue = 1e-9

  /// Returns the forms that take a number's place where there is no room for it, the longest first: with
  /// fewer decimals, and then abbreviated by the locale's words; none says a number that is more than
  /// a twentieth away.
  package func shorterForms(of number: NumberValue) -> [NumberValue] {
    let number = shown(number)
    guard let digits = try? formatter.fractionDigits(of: number) else { return [] }
    let decimals = digits.first(where: number.isExact) ?? digits.upperBound
    // An amount has all decimals of its currency or none.
    let fewer = number.style == .currency ? [0] : Array((0..<decimals).reversed())
    return fewer.filter { $0 < decimals && number.isClose(decimals: $0) }.map(number.keeping)
      + [1, 0].compactMap { abbreviated(number, decimals: $0) }
  }

  /// Returns a number with its locale's abbreviation; `nil` if it has none, as German has none of
  /// thousands, or with a single digit where there should be decimals.
  private func abbreviated(_ number: NumberValue, decimals: Int) -> NumberValue? {
    func digitCount(_ number: NumberValue) -> Int? {
      (try? formatter.text(of: number, magnitude: "", locale: locale))?.unicodeScalars.count {
        $0.properties.generalCategory == .decimalNumber
      }
    }
    var short = number.keeping(decimals: decimals)
    short.isAbbreviated = true
    guard let whole = digitCount(number.keeping(decimals: 0)), let count = digitCount(short),
      count < whole, decimals > 0 || count > 1
    else { return nil }
    return short
  }
}
