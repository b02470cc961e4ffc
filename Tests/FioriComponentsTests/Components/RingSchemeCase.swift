import FioriRender
import Testing

/// A ring's state on a background in a palette, and the colors of its texts, its progress and its
/// track.
struct RingSchemeCase: Sendable, CustomTestStringConvertible {
  let palette: Palette.Version
  let scheme: ColorScheme
  let state: ControlState
  let colors: String

  init(
    _ palette: Palette.Version, _ scheme: ColorScheme, _ state: ControlState, _ colors: String
  ) {
    self.palette = palette
    self.scheme = scheme
    self.state = state
    self.colors = colors
  }

  var testDescription: String { "\(state) on \(scheme) in \(palette)" }
}
