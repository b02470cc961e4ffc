/// The circumstances that a palette color has a value for.
///
/// The SAPFiori counterpart is `ColorVariant`, whose cases are named for the foreground: its `dark`
/// is what is drawn on a light ground (Docs/sources/colors.md#variants). Ours say the ground.
package struct ColorVariant: Hashable, Sendable {
  package let ground: Appearance
  let level: Environment.InterfaceLevel
  let contrast: Environment.Contrast

  package init(
    ground: Appearance, level: Environment.InterfaceLevel, contrast: Environment.Contrast
  ) {
    self.ground = ground
    self.level = level
    self.contrast = contrast
  }

  /// What most interfaces are drawn in: not elevated, in normal contrast.
  package static func plain(on ground: Appearance) -> ColorVariant {
    ColorVariant(ground: ground, level: .base, contrast: .normal)
  }
}
