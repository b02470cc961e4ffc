import Testing

/// A number, its decimals at most, and how it is written.
struct DecimalCase: Sendable, CustomTestStringConvertible {
  let value: Double
  let decimals: Int
  let text: String

  init(_ value: Double, decimals: Int = 3, _ text: String) {
    self.value = value
    self.decimals = decimals
    self.text = text
  }

  var testDescription: String { "\(value) with \(decimals)" }
}
