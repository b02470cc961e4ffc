import FioriRender
import Testing

/// A number, a locale, and the parts that are written, symbols in brackets and separate signs in
/// angle brackets: `<−> [$] 294`.
struct NumberCase: Sendable, CustomTestStringConvertible {
  let number: NumberValue
  let locale: String
  let parts: String

  init(_ value: Double, _ locale: String, _ parts: String) {
    self.init(NumberValue(value: value), locale, parts)
  }

  init(_ value: Double, _ style: NumberStyle, _ locale: String, _ parts: String) {
    self.init(NumberValue(value: value, style: style), locale, parts)
  }

  init(_ value: Double, currency: String, _ locale: String, _ parts: String) {
    self.init(NumberValue(value: value, style: .currency, currency: currency), locale, parts)
  }

  init(_ value: Double, unit: String, _ locale: String, _ parts: String) {
    self.init(NumberValue(value: value, style: .unit, unit: unit), locale, parts)
  }

  init(_ number: NumberValue, _ parts: String) {
    self.init(number, "en-US", parts)
  }

  init(_ number: NumberValue, _ locale: String, _ parts: String) {
    self.number = number
    self.locale = locale
    self.parts = parts
  }

  /// Parts as the cases have them.
  static func text(of parts: [NumberPart]) -> String {
    parts.map { part in
      switch part.kind {
      case .number: part.text
      case .sign: "<\(part.text)>"
      case .symbol: "[\(part.text)]"
      }
    }.joined(separator: " ")
  }

  var testDescription: String { "\(number.value) \(number.style) \(locale)" }
}
