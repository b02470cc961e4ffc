public import FioriSyntax

/// What a view's style is resolved against: palette, traits and generation.
///
/// Names of colors and of text styles end here; everything after it has values.
package struct Theme: Sendable {
  package let palette: Palette
  /// The appearance that is drawn, light where the palette knows no dark one.
  package let appearance: Appearance
  package let generation: Environment.Generation
  package private(set) var contentSizeCategory: ContentSizeCategory
  /// What style sheets say of classes.
  package let rules: StyleSheetRules
  /// The faces that they may name.
  let fonts: FontFaces
  /// Keeps what is asked for; `nil`: nobody wants to know.
  private let record: ThemeAccessLog?
  private let overrides: PaletteOverrides
  package let layoutDirection: Environment.LayoutDirection
  private let level: Environment.InterfaceLevel
  private let contrast: Environment.Contrast

  /// `rules` are what the style sheets say on the environment's device.
  package init(
    _ environment: Environment, rules: StyleSheetRules = .none, fonts: FontFaces = FontFaces(),
    record: ThemeAccessLog? = nil
  ) {
    self.record = record
    self.rules = rules
    self.fonts = fonts
    overrides = PaletteOverrides(rules.constants.compactMapValues { Color(text: $0.text) })
    palette = Palette.named(environment.palette ?? environment.generation.palette)
    appearance = palette.knowsDarkAppearance ? environment.appearance : .light
    generation = environment.generation
    contentSizeCategory = environment.contentSizeCategory
    layoutDirection = environment.layoutDirection
    level = environment.interfaceLevel
    contrast = environment.contrast
  }

  /// Whether texts are larger than those that the components' widths are made for.
  ///
  /// Chosen: there a word that is wider than its place gets the room, where the SDK would cut it in
  /// the middle (Docs/sources/text.md#sizes).
  package var hasLargeTexts: Bool {
    TextStyle.subheadline.factor(contentSizeCategory) > 1
  }

  /// The theme with texts no larger than at a category.
  package func limitingTexts(to largest: ContentSizeCategory) -> Theme {
    let all = ContentSizeCategory.allCases
    guard let own = all.firstIndex(of: contentSizeCategory),
      let bound = all.firstIndex(of: largest), own > bound
    else { return self }
    var theme = self
    theme.contentSizeCategory = largest
    return theme
  }

  /// The value of a color; a palette color without a ground is the one for the appearance.
  package func color(_ color: Color) -> RGBA {
    switch color {
    case .rgba(let rgba): return rgba
    case .palette(let style, let scheme):
      record?.note(style)
      return self.color(style, on: ground(of: scheme))
    }
  }

  private func ground(of scheme: ColorScheme?) -> Appearance {
    scheme?.ground(in: appearance) ?? appearance
  }

  /// The value of a palette color on a ground.
  ///
  /// A style that no palette has is clear, as SAP's own look-up leaves it; the reader of
  /// descriptions lets none through.
  package func color(_ style: ColorStyle, on ground: Appearance) -> RGBA {
    color(style, on: ground, besides: [])
  }

  /// The value of a color, which a sheet may have put another color's name in the place of; one
  /// that leads back to itself is the palette's own.
  private func color(
    _ style: ColorStyle, on ground: Appearance, besides seen: [ColorStyle]
  ) -> RGBA {
    guard !seen.contains(style), let override = overrides.color(style, variant(on: ground)) else {
      return color(style, on: ground, of: palette)
    }
    switch override {
    case .rgba(let rgba): return rgba
    case .palette(let other, let scheme):
      record?.note(other)
      return color(other, on: scheme.map(self.ground) ?? ground, besides: seen + [style])
    }
  }

  private func variant(on ground: Appearance) -> ColorVariant {
    ColorVariant(ground: ground, level: level, contrast: contrast)
  }

  /// The value of a color of a certain palette on a ground.
  package func color(
    _ style: ColorStyle, on ground: Appearance, of palette: Palette
  ) -> RGBA {
    palette.color(style, variant(on: ground)) ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// What the style sheets say of a part with the given classes, the most special last.
  package func style(_ classes: [String]) -> PartStyle {
    record?.note(classes)
    return PartStyle(classes, in: self)
  }

  /// The names of classes that a description gives.
  package func names(of classes: [StyleClass]) -> [String] {
    record?.note(named: classes)
    return classes.map(\.rawValue)
  }

  /// A text style's font in the size that the reader wants.
  package func font(_ style: TextStyle, weight: Font.Weight = .regular) -> Font {
    style.font(contentSizeCategory, weight: weight)
  }

  /// Why the picture looks other than the environment asks, if it does.
  package static func warning(for environment: Environment) -> String? {
    let theme = Theme(environment)
    guard environment.appearance != theme.appearance else { return nil }
    let version = theme.palette.version.rawValue
    return "palette \(version) has no dark appearance; 'light' is drawn"
  }
}

extension Environment {
  /// Whether the palette has a dark appearance.
  package var hasDarkPalette: Bool {
    Palette.named(palette ?? generation.palette).knowsDarkAppearance
  }
}

extension Environment.Generation {
  /// The palette that a generation has by itself (Docs/sources/colors.md#palettes).
  package var palette: Palette.Version {
    switch self {
    case .classic: .v2
    case .horizon: .v8
    }
  }
}

extension Environment {
  /// The value of a palette color on a ground, as the environment's traits and style sheets have
  /// it; a color that no palette has is clear.
  ///
  /// The SAPFiori counterpart is `preferredFioriColor(forStyle:background:)`, whose ground is light
  /// unless it is told, too.
  public func preferredFioriColor(
    _ style: ColorStyle, background: ColorScheme = .light, styleSheets: [StyleSheet] = []
  ) -> RGBA {
    let rules = StyleSheetRules(styleSheets, on: sheetScreen)
    return Theme(self, rules: rules).color(.palette(style, on: background))
  }
}
