import FioriRender
import Testing

/// A sheet, the state that a view is drawn in, and the colors of its parts.
struct SheetColorCase: Sendable, CustomTestStringConvertible {
  let sheet: String
  let state: ControlState
  /// `#RRGGBB` of each part, in the order that the test says.
  let colors: [String]

  init(_ sheet: String, _ state: ControlState = .normal, _ colors: String...) {
    self.sheet = sheet
    self.state = state
    self.colors = colors
  }

  var testDescription: String { "\(state) in \(sheet)" }
}
