import FioriRender
import Testing

/// A style's colors in its eight variants: on a light background and on a dark one, or one for both.
struct PaletteVariants: Sendable, CustomTestStringConvertible {
  let name: String
  private let base: String
  private let elevated: String
  private let contrast: String
  private let elevatedContrast: String

  /// Variants that are not given are the base's, the elevated ones in high contrast those of high
  /// contrast.
  init(
    _ name: String, _ base: String, elevated: String? = nil, contrast: String? = nil,
    elevatedContrast: String? = nil
  ) {
    self.name = name
    self.base = base
    self.elevated = elevated ?? base
    self.contrast = contrast ?? base
    self.elevatedContrast = elevatedContrast ?? self.contrast
  }

  var testDescription: String { name }

  /// `#RRGGBBAA` of each variant.
  var colors: [(variant: ColorVariant, hex: String)] {
    func both(
      _ text: String, _ level: Environment.InterfaceLevel, _ contrast: Environment.Contrast
    ) -> [(ColorVariant, String)] {
      let values = text.split(separator: " ").map { "#" + $0 + ($0.count == 6 ? "FF" : "") }
      return [(Appearance.light, values.first), (.dark, values.last)].map { background, hex in
        (ColorVariant(background: background, level: level, contrast: contrast), hex ?? "")
      }
    }
    return both(base, .base, .normal) + both(elevated, .elevated, .normal)
      + both(contrast, .base, .high) + both(elevatedContrast, .elevated, .high)
  }
}
