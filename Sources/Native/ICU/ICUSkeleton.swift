import FioriModel

/// The ICU skeletons of number formats, without the number and the locale.
enum ICUSkeleton {
  /// Returns a skeleton such as `currency/USD .00 …`; `currencyDigits` are the currency's.
  ///
  /// The number was validated: its currency and unit contain no spaces or slashes.
  static func text(for number: NumberValue, currencyDigits: Int) -> String {
    let digits = number.fractionDigits(ofCurrency: currencyDigits)
    let stems = [
      notation(of: number), number.isAbbreviated ? "compact-short" : nil,
      number.abbreviatedDigits.map(abbreviation) ?? precision(digits),
      "rounding-mode-half-up",
      sign(of: number.sign), number.usesGroupingSeparator ? nil : "group-off",
    ]
    return stems.compactMap(\.self).joined(separator: " ")
  }

  /// Returns the signs; numbers rounded to zero have none.
  private static func sign(of sign: NumberSign) -> String {
    switch sign {
    case .auto: "sign-negative"
    case .always: "sign-except-zero"
    case .never: "sign-never"
    case .accounting: "sign-accounting-negative"
    }
  }

  private static func notation(of number: NumberValue) -> String? {
    switch number.style {
    case .decimal: nil
    case .currency: "currency/\(number.currency ?? "XXX")"
    case .percent: "percent scale/100"
    case .permille: "permille scale/1000"
    case .basisPoints: "unit/permyriad scale/10000 unit-width-short"
    case .compact: number.isAbbreviated ? nil : "compact-short"
    case .unit: "unit/\(number.unit ?? "") unit-width-short"
    }
  }

  /// Returns the notation and the precision of an abbreviated number, such as `compact-short precision-integer/@@@+` for up
  /// to three digits, but all digits before the decimals.
  private static func abbreviation(_ digits: Int) -> String {
    "compact-short precision-integer/" + String(repeating: "@", count: max(digits, 1)) + "+"
  }

  /// Returns the precision, such as `.00##` for two to four decimals.
  private static func precision(_ digits: ClosedRange<Int>) -> String {
    guard digits.upperBound > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: digits.lowerBound)
      + String(repeating: "#", count: digits.count - 1)
  }
}
