import FioriRender
import Testing

/// An item in a locale, and the parts that it is drawn as: `unit $`, `metric 294`.
struct NumberItemCase: Sendable, CustomTestStringConvertible {
  let item: String
  let locale: String
  let parts: [String]

  init(_ item: String, _ locale: String, _ parts: String...) {
    self.item = item
    self.locale = locale
    self.parts = parts
  }

  var testDescription: String { "\(item) in \(locale)" }
}
