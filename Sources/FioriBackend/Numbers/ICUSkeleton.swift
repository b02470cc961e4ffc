import FioriModel

/// How numbers are to be written, in ICU's words, the number and the locale left out.
enum ICUSkeleton {
  /// `currency/USD .00 …`; `currencyDigits` are the decimals of the number's currency.
  ///
  /// The number has been checked: what it names holds no blank and no slash.
  static func text(for number: NumberValue, currencyDigits: Int) -> String {
    let digits = number.fractionDigits(ofCurrency: currencyDigits)
    let words = [
      notation(of: number), precision(digits), "rounding-mode-half-up",
      // The sign of what rounds to zero says nothing.
      "sign-negative", number.usesGroupingSeparator ? nil : "group-off",
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  private static func notation(of number: NumberValue) -> String? {
    switch number.style {
    case .decimal: nil
    case .currency: "currency/\(number.currency ?? "XXX")"
    case .percent: "percent scale/100"
    case .compact: "compact-short"
    case .unit: "unit/\(number.unit ?? "") unit-width-short"
    }
  }

  /// `.00##` for two to four decimals.
  private static func precision(_ digits: ClosedRange<Int>) -> String {
    guard digits.upperBound > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: digits.lowerBound)
      + String(repeating: "#", count: digits.count - 1)
  }
}
