/// A variant of a palette color.
///
/// The SAPFiori counterpart is `ColorVariant`, whose cases are named for the foreground: its `dark`
/// is drawn on a light background (Docs/sources/colors.md#variants). Ours are named for the
/// background.
package struct ColorVariant: Hashable, Sendable {
  package let background: Appearance
  let level: Environment.InterfaceLevel
  let contrast: Environment.Contrast

  package init(
    background: Appearance, level: Environment.InterfaceLevel, contrast: Environment.Contrast
  ) {
    self.background = background
    self.level = level
    self.contrast = contrast
  }

  /// Returns the variant on another background.
  func on(_ background: Appearance) -> ColorVariant {
    ColorVariant(background: background, level: level, contrast: contrast)
  }

  /// Returns the usual variant: not elevated, with normal contrast.
  package static func plain(on background: Appearance) -> ColorVariant {
    ColorVariant(background: background, level: .base, contrast: .normal)
  }
}

extension Palette {
  /// Returns the variant that views take in place of another, so that their texts and grounds agree.
  ///
  /// V2 to V4 only have plain colors, and so has a newer palette's color that they fall back to. V5's high contrast on
  /// light has the texts for dark, but white cards (Docs/sources/colors.md#misprints).
  func drawnVariant(for variant: ColorVariant) -> ColorVariant {
    switch version {
    case .v2, .v3, .v4: .plain(on: variant.background)
    case .v5 where variant.background == .light:
      ColorVariant(background: .light, level: variant.level, contrast: .normal)
    case .v5, .v6, .v7, .v8: variant
    }
  }
}

extension ColorVariant {
  /// All eight variants in SAP's order, with SAP's names for the foreground: `dark` is drawn on a
  /// light background.
  package static let published: [(name: String, variant: ColorVariant)] = [
    ("light", ColorVariant(background: .dark, level: .base, contrast: .normal)),
    ("dark", ColorVariant(background: .light, level: .base, contrast: .normal)),
    ("elevatedLight", ColorVariant(background: .dark, level: .elevated, contrast: .normal)),
    ("elevatedDark", ColorVariant(background: .light, level: .elevated, contrast: .normal)),
    ("contrastLight", ColorVariant(background: .dark, level: .base, contrast: .high)),
    ("contrastDark", ColorVariant(background: .light, level: .base, contrast: .high)),
    ("elevatedContrastLight", ColorVariant(background: .dark, level: .elevated, contrast: .high)),
    ("elevatedContrastDark", ColorVariant(background: .light, level: .elevated, contrast: .high)),
  ]
}
