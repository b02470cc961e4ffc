import FioriRender

extension ColorVariant {
  static let onLight = ColorVariant(background: .light, level: .base, contrast: .normal)
  static let onDark = ColorVariant(background: .dark, level: .base, contrast: .normal)
}
