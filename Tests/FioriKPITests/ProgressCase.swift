import FioriRender
import Testing

/// A progress, the one that is drawn, and what is said of it.
struct ProgressCase: Sendable, CustomTestStringConvertible {
  let given: Double?
  let drawn: Double
  let warnings: [String]

  init(_ given: Double?, _ drawn: Double, _ warnings: String...) {
    self.given = given
    self.drawn = drawn
    self.warnings = warnings
  }

  var testDescription: String { given.map { "\($0)" } ?? "none" }
}
