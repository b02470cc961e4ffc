import FioriBasics
package import FioriModel
import Synchronization

/// Formats numbers with ICU.
package final class ICUNumbers: NumberFormatting {
  /// The instance of the process, so that all renderers share formatters.
  package static let shared = ICUNumbers()

  /// The key of a formatter.
  private struct Key: Hashable {
    let skeleton: ExactText
    let locale: ExactText
  }

  /// The key of a written number.
  private struct TextKey: Hashable {
    let number: NumberValue
    /// Distinguishes -0 from 0, which it equals.
    let sign: FloatingPointSign
    let magnitude: ExactText
    let locale: ExactText
    /// The number's own words, whose bytes Swift does not compare.
    let currency: ExactText?
    let unit: ExactText?
  }

  /// The key of the side on which amounts have their currency.
  private struct AmountKey: Hashable {
    let currency: ExactText
    let locale: ExactText
  }

  /// Numbers as they are written. A chart writes its labels several times, to measure, draw and say them,
  /// and the axes of many charts have the same; writing one takes ICU ten times as long as finding it.
  private let texts = Mutex(
    LeastRecentlyUsedCache<TextKey, String>(byteLimit: ICUNumbers.textByteLimit))

  private let formatters = Mutex(
    LeastRecentlyUsedCache<Key, ICUFormatter>(byteLimit: ICUNumbers.byteLimit))

  /// Whether ICU has the currency of abbreviated amounts on another side than others have it.
  private let movedCurrencies = Mutex(
    LeastRecentlyUsedCache<AmountKey, Bool>(byteLimit: ICUNumbers.sideByteCount * 200))

  private let plurals = Mutex(
    LeastRecentlyUsedCache<ExactText, ICUPlurals>(byteLimit: ICUNumbers.pluralByteCount * 20))

  package init() {}

  /// Space for 60 formatters; a page of cards in a dozen languages needs a few for each.
  static let byteLimit = 2_000_000
  /// Space for some thousand numbers.
  private static let textByteLimit = 1_000_000

  /// The bytes of a formatter that abbreviates, which takes most, measured with ICU 72.
  private static let formatterByteCount = 32_768

  /// The bytes of a side of a currency, roughly.
  private static let sideByteCount = 64

  /// The bytes of the rules of a language, roughly.
  private static let pluralByteCount = 4096

  /// The bytes of all formatters.
  var byteCount: Int { formatters.withLock { $0.byteCount } }

  package func parts(of number: NumberValue, locale: String) throws(NumberError) -> [NumberPart] {
    try number.check()
    return try formatted(number, locale: locale).parts
  }

  package func written(
    _ number: NumberValue, locale: String
  ) throws(NumberError) -> String {
    try number.check()
    return try formatted(number, locale: locale).written
  }

  package func text(
    of number: NumberValue, magnitude: String, locale: String
  ) throws(NumberError) -> String {
    try number.check()
    let key = TextKey(
      number: number, sign: number.value.sign, magnitude: ExactText(magnitude),
      locale: ExactText(locale), currency: number.currency.map { ExactText($0) },
      unit: number.unit.map { ExactText($0) })
    if let kept = texts.withLock({ $0.value(for: key) }) { return kept }
    let written = try formatted(number, locale: locale)
    let text = written.text(magnitude: magnitude)
    texts.withLock {
      $0.keep(text, for: key, byteCount: text.utf8.count + locale.utf8.count)
    }
    return text
  }

  package func fractionDigits(of number: NumberValue) throws(NumberError) -> ClosedRange<Int> {
    let library = try ICULibrary.load()
    return number.fractionDigits(
      ofCurrency: try library.fractionDigits(ofCurrency: number.currency))
  }

  package func plural(of count: Int, locale: String) throws(NumberError) -> String {
    if let kept = plurals.withLock({ $0.value(for: ExactText(locale)) }) {
      return try kept.keyword(of: count)
    }
    let made = try ICUPlurals(locale: locale)
    plurals.withLock { $0.keep(made, for: ExactText(locale), byteCount: Self.pluralByteCount) }
    return try made.keyword(of: count)
  }

  /// Returns whether ICU has data for the language of a locale; `true` if ICU is missing, which is
  /// reported where it is needed.
  package func knowsLanguage(of locale: String) -> Bool {
    guard let library = try? ICULibrary.load(), let name = try? library.locale(for: locale) else {
      return true
    }
    return name.first.map { $0 != 0 && $0 != CChar(UInt8(ascii: "@")) } ?? true
  }

  /// Returns the digits of a locale, if they are others than `0123456789`.
  package func ownDigits(of locale: String) -> String? {
    // Most languages need no look at ICU, which takes milliseconds to load.
    let isPlain = !locale.contains("-u-") && Phrases.language(of: locale).map { $0 != "ar" } == true
    guard !isPlain else { return nil }
    let number = NumberValue(value: 1_234_567_890, usesGroupingSeparator: false)
    guard let text = try? self.text(of: number, magnitude: "", locale: locale),
      text.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .decimalNumber && !$0.isASCII
      })
    else { return nil }
    return text
  }

  /// Returns the locale whose abbreviation a number has. ICU abbreviates thousands in Indian English with `T`, which
  /// anyone else reads as trillions, beside axes in `K`; newer data has `K` (CLDR 48).
  private static func locale(_ locale: String, of number: NumberValue) -> String {
    let isAbbreviated = number.style == .compact || number.isAbbreviated
    guard isAbbreviated, abs(number.value) < lakh, locale.hasPrefix("en-IN") else {
      return locale
    }
    return "en-US" + locale.dropFirst("en-IN".count)
  }

  /// A lakh, which has an abbreviation of its own.
  private static let lakh = 100_000.0

  /// Returns a number as its locale writes it, and an abbreviated amount with its currency on the side where other
  /// amounts have it (chosen: Docs/sources/charts.md#numbers).
  private func formatted(
    _ number: NumberValue, locale: String
  ) throws(NumberError) -> FormattedNumber {
    let written = try formatter(for: number, locale: locale).format(number.value)
    guard number.style == .currency, number.isAbbreviated || number.abbreviatedDigits != nil,
      try movesCurrency(of: number, locale: locale), let side = written.isSymbolFirst
    else { return written }
    let plain = try formatter(for: number.unabbreviated, locale: locale).format(number.value)
    guard let plainSide = plain.isSymbolFirst, plainSide != side else { return written }
    var short = number
    (short.style, short.currency, short.sign) = (.decimal, nil, .never)
    let decimals = try fractionDigits(of: number)
    (short.minimumFractionDigits, short.maximumFractionDigits) = (
      decimals.lowerBound, decimals.upperBound
    )
    return plain.replacingDigits(
      with: try formatter(for: short, locale: locale).format(number.value))
  }

  /// Returns whether any abbreviation of an amount has its currency on another side than the whole amount, which most
  /// locales' have not: their amounts are written once.
  private func movesCurrency(
    of number: NumberValue, locale: String
  ) throws(NumberError) -> Bool {
    let key = AmountKey(currency: ExactText(number.currency ?? ""), locale: ExactText(locale))
    if let kept = movedCurrencies.withLock({ $0.value(for: key) }) { return kept }
    var moves = false
    for value in Self.abbreviatedValues {
      var amount = number
      amount.value = value
      let short = try formatter(for: amount, locale: locale).format(value)
      let whole = try formatter(for: amount.unabbreviated, locale: locale).format(value)
      moves = moves || short.isSymbolFirst != whole.isSymbolFirst
    }
    movedCurrencies.withLock { $0.keep(moves, for: key, byteCount: Self.sideByteCount) }
    return moves
  }

  /// One value for each word of an abbreviation: thousand, ten thousand, lakh, million, crore, billion, trillion.
  private static let abbreviatedValues = [2e3, 2e4, 2e5, 2e6, 2e7, 2e8, 2e9, 2e12]

  private func formatter(
    for number: NumberValue, locale: String
  ) throws(NumberError) -> ICUFormatter {
    let library = try ICULibrary.load()
    let digits = try library.fractionDigits(ofCurrency: number.currency)
    let skeleton = ICUSkeleton.text(for: number, currencyDigits: digits)
    let locale = Self.locale(locale, of: number)
    let key = Key(skeleton: ExactText(skeleton), locale: ExactText(locale))
    if let kept = formatters.withLock({ $0.value(for: key) }) { return kept }
    // Outside of the lock: a language's first formatter takes a millisecond, and others need not
    // wait. If two threads create the same one, one of them is dropped.
    let made = try ICUFormatter(
      library, skeleton: skeleton, unit: number.unit, locale: locale)
    formatters.withLock { $0.keep(made, for: key, byteCount: Self.formatterByteCount) }
    return made
  }
}

extension NumberValue {
  /// The number with all of its digits.
  fileprivate var unabbreviated: NumberValue {
    var number = self
    (number.isAbbreviated, number.abbreviatedDigits) = (false, nil)
    return number
  }
}
