import FioriRender
import Testing

/// The constants of a sheet, and the values that they give the tint on either background.
struct OverrideCase: Sendable, CustomTestStringConvertible {
  let constants: [String: String]
  let onLight: String
  let onDark: String

  init(_ constants: [String: String], onLight: String, onDark: String) {
    self.constants = constants
    self.onLight = onLight
    self.onDark = onDark
  }

  var testDescription: String { constants.keys.sorted().joined(separator: ", ") }
}
