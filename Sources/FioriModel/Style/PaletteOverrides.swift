/// The palette colors that a style sheet's constants put in the place of others.
struct PaletteOverrides: Hashable, Sendable {
  private let constants: [String: Color]

  /// The constants of a sheet, without their `@`; those that are no colors have no part in it.
  init(_ constants: [String: Color] = [:]) {
    self.constants = constants
  }

  /// The color that was put in the place of a style's in a variant; `nil`: none.
  ///
  /// Stated (Docs/sources/colors.md#overrides): the name with a suffix before the bare one, which
  /// is for a light ground alone, before the tint's other names. A constant of a special variant
  /// wins there; the others have the one of the ground (chosen there: friendlier than SAP's).
  func color(_ style: ColorStyle, _ variant: ColorVariant) -> Color? {
    guard !constants.isEmpty else { return nil }
    let names = Self.special(style.rawValue, variant) + Self.names(style.rawValue, variant.ground)
    return names.lazy.compactMap { constants[$0] }.first
  }

  /// Whether a constant of this name stands for a palette color, in some variant.
  static func isName(_ name: String) -> Bool {
    let suffixes =
      ["", "_lightBackground", "_darkBackground"]
      + ["elevated", "contrast", "elevatedContrast"].flatMap { variant in
        ["Light", "Dark"].flatMap { ["_\(variant)\($0)Background", "_\(variant)\($0)kBackground"] }
      }
    return suffixes.contains { suffix in
      name.hasSuffix(suffix)
        && Palette.knows(ColorStyle(rawValue: String(name.dropLast(suffix.count))))
    }
  }

  private static func names(_ style: String, _ ground: Appearance) -> [String] {
    let isTint = style == "tintColor" || style == "tintColorTapState"
    switch ground {
    case .light: return ["\(style)_lightBackground", style] + (isTint ? ["\(style)Dark"] : [])
    case .dark: return ["\(style)_darkBackground"] + (isTint ? ["\(style)Light"] : [])
    }
  }

  /// SAP's reader looks for a misspelt `…LightkBackground`; both count.
  private static func special(_ style: String, _ variant: ColorVariant) -> [String] {
    let ground = variant.ground == .light ? "Light" : "Dark"
    switch (variant.level, variant.contrast) {
    case (.base, .normal): return []
    case (.elevated, .normal): return ["\(style)_elevated\(ground)Background"]
    case (.base, .high): return ["\(style)_contrast\(ground)Background"]
    case (.elevated, .high):
      return ["Background", "kBackground"].map { "\(style)_elevatedContrast\(ground)\($0)" }
    }
  }
}
