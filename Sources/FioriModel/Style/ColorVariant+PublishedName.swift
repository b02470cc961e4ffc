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
