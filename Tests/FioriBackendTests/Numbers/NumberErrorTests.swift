import FioriRender
import Testing

@testable import TestSupport

struct NumberErrorTests {
  private func check(_ item: NumberErrorCase) {
    let error = #expect(throws: NumberError.self) {
      try ICUNumbers().parts(of: item.number, locale: item.locale)
    }
    expect(error?.message, is: item.message)
  }

  @Test(arguments: [
    NumberErrorCase(NumberValue(value: .nan), "expected a finite number, found nan"),
    NumberErrorCase(NumberValue(value: -.infinity), "expected a finite number, found -inf"),
  ])
  func `a number has a value`(_ item: NumberErrorCase) { check(item) }

  @Test(arguments: [
    NumberErrorCase(
      NumberValue(value: 5, style: .currency), "currency is missing; give one such as 'USD'"),
    NumberErrorCase(
      currency: "dollar", "expected a currency code such as 'USD', found 'dollar'"),
    NumberErrorCase(currency: "", "expected a currency code such as 'USD', found ''"),
    NumberErrorCase(currency: "€", "expected a currency code such as 'USD', found '€'"),
    NumberErrorCase(
      currency: "eur", "expected a currency code such as 'USD', found 'eur'; did you mean 'EUR'?"),
    NumberErrorCase(
      NumberValue(value: 5, currency: "USD"),
      "currency 'USD' has no effect with style 'decimal'; remove it or change the style to 'currency'"
    ),
  ])
  func `an amount names its currency by its code`(_ item: NumberErrorCase) { check(item) }

  @Test(arguments: [
    NumberErrorCase(
      NumberValue(value: 5, style: .unit), "unit is missing; give one such as 'kilometer'"),
    NumberErrorCase(unit: "furlog", "unknown unit 'furlog'; give a CLDR unit such as 'kilometer'"),
    NumberErrorCase(
      unit: "pow4-meter", "unknown unit 'pow4-meter'; give a CLDR unit such as 'kilometer'"),
    NumberErrorCase(
      unit: "100-kilometer", "unknown unit '100-kilometer'; give a CLDR unit such as 'kilometer'"),
    NumberErrorCase(unit: "km/h", "expected a CLDR unit such as 'kilometer', found 'km/h'"),
    NumberErrorCase(
      unit: "meter scale", "expected a CLDR unit such as 'kilometer', found 'meter scale'"),
    NumberErrorCase(unit: "", "expected a CLDR unit such as 'kilometer', found ''"),
    NumberErrorCase(
      unit: "foot-and-inch",
      "unit 'foot-and-inch' has several numbers; give a unit of one such as 'kilometer'"),
    NumberErrorCase(
      NumberValue(value: 5, style: .percent, unit: "meter"),
      "unit 'meter' has no effect with style 'percent'; remove it or change the style to 'unit'"),
  ])
  func `a quantity names its unit as CLDR does`(_ item: NumberErrorCase) { check(item) }

  @Test(arguments: [
    NumberErrorCase(
      NumberValue(value: 5, minimumFractionDigits: -1),
      "expected minimumFractionDigits from 0 to 20, found -1"),
    NumberErrorCase(
      NumberValue(value: 5, maximumFractionDigits: 21),
      "expected maximumFractionDigits from 0 to 20, found 21"),
    NumberErrorCase(
      NumberValue(value: 5, minimumFractionDigits: 4, maximumFractionDigits: 2),
      "minimumFractionDigits 4 is more than maximumFractionDigits 2"),
  ])
  func `decimals are in bounds and in order`(_ item: NumberErrorCase) { check(item) }

  @Test(arguments: [
    NumberErrorCase(locale: "en_US", "expected a language tag such as 'en-US', found 'en_US'"),
    NumberErrorCase(locale: "en-", "expected a language tag such as 'en-US', found 'en-'"),
    NumberErrorCase(locale: "", "expected a language tag such as 'en-US', found ''"),
    NumberErrorCase(locale: "en\0", "expected a language tag such as 'en-US', found 'en\0'"),
    NumberErrorCase(
      locale: "en-u-nu-zzzz",
      "unknown digits in locale 'en-u-nu-zzzz'; give some such as 'en-US-u-nu-latn'"),
  ])
  func `a locale is a language tag`(_ item: NumberErrorCase) { check(item) }

  @Test func `what is missing is named by its package`() {
    expect(
      NumberError.missingICU(reason: "no such file").message,
      is: "ICU is not installed (no such file); install libicu72")
  }

  @Test(arguments: [
    (NumberValue(value: .nan), "value"), (NumberValue(value: 1, style: .currency), nil),
    (NumberValue(value: 1, style: .currency, currency: "usd"), "currency"),
    (NumberValue(value: 1, currency: "USD"), "currency"),
    (NumberValue(value: 1, style: .unit, unit: "furlog"), "unit"),
    (
      NumberValue(value: 1, minimumFractionDigits: 4, maximumFractionDigits: 2),
      "minimumFractionDigits"
    ),
    (NumberValue(value: 1, maximumFractionDigits: 21), "maximumFractionDigits"),
  ])
  func `an error tells the key whose value is wrong`(number: NumberValue, key: String?) {
    let error = #expect(throws: NumberError.self) {
      try ICUNumbers().parts(of: number, locale: "en-US")
    }
    expect(error?.key, is: key)
  }
}
