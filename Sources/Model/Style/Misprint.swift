package import FioriBasics

/// A value that SAP published with a typo, and the color drawn instead.
package struct Misprint: Hashable, Sendable {
  package let style: ColorStyle
  /// The message with the typo and the color drawn.
  package let message: Message

  /// Returns the misprints in a palette (Docs/sources/colors.md#misprints).
  package static func all(in version: Palette.Version) -> [Misprint] {
    version == .v8 ? [map8, headerBlended] : [map8]
  }

  private static let map8 = Misprint(
    style: "map8",
    message: .misprintOfMap8)

  private static let headerBlended = Misprint(
    style: "headerBlended",
    message: .misprintOfHeader)
}
