import FioriBasics
package import FioriModel
import Glibc

/// The number format of axis labels.
package struct AxisLabelFormat: Hashable, Sendable {
  /// The number style; every style except ``NumberStyle/unit``.
  var style: NumberStyle = .decimal
  /// The ISO 4217 currency code of amounts, such as `USD`; `nil` for every other style.
  var currency: String?
  /// The minimum number of decimals, including trailing zeros; an abbreviated label may have fewer.
  var minimumFractionDigits: Int?
  /// The maximum number of decimals. If `nil`, 2 for decimal numbers, and the style's own default
  /// for other styles.
  var maximumFractionDigits: Int?
  var usesGroupingSeparator = true
  /// Whether amounts of whole units have the decimals of their currency.
  var keepsCurrencyDecimals = false
  /// Whether to abbreviate thousands, millions and so on.
  package var isAbbreviated = false
  /// Whether to show the letter of the abbreviation.
  var showsMagnitude = true
  /// The magnitude that all numbers share; `nil` if each has its own.
  var magnitude: AxisMagnitude?
  /// The least number with a word of its locale, in which smaller numbers beside it are written; `nil` if each number
  /// has its own form.
  var leastWord: Double?
  /// Decimals that an abbreviated label keeps, where it would otherwise read like another one.
  var leastFractionDigits = 0
  /// The decimals of abbreviated numbers below a thousand; `nil` for each number's own.
  var undividedDigits: Int?

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
    // Compact numbers have the locale's own abbreviations.
    self.isAbbreviated = isAbbreviated && style != .compact
    self.showsMagnitude = showsMagnitude
  }

  /// Returns the label of a value in a locale, a language tag such as `en-US`: abbreviated with
  /// the letters of SAP's engine in English, and with the locale's own words elsewhere, where the
  /// letters would mean other numbers: a German `B` would be read as a `Bio.`.
  package func text(
    of value: Double, by numbers: any NumberFormatting, locale: String
  ) throws(NumberError) -> String {
    if leastWord != nil, let text = try besideWords(value, by: numbers, locale: locale) {
      return text
    }
    guard isAbbreviated, (value * scale).isFinite else {
      return try numbers.text(of: number(value), magnitude: "", locale: locale)
    }
    let magnitude = self.magnitude ?? AxisMagnitude(of: abs(value) * scale)
    if magnitude.isDivided, showsMagnitude, !Self.isEnglish(locale) {
      return try localText(of: value, by: numbers, locale: locale)
    }
    let divided = value * scale / magnitude.divisor
    let letter = showsMagnitude ? magnitude.letter : ""
    guard !isScientific(abs(divided)) else {
      return try scientific(divided, letter: letter, by: numbers, locale: locale)
    }
    let number = abbreviated(value, dividedBy: magnitude.divisor)
    return try numbers.text(of: number, magnitude: letter, locale: locale)
  }

  /// Returns a number with the abbreviation of its locale, or in full where the locale has none, as German
  /// has none of thousands: rounded, it would look exact.
  private func localText(
    of value: Double, by numbers: any NumberFormatting, locale: String
  ) throws(NumberError) -> String {
    var number = number(value)
    let most = Self.localDigits + leastFractionDigits
    number.abbreviatedDigits = most
    let text = try numbers.text(of: number, magnitude: "", locale: locale)
    let digitCount = text.unicodeScalars.count { $0.properties.generalCategory == .decimalNumber }
    // Zeros at the end are left out, but beside others, the number has the notation of all.
    let shownCount = leastFractionDigits < mostDecimals ? max(digitCount, most) : digitCount
    guard Double(shownCount) > log10(abs(value) * scale) else { return text }
    var full = self.number(value)
    if style == .currency, isWhole(value) {
      (full.minimumFractionDigits, full.maximumFractionDigits) = (0, 0)
    }
    return try numbers.text(of: full, magnitude: "", locale: locale)
  }

  static func isEnglish(_ locale: String) -> Bool {
    ["en", "en-"].contains(locale.prefix(3).lowercased())
  }

  /// The most digits of a number with its locale's abbreviation, as many as with a letter.
  private static let localDigits = 3

  /// The displayed value of 1, which is 100 for percentages.
  var scale: Double {
    switch style {
    case .percent: 100
    case .permille: 1000
    case .basisPoints: 10_000
    case .decimal, .currency, .compact, .unit: 1
    }
  }

  /// The default number of decimals; `nil` if only the style or the currency determines it.
  private var ownFractionDigits: Int? {
    maximumFractionDigits ?? (style == .decimal ? max(2, minimumFractionDigits ?? 0) : nil)
  }

  func number(_ value: Double) -> NumberValue {
    NumberValue(
      value: value, style: style, currency: currency,
      minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: ownFractionDigits,
      usesGroupingSeparator: usesGroupingSeparator)
  }

  /// Returns a number without its magnitude, with fewer decimals for larger numbers.
  func abbreviated(_ value: Double, dividedBy divisor: Double) -> NumberValue {
    let (divided, isDivided) = (value * scale / divisor, divisor > 1)
    // Not by way of hundredths, from which a half may be rounded down.
    var number = number(value / divisor)
    if divided == 0 {
      // Next to amounts such as $2M, `$0.00` would look more precise than they are (chosen:
      // Docs/sources/charts.md#numbers).
      (number.minimumFractionDigits, number.maximumFractionDigits) = (0, 0)
      return number
    }
    if let undividedDigits, !isDivided {
      number.minimumFractionDigits = undividedDigits
      number.maximumFractionDigits = max(undividedDigits, leastFractionDigits)
      return number
    }
    guard let most = fractionDigits(of: abs(divided), isDivided: isDivided) else {
      return withShownDigit(number, of: abs(divided))
    }
    let digits = max(most, leastFractionDigits, sharedDigits(of: abs(divided)))
    number.maximumFractionDigits = digits
    number.minimumFractionDigits = min(minimumFractionDigits ?? 0, digits)
    return number
  }

  /// Returns the decimals of two digits of a number that is divided by the magnitude of larger ones,
  /// unless they are set; 0 if each number has its own magnitude.
  private func sharedDigits(of divided: Double) -> Int {
    guard magnitude?.isDivided == true, !hasOwnDigits else { return 0 }
    return (0...mostDecimals).first { divided * pow(10, Double($0)) >= 10 } ?? mostDecimals
  }

  /// Returns the number of decimals of an abbreviated label; `nil` for a power of ten.
  func abbreviatedDigits(of value: Double, divisor: Double) -> Int? {
    let divided = value * scale / divisor
    guard !isScientific(abs(divided)) else { return nil }
    return abbreviated(value, dividedBy: divisor).maximumFractionDigits
      ?? number(divided).fractionDigits(ofCurrency: 2).upperBound
  }

  /// Returns a number with the decimals that it needs not to read as zero, unless they are set, and
  /// not to read like another.
  private func withShownDigit(_ number: NumberValue, of divided: Double) -> NumberValue {
    let least = divided < Self.leastDecimal ? 10.0 : 1
    let shown =
      hasOwnDigits
      ? 0 : (1...mostDecimals).first { divided * pow(10, Double($0)) >= least } ?? 0
    let digits = max(shown, leastFractionDigits)
    let own = ownFractionDigits ?? (style == .currency ? 2 : 1)
    guard digits > own else { return number }
    var number = number
    number.maximumFractionDigits = digits
    return number
  }

  /// Returns the number of decimals; `nil` for the format's own (stated:
  /// Docs/sources/charts.md#numbers).
  private func fractionDigits(of number: Double, isDivided: Bool) -> Int? {
    guard number > 0.001 else { return nil }
    // The currency's own decimals are only known when formatting; most currencies have two.
    let own = ownFractionDigits ?? (style == .currency ? 2 : 1)
    if number >= 100 { return 0 }
    if number >= 10 { return own > 1 || isDivided ? 1 : nil }
    return own > 2 || isDivided ? 2 : nil
  }
}

extension AxisLabelFormat {
  /// Whether the description sets the number of decimals.
  package var hasOwnDigits: Bool {
    minimumFractionDigits != nil || maximumFractionDigits != nil
  }

  /// The abbreviated format. Numbers that are not abbreviated by request have their letters: no one expects them to be
  /// divided.
  package var abbreviated: AxisLabelFormat {
    var format = self
    if !isAbbreviated { format.showsMagnitude = true }
    format.isAbbreviated = style != .compact
    return format
  }

  /// Returns the format that divides all numbers by the magnitude of the largest of some, if no letter
  /// says which it is: `500` beside `1` for a million would read as more (chosen:
  /// Docs/sources/charts.md#numbers).
  package func sharingMagnitude(of values: [Double]) -> AxisLabelFormat {
    guard isAbbreviated, !showsMagnitude,
      let largest = values.map(abs).max(), (largest * scale).isFinite
    else { return self }
    var format = self
    format.magnitude = AxisMagnitude(of: largest * scale)
    return format
  }

  /// Returns the format in which the parts of a whole have one notation: in full where some are too small for an
  /// abbreviation and none has more than four digits. `896` and `2K` would not add up to 2,893 (chosen:
  /// Docs/sources/charts.md#numbers).
  package func sharingNotation(of parts: [Double]) -> AxisLabelFormat {
    let sizes = parts.map { abs($0) * scale }.filter { $0 > 0 }
    guard isAbbreviated, magnitude == nil, let least = sizes.min(), let largest = sizes.max(),
      !AxisMagnitude(of: least).isDivided, AxisMagnitude(of: largest).isDivided,
      largest < Self.leastWithFiveDigits
    else { return self }
    var format = self
    format.magnitude = AxisMagnitude(of: least)
    return format
  }

  private static let leastWithFiveDigits = 10_000.0

  /// The formats in which abbreviated amounts of one series have the same decimals, from none on; empty if
  /// they have so by themselves. By itself, an amount below ten has its currency's, and another one fewer.
  package func sharingDecimals(of values: [Double]) -> [AxisLabelFormat] {
    guard style == .currency, isAbbreviated, !hasOwnDigits, magnitude?.isDivided != true else {
      return []
    }
    let sizes = values.map(abs)
    guard sizes.contains(where: { 0 < $0 && $0 < 10 }),
      sizes.contains(where: { 10 <= $0 && $0 < 1000 })
    else { return [] }
    return (0...Self.mostCurrencyDecimals).map { digits in
      var format = self
      format.undividedDigits = digits
      return format
    }
  }

  private static let mostCurrencyDecimals = 2

  /// Returns the format with more decimals than its own, as a level of ``DigitRule`` requires. At the last
  /// level, numbers that decimals cannot show have a power of ten.
  package func adding(_ level: Int) -> AxisLabelFormat {
    guard level > 0 else { return self }
    if isAbbreviated {
      var format = self
      format.leastFractionDigits = min(leastFractionDigits + level, DigitRule.lastLevel)
      return format
    }
    var format = self
    guard level < DigitRule.lastLevel else {
      // The locale's words for large numbers have no powers of ten.
      if style == .compact { format.style = .decimal }
      return format.abbreviated
    }
    let own =
      style == .compact
      ? maximumFractionDigits ?? 1 : number(1).fractionDigits(ofCurrency: 2).upperBound
    let digits = own + level
    format.maximumFractionDigits = min(digits, mostDecimals)
    return format
  }

  /// The format with the decimals that it adds to its own also where they are zeros; `nil` if it adds none.
  package var withEvenDecimals: AxisLabelFormat? {
    guard style != .currency, minimumFractionDigits == nil,
      let digits = isAbbreviated ? leastFractionDigits : maximumFractionDigits, digits > 0
    else { return nil }
    var format = self
    format.minimumFractionDigits = digits
    return format
  }

  /// The format with all decimals, if it is abbreviated.
  package var exact: AxisLabelFormat {
    var format = self
    format.leastFractionDigits = mostDecimals
    return format
  }

  /// Returns whether a number is too small or too large for decimals. Numbers below a thousandth
  /// would round to zero (chosen: Docs/sources/charts.md#numbers).
  private func isScientific(_ number: Double) -> Bool {
    guard number != 0, number < 1e18 else { return number != 0 }
    guard number <= Self.leastDecimal else { return false }
    if hasOwnDigits { return number < Self.leastDecimal || (ownFractionDigits ?? 2) < 3 }
    return number < (style == .decimal ? Self.leastDecimal : Self.leastSignedDecimal)
  }

  /// The least number that is written with decimals, and the least amount or percentage: a power of ten
  /// next to a currency or a percent sign is hard to read.
  private static let (leastDecimal, leastSignedDecimal) = (0.001, 1e-8)

  /// Returns a number like `1.23e-4`, as in the original's pattern `#E0` (stated:
  /// Docs/sources/charts.md#numbers), but with its currency or percent sign: without, it is another
  /// number.
  private func scientific(
    _ number: Double, letter: String, by numbers: any NumberFormatting, locale: String
  ) throws(NumberError) -> String {
    let parts = ScientificNumber(abs(number), decimals: 2 + leastFractionDigits)
    let exponent = try numbers.text(
      of: NumberValue(value: Double(parts.exponent)), magnitude: "", locale: locale)
    var mantissa = self.number((number < 0 ? -parts.mantissa : parts.mantissa) / scale)
    (mantissa.minimumFractionDigits, mantissa.maximumFractionDigits) = (
      0, 2 + leastFractionDigits
    )
    return try numbers.text(of: mantissa, magnitude: "e\(exponent)\(letter)", locale: locale)
  }
}

/// A power of 1000, such as thousands or millions, and its letter.
struct AxisMagnitude: Hashable, Sendable {
  /// The value to divide numbers by.
  let divisor: Double
  /// The letter; empty if numbers are not divided.
  let letter: String
  /// The word in messages; empty if numbers are not divided.
  let name: String

  var isDivided: Bool { divisor > 1 }

  /// Creates the magnitude of a nonnegative number (stated: Docs/sources/charts.md#numbers).
  init(of number: Double) {
    let found = Self.all.last { number >= $0.divisor }
    divisor = found?.divisor ?? 1
    letter = found?.letter ?? ""
    name = found?.name ?? ""
  }

  private static let all: [(divisor: Double, letter: String, name: String)] = [
    (1e3, "K", "thousands"), (1e6, "M", "millions"), (1e9, "B", "billions"),
    (1e12, "T", "trillions"), (1e15, "Q", "quadrillions"), (1e18, "Z", "quintillions"),
  ]
}

/// A number as one digit, decimals and a power of ten.
struct ScientificNumber: Hashable, Sendable {
  /// From 1 up to, but not including, 10; 0 only for 0.
  let mantissa: Double
  let exponent: Int

  /// Creates the notation of a finite number greater than 0.
  init(_ number: Double, decimals: Int = 2) {
    let unit = pow(10, Double(decimals))
    let power = Int(log10(number).rounded(.down))
    // A power of ten below 10⁻³⁰⁸ would lose digits.
    let scaled =
      power < 0 ? number * 1e200 / pow(10, Double(power + 200)) : number / pow(10, Double(power))
    let rounded = (scaled * unit).rounded() / unit
    mantissa = rounded < 10 ? rounded : 1
    exponent = rounded < 10 ? power : power + 1
  }
}
