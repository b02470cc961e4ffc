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

extension ColorVariant {
  /// All eight in SAP's order, by the names that SAP gives them, for the foreground: `dark` is what
  /// is drawn on a light ground.
  package static let published: [(name: String, variant: ColorVariant)] = [
    ("light", ColorVariant(ground: .dark, level: .base, contrast: .normal)),
    ("dark", ColorVariant(ground: .light, level: .base, contrast: .normal)),
    ("elevatedLight", ColorVariant(ground: .dark, level: .elevated, contrast: .normal)),
    ("elevatedDark", ColorVariant(ground: .light, level: .elevated, contrast: .normal)),
    ("contrastLight", ColorVariant(ground: .dark, level: .base, contrast: .high)),
    ("contrastDark", ColorVariant(ground: .light, level: .base, contrast: .high)),
    ("elevatedContrastLight", ColorVariant(ground: .dark, level: .elevated, contrast: .high)),
    ("elevatedContrastDark", ColorVariant(ground: .light, level: .elevated, contrast: .high)),
  ]
}
