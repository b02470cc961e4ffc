import Glibc

/// The misreading of a rounded number: as zero, or for a percentage as the whole.
package enum Misreading: Hashable, Sendable {
  case zero
  case whole

  /// The end of a message about the number.
  package var text: String {
    switch self {
    case .zero: "reads as zero"
    case .whole: "reads as a full 100%"
    }
  }

  /// Returns how the label of a value (1 for 100 percent) is misread; `nil` if it is not. `text` writes
  /// other values like it.
  package static func of(
    _ value: Double, as label: String, isPercentage: Bool, by text: (Double) -> String?
  ) -> Misreading? {
    // Most values can be neither.
    guard value != 0, abs(value) < (isPercentage ? 2 : 1) else { return nil }
    let digits = label.unicodeScalars.compactMap(\.properties.numericValue)
    if !digits.isEmpty, digits.allSatisfy({ $0 == 0 }) { return .zero }
    guard isPercentage, !isWhole(value) else { return nil }
    return label == text(value < 0 ? -1 : 1) ? .whole : nil
  }

  /// The most decimals of a number.
  package static let mostDecimals = 9

  /// Returns whether a share is 1, but for rounding errors.
  private static func isWhole(_ share: Double) -> Bool { abs(abs(share) - 1) < 1e-12 }
}

extension Decimal {
  /// Returns shares in percent, by the rule of digits: without decimals, or with those that they need.
  package static func percentages(_ shares: [Double]) -> [String] {
    func text(_ share: Double, _ decimals: Int) -> String {
      Decimal.text(share * 100, decimals: decimals)
    }
    let rule = DigitRule(isPercentage: true) { share, level in
      let unit = 100 * pow(10, Double(level))
      let error = abs((share * unit).rounded() / unit - share)
      return DigitRule.Label(text: text(share, level), error: error)
    }
    return zip(shares, rule.levels(for: shares)).map(text)
  }

  /// Returns a share in percent without decimals, or with as many as it needs: `64`, `99.9`, `0.04`.
  package static func percentage(_ share: Double) -> String { percentages([share])[0] }
}
