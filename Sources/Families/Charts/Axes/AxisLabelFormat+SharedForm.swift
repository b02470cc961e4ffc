import FioriBasics
import FioriModel
import Glibc

/// One form for numbers that are read together, where some have a word of their locale, such as `Mio.`, and others are
/// too small for one.
extension AxisLabelFormat {
  /// Returns the format in which numbers have one form: beside millions, thousands are parts of a million where the
  /// locale has no word for them. Numbers too small for any abbreviation have the decimals that the description sets
  /// (chosen: Docs/sources/charts.md#numbers).
  func sharingForm(
    of values: [Double], by numbers: any NumberFormatting, locale: String
  ) -> AxisLabelFormat {
    let hasWords = scale == 1 && (isAbbreviated ? showsMagnitude : style == .compact)
    guard hasWords && !Self.isEnglish(locale) || (isAbbreviated && minimumFractionDigits != nil),
      let largest = values.map({ abs($0) * scale }).max(), largest.isFinite
    else { return self }
    var format = self
    if largest < Self.thousand {
      format.isAbbreviated = isAbbreviated && !hasEnoughDigits(for: values)
    } else if hasWords, !Self.isEnglish(locale) {
      let least =
        abbreviatesThousands(by: numbers, locale: locale) ? Self.thousand : Self.million
      format.leastWord = largest < least ? nil : least
    }
    return format
  }

  /// Whether none of some numbers reads as zero with the decimals that the description sets.
  private func hasEnoughDigits(for values: [Double]) -> Bool {
    guard let digits = minimumFractionDigits else { return false }
    return values.allSatisfy { $0 == 0 || abs($0) * scale >= pow(10, -Double(digits)) }
  }

  /// Returns thousands without a word, as they are written beside numbers with one; `nil` for numbers that are written as
  /// by themselves.
  func besideWords(
    _ value: Double, by numbers: any NumberFormatting, locale: String
  ) throws(NumberError) -> String? {
    guard let leastWord, isPart(value) else { return nil }
    let word = try inWords(
      (value < 0 ? -1 : 1) * Self.digit * leastWord, by: numbers, locale: locale)
    var part = NumberValue(value: abs(value) / leastWord)
    part.maximumFractionDigits = partDigits(of: value)
    let digits = try numbers.text(of: part, magnitude: "", locale: locale)
    guard let first = word.firstIndex(where: \.isNumber),
      let last = word.lastIndex(where: \.isNumber)
    else { return nil }
    return word[..<first] + digits + word[word.index(after: last)...]
  }

  /// Whether a number is written as a part of the least number with a word.
  func isPart(_ value: Double) -> Bool {
    guard let leastWord else { return false }
    return Self.thousand <= abs(value) && abs(value) < leastWord
  }

  /// Returns the decimals of a part: two digits, and as many more as its level adds.
  func partDigits(of value: Double) -> Int {
    let share = abs(value) / (leastWord ?? 1)
    let two = (1...mostDecimals).first { share * pow(10, Double($0)) >= 10 } ?? mostDecimals
    let own = style == .compact ? maximumFractionDigits ?? 0 : 0
    return min(max(two + leastFractionDigits, own), mostDecimals)
  }

  /// Returns whether the locale has a word for thousands, or for ten thousand, as Chinese does.
  private func abbreviatesThousands(by numbers: any NumberFormatting, locale: String) -> Bool {
    let text = try? inWords(Self.digit * Self.million / 10, by: numbers, locale: locale)
    return (text ?? "").count(where: \.isNumber) < 6
  }

  /// Returns a number with the word of its locale.
  private func inWords(
    _ value: Double, by numbers: any NumberFormatting, locale: String
  ) throws(NumberError) -> String {
    var number = number(value)
    if style != .compact { number.abbreviatedDigits = 1 }
    return try numbers.text(of: number, magnitude: "", locale: locale)
  }

  /// A digit that other numbers take the place of.
  private static let digit = 5.0
  private static let thousand = 1e3
  private static let million = 1e6
}
