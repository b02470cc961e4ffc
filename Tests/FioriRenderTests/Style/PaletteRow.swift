import Testing

/// A style's color on a light background and on a dark one.
struct PaletteRow: Sendable, CustomTestStringConvertible {
  let name: String
  let onLight: String
  let onDark: String

  init(_ name: String, _ onLight: String, _ onDark: String? = nil) {
    self.name = name
    self.onLight = onLight
    self.onDark = onDark ?? onLight
  }

  var testDescription: String { name }
}
