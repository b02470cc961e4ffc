import FioriBasics

/// The palette colors overridden by a style sheet's constants.
struct PaletteOverrides: Hashable, Sendable {
  private let constants: [String: Color]

  /// Creates overrides from constants, without `@`; constants that are not colors have no effect.
  init(_ constants: [String: Color] = [:]) {
    self.constants = constants
  }

  var isEmpty: Bool { constants.isEmpty }

  /// Returns the first override of some styles in a variant, with the name of its constant; `nil`
  /// for none.
  ///
  /// Stated (Docs/sources/colors.md#overrides): names with a suffix precede the bare one, which is
  /// for light backgrounds only, and the bare one precedes the tint's other names. Constants for a
  /// special variant take precedence; other variants use the background's (chosen there: friendlier
  /// than SAP's).
  func first(
    of styles: [ColorStyle], _ variant: ColorVariant
  ) -> (constant: String, color: Color)? {
    guard !constants.isEmpty else { return nil }
    for (index, style) in styles.map(\.rawValue).enumerated() {
      let names = Self.names(style, variant.background, isOwn: index == 0)
      for name in Self.special(style, variant) + names {
        if let color = constants[name] { return (name, color) }
      }
    }
    return nil
  }

  /// Returns whether a constant with this name overrides a palette color in some variant.
  static func isName(_ name: String) -> Bool {
    let misspelled = ["Light", "Dark"].map { "_elevatedContrast\($0)kBackground" }
    return ([""] + suffixes + misspelled).contains { suffix in
      name.hasSuffix(suffix)
        && Palette.knows(ColorStyle(rawValue: String(name.dropLast(suffix.count))))
    }
  }

  /// Returns the constant that was probably meant by a name that overrides nothing; `nil` if none is
  /// near.
  static func nearest(to name: String) -> String? {
    guard let mark = name.firstIndex(of: "_") else {
      return Suggestion.nearest(to: name, among: Palette.names)
    }
    let (style, suffix) = (String(name[..<mark]), String(name[mark...]))
    let known = Palette.knows(ColorStyle(rawValue: style)) ? style : nil
    guard let meant = known ?? Suggestion.nearest(to: style, among: Palette.names),
      let end = suffixes.first(where: { $0.hasPrefix(suffix) })
        ?? Suggestion.nearest(to: suffix, among: suffixes)
    else { return nil }
    return meant + end
  }

  private static let suffixes =
    ["_lightBackground", "_darkBackground"]
    + ["elevated", "contrast", "elevatedContrast"].flatMap { variant in
      ["Light", "Dark"].map { "_\(variant)\($0)Background" }
    }

  /// Returns the constants for a color on a background, the first taking precedence. A color that
  /// replaces another one has only its own.
  private static func names(_ style: String, _ background: Appearance, isOwn: Bool) -> [String] {
    // The tint's other names mean its value on one background, wherever they are used.
    if isOwn, let tint = ColorStyle(rawValue: style).tint {
      return names(tint.style.rawValue, tint.background, isOwn: true)
    }
    if ["tintColor", "tintColorTapState"].contains(style) {
      return background == .light
        ? ["\(style)_lightBackground", style, "\(style)Dark"]
        : ["\(style)_darkBackground", "\(style)Light"]
    }
    guard background == .dark else { return ["\(style)_lightBackground", style] }
    return ["\(style)_darkBackground"] + (isOwn && headerGradient.contains(style) ? [style] : [])
  }

  /// The ends of a dark header's gradient, whose bare names are also for dark backgrounds
  /// (Docs/sources/colors.md#overrides).
  private static let headerGradient = ["backgroundGradientTop", "backgroundGradientBottom"]

  /// SAP's reader looks for a misspelled `…LightkBackground`; both names work.
  private static func special(_ style: String, _ variant: ColorVariant) -> [String] {
    let background = variant.background == .light ? "Light" : "Dark"
    switch (variant.level, variant.contrast) {
    case (.base, .normal): return []
    case (.elevated, .normal): return ["\(style)_elevated\(background)Background"]
    case (.base, .high): return ["\(style)_contrast\(background)Background"]
    case (.elevated, .high):
      return ["Background", "kBackground"].map { "\(style)_elevatedContrast\(background)\($0)" }
    }
  }
}
