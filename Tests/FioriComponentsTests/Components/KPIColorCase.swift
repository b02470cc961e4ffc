import FioriRender
import Testing

@testable import TestSupport

/// A state on a background, and the color that everything has there.
struct KPIColorCase: Sendable, CustomTestStringConvertible {
  let scheme: ColorScheme
  let state: ControlState
  let color: String

  init(_ scheme: ColorScheme, _ state: ControlState, _ color: String) {
    self.scheme = scheme
    self.state = state
    self.color = color
  }

  var testDescription: String { "\(state) on \(scheme)" }
}
