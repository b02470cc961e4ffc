import FioriRender
import Testing

/// A number or a locale that is wrong, and what is said of it.
struct NumberErrorCase: Sendable, CustomTestStringConvertible {
  let number: NumberValue
  let locale: String
  let message: String

  init(_ number: NumberValue, _ message: String) {
    self.number = number
    locale = "en-US"
    self.message = message
  }

  init(locale: String, _ message: String) {
    number = NumberValue(value: 5)
    self.locale = locale
    self.message = message
  }

  /// A quantity in a wrong unit.
  init(unit: String, _ message: String) {
    self.init(NumberValue(value: 5, style: .unit, unit: unit), message)
  }

  /// An amount in a wrong currency.
  init(currency: String, _ message: String) {
    self.init(NumberValue(value: 5, style: .currency, currency: currency), message)
  }

  var testDescription: String { message }
}
