import FioriRender
import Testing

/// A style that a palette does not have, and its colors there on light and on dark.
struct PaletteFallbackCase: Sendable, CustomTestStringConvertible {
  let style: ColorStyle
  let version: Palette.Version
  let onLight: String
  let onDark: String

  init(
    _ style: ColorStyle, _ version: Palette.Version, _ onLight: String, _ onDark: String? = nil
  ) {
    self.style = style
    self.version = version
    self.onLight = onLight
    self.onDark = onDark ?? onLight
  }

  var testDescription: String { "\(style.rawValue) in \(version)" }
}
