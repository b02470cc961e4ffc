import FioriRender

extension ColorVariant {
  static let onLight = ColorVariant(ground: .light, level: .base, contrast: .normal)
  static let onDark = ColorVariant(ground: .dark, level: .base, contrast: .normal)
}
