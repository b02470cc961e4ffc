import FioriRender
import Testing

/// A progress, the one that is drawn, and what is said of it.
struct ProgressCase: Sendable, CustomTestStringConvertible {
  let input: Double?
  let drawn: Double
  let warnings: [String]

  init(_ input: Double?, _ drawn: Double, _ warnings: String...) {
    self.input = input
    self.drawn = drawn
    self.warnings = warnings
  }

  var testDescription: String { input.map { "\($0)" } ?? "none" }
}
