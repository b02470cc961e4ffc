/// The palette colors overridden by a style sheet's constants.
struct PaletteOverrides: Hashable, Sendable {
  private let constants: [String: Color]

  /// Creates overrides from constants, without `@`; constants that are not colors have no effect.
  init(_ constants: [String: Color] = [:]) {
    self.constants = constants
  }

  /// Returns the override of a style in a variant; `nil` for none.
  ///
  /// Stated (Docs/sources/colors.md#overrides): names with a suffix precede the bare one, which is
  /// for light backgrounds only, and the bare one precedes the tint's other names. Constants for a
  /// special variant take precedence; other variants use the background's (chosen there: friendlier
  /// than SAP's).
  func color(_ style: ColorStyle, _ variant: ColorVariant) -> Color? {
    guard !constants.isEmpty else { return nil }
    let names = Self.special(style.rawValue, variant) + Self.names(style.rawValue, variant.ground)
    return names.lazy.compactMap { constants[$0] }.first
  }

  /// Returns whether a constant with this name overrides a palette color in some variant.
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

  /// SAP's reader looks for a misspelled `…LightkBackground`; both names work.
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
