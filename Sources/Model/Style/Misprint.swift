/// A value that SAP published with a typo, and the color drawn instead.
package struct Misprint: Hashable, Sendable {
  package let style: ColorStyle
  /// The message with the typo and the color drawn.
  package let message: String

  /// Returns the misprints in a palette (Docs/sources/colors.md#misprints).
  package static func all(in version: Palette.Version) -> [Misprint] {
    version == .v8 ? [map8, headerBlended] : [map8]
  }

  private static let map8 = Misprint(
    style: "map8",
    message: "SAP published 'D0R774', which is no color; #0000D0 is drawn, as SAP's reader has it")

  private static let headerBlended = Misprint(
    style: "headerBlended",
    message: "SAP published '191F26DE6' for high contrast on a dark background, a digit too many; "
      + "#191F26E6 is drawn")
}
