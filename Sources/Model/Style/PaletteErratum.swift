package import FioriBasics

/// A value that SAP published with a typo, and the color drawn instead.
package struct PaletteErratum: Hashable, Sendable {
  package let style: ColorStyle
  /// The message with the typo and the color drawn.
  package let message: Message

  /// Returns the misprints in a palette (Docs/sources/colors.md#misprints).
  package static func all(in version: Palette.Version) -> [PaletteErratum] {
    version == .v8 ? [map8, headerBlended] : [map8]
  }

  private static let map8 = PaletteErratum(
    style: "map8",
    message: .erratumOfMap8)

  private static let headerBlended = PaletteErratum(
    style: "headerBlended",
    message: .erratumOfHeader)
}
