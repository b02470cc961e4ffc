import FioriCharts
import FioriNative
import FioriRender
import Testing

@testable import TestSupport

struct AxisLabelFormatTests {
  private func check(_ item: LabelCase) throws {
    let text = try item.format.text(of: item.value, by: ICUNumbers.shared, locale: item.locale)
    expect(text, is: item.text)
  }

  @Test(arguments: [
    LabelCase(265_849.987, .long, "en-US", "265,849.99"), LabelCase(1.5, .long, "en-US", "1.5"),
    LabelCase(265_849.987, .long, "de-DE", "265.849,99"),
    LabelCase(400, .long, "ar-EG", "٤٠٠"), LabelCase(-400, .long, "en-US", "−400"),
    LabelCase(200, AxisLabelFormat(style: .currency, currency: "USD"), "en-US", "$200.00"),
    LabelCase(0.125, AxisLabelFormat(style: .percent), "en-US", "12.5%"),
    LabelCase(0.64, AxisLabelFormat(style: .percent), "de-DE", "64\u{A0}%"),
    LabelCase(12_345, AxisLabelFormat(style: .compact), "en-US", "12.3K"),
    LabelCase(12_345, AxisLabelFormat(style: .compact, isAbbreviated: true), "en-US", "12.3K"),
    LabelCase(1.23456, AxisLabelFormat(maximumFractionDigits: 4), "en-US", "1.2346"),
    LabelCase(1, AxisLabelFormat(minimumFractionDigits: 3), "en-US", "1.000"),
    LabelCase(12_345, AxisLabelFormat(usesGroupingSeparator: false), "en-US", "12345"),
  ])
  func `a label that is not abbreviated is as its style has it`(_ item: LabelCase) throws {
    try check(item)
  }

  @Test(arguments: [
    LabelCase(0, .short, "en-US", "0"), LabelCase(999, .short, "en-US", "999"),
    LabelCase(1000, .short, "en-US", "1K"), LabelCase(2e6, .short, "en-US", "2M"),
    LabelCase(3e9, .short, "en-US", "3B"), LabelCase(4e12, .short, "en-US", "4T"),
    LabelCase(1e15, .short, "en-US", "1Q"), LabelCase(5e18, .short, "en-US", "5Z"),
    LabelCase(5e20, .short, "en-US", "500Z"), LabelCase(-400_000, .short, "en-US", "−400K"),
  ])
  func `a magnitude has its letter`(_ item: LabelCase) throws { try check(item) }

  @Test(arguments: [
    LabelCase(1_234_567, .short, "en-US", "1.23M"), LabelCase(5e20, .short, "en-GB", "500Z"),
    LabelCase(1_234_567, .short, "de-DE", "1,23\u{A0}Mio."),
    LabelCase(-500e9, .short, "de-DE", "−500\u{A0}Mrd."),
    LabelCase(2e12, .short, "de", "2\u{A0}Bio."), LabelCase(12_345.6, .short, "de-DE", "12.345,6"),
    LabelCase(999, .short, "de-DE", "999"), LabelCase(0.5, .short, "de-DE", "0,5"),
    LabelCase(12_345, .short, "ja-JP", "1.23万"), LabelCase(1_234, .short, "ja-JP", "1,234"),
    LabelCase(400_000, .short, "ar-EG", "٤٠٠\u{A0}ألف"),
    LabelCase(
      2e9,
      AxisLabelFormat(
        style: .currency, currency: "EUR", isAbbreviated: true), "de-DE",
      "2\u{A0}Mrd.\u{A0}€"),
    LabelCase(
      2e6,
      AxisLabelFormat(isAbbreviated: true, showsMagnitude: false), "de-DE",
      "2"),
  ])
  func `outside of English, a magnitude has the word of its locale`(
    _ item: LabelCase
  ) throws {
    try check(item)
  }

  @Test(arguments: [
    LabelCase(123.456, .short, "en-US", "123"), LabelCase(12.345, .short, "en-US", "12.3"),
    LabelCase(1.2345, .short, "en-US", "1.23"),
    LabelCase(123_456, .short, "en-US", "123K"), LabelCase(12_345, .short, "en-US", "12.3K"),
    LabelCase(1234.5, .short, "en-US", "1.23K"),
    LabelCase(12.5, AxisLabelFormat(maximumFractionDigits: 0, isAbbreviated: true), "en-US", "13"),
    LabelCase(
      1.234, AxisLabelFormat(maximumFractionDigits: 1, isAbbreviated: true), "en-US", "1.2"),
    LabelCase(
      12_345, AxisLabelFormat(maximumFractionDigits: 0, isAbbreviated: true), "en-US", "12.3K"),
    LabelCase(
      1234.5, AxisLabelFormat(maximumFractionDigits: 0, isAbbreviated: true), "en-US", "1.23K"),
    LabelCase(
      1.2345, AxisLabelFormat(maximumFractionDigits: 4, isAbbreviated: true), "en-US", "1.23"),
    LabelCase(
      0.001, AxisLabelFormat(maximumFractionDigits: 4, isAbbreviated: true), "en-US", "0.001"),
    LabelCase(0.001, .short, "en-US", "0.001"),
    LabelCase(-0.001, .money("USD"), "en-US", "−$0.001"),
    LabelCase(
      0.001, AxisLabelFormat(maximumFractionDigits: 2, isAbbreviated: true), "en-US", "1e−3"),
    LabelCase(200, AxisLabelFormat(minimumFractionDigits: 2, isAbbreviated: true), "en-US", "200"),
    LabelCase(2, AxisLabelFormat(minimumFractionDigits: 2, isAbbreviated: true), "en-US", "2.00"),
    LabelCase(999_999, .short, "en-US", "1,000K"),
  ])
  func `the greater a number is, the fewer decimals it has`(_ item: LabelCase) throws {
    try check(item)
  }

  @Test(arguments: [
    LabelCase(0.000_123_4, .short, "en-US", "1.23e−4"),
    LabelCase(-0.000_123_4, .short, "en-US", "−1.23e−4"),
    LabelCase(0.0005, .short, "en-US", "5e−4"), LabelCase(0.000_999_9, .short, "en-US", "1e−3"),
    LabelCase(1e-4, .short, "en-US", "1e−4"),
    LabelCase(.leastNonzeroMagnitude, .short, "en-US", "4.94e−324"),
    LabelCase(1.5e36, .short, "en-US", "1.5e18Z"),
    LabelCase(0.000_123, .short, "de-DE", "1,23e−4"),
    LabelCase(-1e-12, .percent, "en-US", "−1e−10%"),
    LabelCase(1e-12, .money("USD"), "en-US", "$1e−12"),
    LabelCase(
      0.0004,
      AxisLabelFormat(
        style: .currency, currency: "EUR", maximumFractionDigits: 2, isAbbreviated: true),
      "de-DE", "4e−4\u{A0}€"),
  ])
  func `values that decimals cannot show have a power of ten`(_ item: LabelCase) throws {
    try check(item)
  }

  @Test(arguments: [
    LabelCase(0.000_001, .percent, "en-US", "0.0001%"),
    LabelCase(-0.000_004_27, .percent, "de-DE", "−0,00043\u{A0}%"),
    LabelCase(0.000_4, .money("USD"), "en-US", "$0.0004"),
    LabelCase(0.000_4, .money("JPY"), "en-US", "¥0.0004"),
  ])
  func `small percentages and amounts keep their signs`(_ item: LabelCase) throws {
    try check(item)
  }

  @Test(arguments: [
    LabelCase(10, .percent, "en-US", "1K%"), LabelCase(0.64, .percent, "en-US", "64%"),
    LabelCase(15, .percent, "en-US", "1.5K%"),
    LabelCase(10, .percent, "de-DE", "1.000\u{A0}%"), LabelCase(10, .percent, "tr-TR", "%1\u{A0}B"),
    LabelCase(9.99, .percent, "en-US", "999%"),
  ])
  func `of a percentage the hundredths choose the magnitude`(_ item: LabelCase) throws {
    try check(item)
  }

  @Test(arguments: [
    LabelCase(12_000, .money("USD"), "en-US", "$12K"),
    LabelCase(12_345, .money("USD"), "en-US", "$12.3K"),
    LabelCase(-12_000, .money("USD"), "en-US", "−$12K"),
    LabelCase(200, .money("USD"), "en-US", "$200"),
    LabelCase(5, .money("USD"), "en-US", "$5.00"), LabelCase(0, .money("USD"), "en-US", "$0"),
    LabelCase(1000, .money("EUR"), "de-DE", "1.000\u{A0}€"),
    LabelCase(5, .money("JPY"), "en-US", "¥5"),
  ])
  func `the letter is between an amount and its currency`(_ item: LabelCase) throws {
    try check(item)
  }

  @Test(arguments: [
    LabelCase(12_000, AxisLabelFormat(isAbbreviated: true, showsMagnitude: false), "en-US", "12"),
    LabelCase(-0.0, .short, "en-US", "0"), LabelCase(-0.0, .long, "en-US", "0"),
    LabelCase(-0.0001, .long, "en-US", "0"),
    LabelCase(-1e-300, .long, "en-US", "0"),
  ])
  func `a letter may be left out, and nothing is never negative`(_ item: LabelCase) throws {
    try check(item)
  }

  @Test(arguments: [
    LabelCase(0.004, .short, "en-US", "0.004"), LabelCase(0.012, .short, "en-US", "0.01"),
    LabelCase(0.002, .money("USD"), "en-US", "$0.002"),
    LabelCase(0.000_04, .percent, "en-US", "0.004%"),
    LabelCase(
      0.004, AxisLabelFormat(maximumFractionDigits: 2, isAbbreviated: true), "en-US", "0"),
  ])
  func `an abbreviated number that is not zero does not read as zero`(_ item: LabelCase) throws {
    try check(item)
  }

  @Test(arguments: [1e308, -1e308, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func `any finite number has a label`(value: Double) throws {
    for format in [AxisLabelFormat.short, .long, .money("USD")] {
      let text = try format.text(of: value, by: ICUNumbers.shared, locale: "en-US")
      #expect(!text.isEmpty)
    }
    #expect(
      try AxisLabelFormat.percent.text(of: value, by: ICUNumbers.shared, locale: "en-US") != "")
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a number that is not finite is refused`(value: Double) {
    #expect(throws: NumberError.self) {
      try AxisLabelFormat.short.text(of: value, by: ICUNumbers.shared, locale: "en-US")
    }
  }
}
