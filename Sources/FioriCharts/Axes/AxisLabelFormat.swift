package import FioriModel
import Glibc

/// How the labels of an axis are written.
package struct AxisLabelFormat: Hashable, Sendable {
  /// Every style but ``NumberStyle/unit``.
  var style: NumberStyle = .decimal
  /// The ISO 4217 code of amounts, `USD`; nil with every other style.
  var currency: String?
  /// The decimals that are written even when they are zero; fewer where an abbreviated label has
  /// fewer.
  var minimumFractionDigits: Int?
  /// The decimals to which labels are rounded; nil for 2 of decimal numbers, and for the style's
  /// own of others.
  var maximumFractionDigits: Int?
  var usesGroupingSeparator = true
  /// Whether thousands, millions and so on are left out.
  package var isAbbreviated = false
  /// Whether the letter that stands for what is left out is written.
  var showsMagnitude = true

  package init(
    style: NumberStyle = .decimal,
    currency: String? = nil,
    minimumFractionDigits: Int? = nil,
    maximumFractionDigits: Int? = nil,
    usesGroupingSeparator: Bool = true,
    isAbbreviated: Bool = false,
    showsMagnitude: Bool = true
  ) {
    self.style = style
    self.currency = currency
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.usesGroupingSeparator = usesGroupingSeparator
    self.isAbbreviated = isAbbreviated
    self.showsMagnitude = showsMagnitude
  }

  /// The label of a value, as a locale's language tag such as `en-US` has it.
  ///
  /// Compact numbers are abbreviated in the locale's own way already.
  package func text(
    of value: Double, by numbers: any NumberFormatting, locale: String
  ) throws(NumberError) -> String {
    guard isAbbreviated, style != .compact, (value * scale).isFinite else {
      return try numbers.text(of: number(value), magnitude: "", locale: locale)
    }
    let magnitude = AxisMagnitude(of: abs(value) * scale)
    let divided = value * scale / magnitude.divisor
    let letter = showsMagnitude ? magnitude.letter : ""
    guard !isScientific(abs(divided)) else {
      return try scientific(divided, letter: letter, by: numbers, locale: locale)
    }
    let number = abbreviated(divided, isDivided: magnitude.isDivided)
    return try numbers.text(of: number, magnitude: letter, locale: locale)
  }

  /// What is written of 1: a percentage is of a hundred.
  private var scale: Double { style == .percent ? 100 : 1 }

  /// Decimals unless others are given; nil for those that only the style or the currency knows.
  private var ownFractionDigits: Int? {
    maximumFractionDigits ?? (style == .decimal ? max(2, minimumFractionDigits ?? 0) : nil)
  }

  private func number(_ value: Double) -> NumberValue {
    NumberValue(
      value: value, style: style, currency: currency,
      minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: ownFractionDigits,
      usesGroupingSeparator: usesGroupingSeparator)
  }

  /// A number without its magnitude, of a percentage in hundredths, and with fewer decimals the
  /// greater it is.
  private func abbreviated(_ divided: Double, isDivided: Bool) -> NumberValue {
    var number = number(divided / scale)
    if divided == 0 {
      // Chosen: beside amounts such as $2M a `$0.00` would look more exact than they are
      // (Docs/sources/charts.md#numbers).
      (number.minimumFractionDigits, number.maximumFractionDigits) = (0, 0)
      return number
    }
    guard let digits = fractionDigits(of: abs(divided), isDivided: isDivided) else { return number }
    number.maximumFractionDigits = digits
    number.minimumFractionDigits = min(minimumFractionDigits ?? 0, digits)
    return number
  }

  /// Nil for the format's own (stated: Docs/sources/charts.md#numbers).
  private func fractionDigits(of number: Double, isDivided: Bool) -> Int? {
    guard number > 0.001 else { return nil }
    // A currency's own are known only when it is written; most have two.
    let own = ownFractionDigits ?? (style == .currency ? 2 : 1)
    if number >= 100 { return 0 }
    if number >= 10 { return own > 1 || isDivided ? 1 : nil }
    return own > 2 || isDivided ? 2 : nil
  }
}

extension AxisLabelFormat {
  /// Whether a number is too small or too great for decimals; a thousandth is where its decimals
  /// would leave nothing of it (chosen: Docs/sources/charts.md#numbers).
  private func isScientific(_ number: Double) -> Bool {
    number != 0
      && (number < 0.001 || number >= 1e18
        || (number == 0.001 && (ownFractionDigits ?? 2) < 3))
  }

  /// `1.23e-4`, without currency or percent sign, as the original's pattern `#E0` has it (stated:
  /// Docs/sources/charts.md#numbers).
  private func scientific(
    _ number: Double, letter: String, by numbers: any NumberFormatting, locale: String
  ) throws(NumberError) -> String {
    let parts = ScientificNumber(abs(number))
    let exponent = try numbers.text(
      of: NumberValue(value: Double(parts.exponent)), magnitude: "", locale: locale)
    let mantissa = NumberValue(
      value: number < 0 ? -parts.mantissa : parts.mantissa, maximumFractionDigits: 2)
    return try numbers.text(of: mantissa, magnitude: "e\(exponent)\(letter)", locale: locale)
  }
}

/// Thousands, millions and so on, and the letter that stands for them.
struct AxisMagnitude: Hashable, Sendable {
  /// What a number is divided by.
  let divisor: Double
  /// Empty when nothing is divided.
  let letter: String

  var isDivided: Bool { divisor > 1 }

  /// The magnitude of a number that is not negative (stated: Docs/sources/charts.md#numbers).
  init(of number: Double) {
    let found = Self.all.last { number >= $0.divisor }
    divisor = found?.divisor ?? 1
    letter = found?.letter ?? ""
  }

  private static let all: [(divisor: Double, letter: String)] = [
    (1e3, "K"), (1e6, "M"), (1e9, "B"), (1e12, "T"), (1e15, "Q"), (1e18, "Z"),
  ]
}

/// A number as one digit, two decimals and a power of ten.
struct ScientificNumber: Hashable, Sendable {
  /// From 1 up to, but not including, 10, in whole hundredths; 0 only of 0.
  let mantissa: Double
  let exponent: Int

  /// Of a finite number that is greater than 0.
  init(_ number: Double) {
    let power = Int(log10(number).rounded(.down))
    // A power of ten below 10⁻³⁰⁸ would lose its digits.
    let scaled =
      power < 0 ? number * 1e200 / pow(10, Double(power + 200)) : number / pow(10, Double(power))
    let rounded = (scaled * 100).rounded() / 100
    mantissa = rounded < 10 ? rounded : 1
    exponent = rounded < 10 ? power : power + 1
  }
}
