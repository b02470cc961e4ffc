/// A variant of a palette color.
///
/// The SAPFiori counterpart is `ColorVariant`, whose cases are named for the foreground: its `dark`
/// is drawn on a light background (Docs/sources/colors.md#variants). Ours are named for the
/// background.
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

  /// Returns the usual variant: not elevated, with normal contrast.
  package static func plain(on ground: Appearance) -> ColorVariant {
    ColorVariant(ground: ground, level: .base, contrast: .normal)
  }
}

extension ColorVariant {
  /// All eight variants in SAP's order, with SAP's names for the foreground: `dark` is drawn on a
  /// light background.
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
