import FioriRender
import Testing

@testable import TestSupport

struct ICUNumbersTests {
  private func check(_ item: NumberCase) throws {
    let parts = try ICUNumbers().parts(of: item.number, locale: item.locale)
    expect(NumberCase.text(of: parts), is: item.parts)
  }

  @Test(arguments: [
    NumberCase(265_849.98, "en-US", "265,849.98"), NumberCase(265_849.98, "de-DE", "265.849,98"),
    NumberCase(265_849.98, "fr-FR", "265\u{202F}849,98"),
    NumberCase(265_849.98, "en-IN", "2,65,849.98"), NumberCase(265_849.98, "hi-IN", "2,65,849.98"),
    NumberCase(265_849.98, "de-CH", "265’849.98"), NumberCase(265_849.98, "he-IL", "265,849.98"),
    NumberCase(265_849.98, "ar-EG", "٢٦٥٬٨٤٩٫٩٨"),
    NumberCase(265_849.98, "ar-EG-u-nu-latn", "265,849.98"),
    NumberCase(1234.5, "es-ES", "1234,5"), NumberCase(0, "en-US", "0"),
    NumberCase(1e15, "en-US", "1,000,000,000,000,000"), NumberCase(1e-300, "en-US", "0"),
  ])
  func `digits and separators are the locale's`(_ item: NumberCase) throws { try check(item) }

  @Test(arguments: [
    NumberCase(265_849.98, currency: "USD", "en-US", "[$] 265,849.98"),
    NumberCase(265_849.98, currency: "EUR", "de-DE", "265.849,98 [€]"),
    NumberCase(265_849.98, currency: "EUR", "fr-FR", "265\u{202F}849,98 [€]"),
    NumberCase(1234.5, currency: "JPY", "ja-JP", "[￥] 1,235"),
    NumberCase(5, currency: "INR", "hi-IN", "[₹] 5.00"),
    NumberCase(5, currency: "ILS", "he-IL", "5.00 [₪]"),
    NumberCase(5, currency: "EGP", "ar-EG", "٥٫٠٠ [ج.م.]"),
    NumberCase(5.6, currency: "BHD", "en-US", "[BHD] 5.600"),
    NumberCase(5, currency: "QQQ", "en-US", "[QQQ] 5.00"),
    NumberCase(0, currency: "USD", "en-US", "[$] 0.00"),
  ])
  func `an amount has its currency's symbol and decimals`(_ item: NumberCase) throws {
    try check(item)
  }

  @Test(arguments: [
    NumberCase(0.64, .percent, "en-US", "64 [%]"), NumberCase(0.64, .percent, "tr-TR", "[%] 64"),
    NumberCase(0.64, .percent, "fr-FR", "64 [%]"),
    NumberCase(0.64, .percent, "ar-EG", "٦٤ [٪\u{61C}]"),
    NumberCase(0.0645, .percent, "de-DE", "6,5 [%]"),
    NumberCase(12, .percent, "en-US", "1,200 [%]"),
  ])
  func `a ratio is written in hundredths`(_ item: NumberCase) throws { try check(item) }

  @Test(arguments: [
    NumberCase(265_849.98, .compact, "en-US", "265.8 [K]"),
    NumberCase(1_234_567, .compact, "en-US", "1.2 [M]"),
    NumberCase(2.5e9, .compact, "en-US", "2.5 [B]"),
    NumberCase(999_950, .compact, "en-US", "1 [M]"), NumberCase(999, .compact, "en-US", "999"),
    NumberCase(2.5e9, .compact, "de-DE", "2,5 [Mrd.]"),
    NumberCase(265_849.98, .compact, "de-DE", "265.850"),
    NumberCase(265_849.98, .compact, "ja-JP", "26.6 [万]"),
    NumberCase(265_849.98, .compact, "en-IN", "2.7 [L]"),
    NumberCase(265_849.98, .compact, "ar-EG", "٢٦٥٫٨ [ألف]"),
    NumberCase(-265_849.98, .compact, "en-US", "−265.8 [K]"),
  ])
  func `a compact number has the locale's word`(_ item: NumberCase) throws { try check(item) }

  @Test(arguments: [
    NumberCase(12.5, unit: "kilometer", "en-US", "12.5 [km]"),
    NumberCase(12.5, unit: "kilometer-per-hour", "de-DE", "12,5 [km/h]"),
    NumberCase(12.5, unit: "kilometer-per-hour", "tr-TR", "12,5 [km/sa]"),
    NumberCase(1, unit: "kilogram", "en-US", "1 [kg]"),
    NumberCase(1, unit: "kilogram", "he-IL", "[ק״ג] 1"),
    NumberCase(21, unit: "celsius", "fr-FR", "21 [°C]"),
    NumberCase(7.2, unit: "liter-per-100-kilometer", "en-US", "7.2 [L/100 km]"),
    NumberCase(-3, unit: "celsius", "en-US", "−3 [°C]"),
  ])
  func `a quantity has its unit's short name`(_ item: NumberCase) throws { try check(item) }

  @Test(arguments: [
    NumberCase(-1234.5, "en-US", "−1,234.5"), NumberCase(-1234.5, "sv-SE", "−1\u{A0}234,5"),
    NumberCase(-1234.5, "ar-EG", "\u{61C}−١٬٢٣٤٫٥"),
    NumberCase(-1234.5, "he-IL", "\u{200E}−1,234.5"),
    NumberCase(-5, currency: "EUR", "de-DE", "−5,00 [€]"),
    NumberCase(-5, currency: "CHF", "de-CH", "[CHF] −5.00"),
    NumberCase(-0.64, .percent, "en-US", "−64 [%]"),
  ])
  func `a sign beside the digits is the number's`(_ item: NumberCase) throws { try check(item) }

  @Test(arguments: [
    NumberCase(-5, currency: "USD", "en-US", "<−> [$] 5.00"),
    NumberCase(-0.64, .percent, "tr-TR", "<−> [%] 64"),
  ])
  func `a sign that stands apart is a part of its own`(_ item: NumberCase) throws {
    try check(item)
  }

  @Test(arguments: [
    NumberCase(-0.0, "en-US", "0"), NumberCase(-0.0004, "en-US", "0"),
    NumberCase(-0.001, currency: "USD", "en-US", "[$] 0.00"),
  ])
  func `what rounds to zero has no sign`(_ item: NumberCase) throws { try check(item) }

  @Test(arguments: [
    NumberCase(NumberValue(value: 1.2345), "1.235"),
    NumberCase(NumberValue(value: -1.2345), "−1.235"),
    NumberCase(NumberValue(value: 2.5, maximumFractionDigits: 0), "3"),
    NumberCase(NumberValue(value: 1.005, maximumFractionDigits: 2), "1.01"),
    NumberCase(NumberValue(value: 3, minimumFractionDigits: 5), "3.00000"),
    NumberCase(NumberValue(value: 3, minimumFractionDigits: 1, maximumFractionDigits: 2), "3.0"),
    NumberCase(
      NumberValue(value: 0.1, minimumFractionDigits: 20, maximumFractionDigits: 20),
      "0.10000000000000000000"),
    NumberCase(
      NumberValue(value: 3.7, style: .currency, currency: "USD", maximumFractionDigits: 0), "[$] 4"),
    NumberCase(
      NumberValue(value: 3.7, style: .currency, currency: "USD", minimumFractionDigits: 3),
      "[$] 3.700"),
    NumberCase(
      NumberValue(value: 3.14, style: .compact, maximumFractionDigits: 2), "3.14"),
  ])
  func `decimals are rounded half away from zero`(_ item: NumberCase) throws { try check(item) }

  @Test(arguments: [
    NumberCase(NumberValue(value: 1_234_567.5, usesGroupingSeparator: false), "1234567.5"),
    NumberCase(
      NumberValue(
        value: 265_849.98, style: .currency, currency: "EUR", usesGroupingSeparator: false),
      "de-DE", "265849,98 [€]"),
  ])
  func `groups need not be separated`(_ item: NumberCase) throws { try check(item) }

  @Test(arguments: [
    NumberCase(1234.5, "xx-YY", "1,234.5"), NumberCase(1234.5, "und", "1,234.5"),
    NumberCase(5, currency: "USD", "xx-YY", "[US$] 5.00"), NumberCase(1234.5, "EN-us", "1,234.5"),
  ])
  func `an unknown language is written as ICU's root`(_ item: NumberCase) throws { try check(item) }

  @Test func `eight threads get the same from one formatter`() async throws {
    let numbers = ICUNumbers()
    let items = ["en-US", "de-DE", "ar-EG", "tr-TR"].flatMap { locale in
      (0..<50).map { NumberCase(Double($0) * 1234.567, currency: "EUR", locale, "") }
    }
    let written = { @Sendable () throws -> [String] in
      try items.map { NumberCase.text(of: try numbers.parts(of: $0.number, locale: $0.locale)) }
    }
    let results = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { try written() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(results.count, is: 8)
    expect(Set(results), is: [try written()])
    expect(Set(results.joined()).count, is: items.count)
  }

  @Test func `more formatters than are kept give the same`() throws {
    let numbers = ICUNumbers()
    for digits in [0...20, 0...20].joined() {
      for locale in ["en-US", "en-IN", "en-GB", "en-CA"] {
        let number = NumberValue(value: 1.5, minimumFractionDigits: digits)
        let expected = try ICUNumbers().parts(of: number, locale: locale)
        try expect(numbers.parts(of: number, locale: locale), is: expected)
      }
    }
  }
}
