public import FioriBasics

/// The palette, traits and generation that a view's style is resolved with.
///
/// Color and text style names are resolved here; everything after it uses values.
package struct Theme: Sendable {
  package let palette: Palette
  /// The appearance to draw; light if the palette has no dark one.
  package let appearance: Appearance
  package let generation: Environment.Generation
  package private(set) var contentSizeCategory: ContentSizeCategory
  /// Whether the environment has an accessibility size, also in a view whose texts are limited to a
  /// smaller one.
  package let isForAccessibility: Bool
  /// The number of lines that titles and label items have before they are truncated: two at the
  /// accessibility sizes, where one line fits a word (chosen: Docs/sources/text.md#sizes), even in
  /// a view whose texts are limited to a smaller size.
  package var titleLineLimit: Int { isForAccessibility ? 2 : 1 }
  /// The style sheet rules for classes.
  package let rules: StyleSheetRules
  /// The style classes of views and the attributes that they reach; `nil` without rules.
  let classes: StyleClassTable?
  /// The fonts available to the rules.
  let fonts: FontFaces
  /// Records lookups; `nil` if they are not needed.
  private let log: ThemeAccessLog?
  private let overrides: PaletteOverrides
  package let layoutDirection: Environment.LayoutDirection
  private let level: Environment.InterfaceLevel
  private let contrast: Environment.Contrast

  /// Creates a theme; `rules` are the style sheet rules for the environment's device.
  package init(
    _ environment: Environment, rules: StyleSheetRules = .none, classes: StyleClassTable? = nil,
    fonts: FontFaces = FontFaces(), log: ThemeAccessLog? = nil
  ) {
    self.log = log
    self.rules = rules
    self.classes = classes
    self.fonts = fonts
    overrides = PaletteOverrides(
      rules.constants.compactMapValues { Color(text: $0.text, in: .styleSheet) })
    palette = Palette.named(environment.palette ?? environment.generation.palette)
    appearance = palette.knowsDarkAppearance ? environment.appearance : .light
    generation = environment.generation
    contentSizeCategory = environment.contentSizeCategory
    isForAccessibility = environment.contentSizeCategory.isAccessibilityCategory
    layoutDirection = environment.layoutDirection
    level = environment.interfaceLevel
    contrast = environment.contrast
  }

  /// How often a color or a style class of a description was looked up: what does it has to do so again to be noted.
  package var noteCount: Int { log?.noteCount ?? 0 }

  /// Whether texts are larger than the components' widths are designed for.
  ///
  /// Chosen: in that case, a word wider than its place gets the space, where the SDK would break it
  /// in the middle (Docs/sources/text.md#sizes).
  package var hasLargeTexts: Bool {
    TextStyle.subheadline.factor(contentSizeCategory) > 1
  }

  /// How much wider than usual a text with a largest width may be, and how much larger the spaces in a content card
  /// are: as much as the text is larger, at accessibility sizes (chosen: Docs/sources/kpi.md#growth).
  package var widthGrowth: Double {
    contentSizeCategory.isAccessibilityCategory
      ? TextStyle.subheadline.factor(contentSizeCategory) : 1
  }

  /// Returns the theme with texts no larger than in a category.
  package func limitingTexts(to largest: ContentSizeCategory) -> Theme {
    let all = ContentSizeCategory.allCases
    guard let own = all.firstIndex(of: contentSizeCategory),
      let bound = all.firstIndex(of: largest), own > bound
    else { return self }
    var theme = self
    theme.contentSizeCategory = largest
    return theme
  }

  /// Returns the value of a color that a description or a style sheet names, which is at a place in a
  /// style sheet; palette colors without a background use the appearance.
  package func color(_ color: Color, at place: SourceLocation? = nil) -> RGBA {
    switch color {
    case .rgba(let rgba): return rgba
    case .palette(let style, let scheme):
      log?.note(NamedColor(style: style, place: place))
      return self.color(named: style, on: background(of: scheme))
    }
  }

  private func background(of scheme: ColorScheme?) -> Appearance {
    scheme?.background(in: appearance) ?? appearance
  }

  /// Returns the value of a palette color that a view takes by itself, on a background.
  ///
  /// Yesterday's look takes yesterday's texts and lines where the palette has them beside today's
  /// (Docs/sources/colors.md#palettes-of-their-time).
  package func color(_ style: ColorStyle, on background: Appearance) -> RGBA {
    let isOlder = generation.takesOlderNames && style.isTextOrLine
    let own = isOlder ? style.olderName.flatMap { palette.has($0) ? $0 : nil } : nil
    return color(style, drawnAs: own ?? style, on: background)
  }

  /// Returns the value of a palette color on a background, exactly as it is named.
  ///
  /// Unknown styles are clear, as in SAP's lookup; the reader of descriptions rejects them.
  package func color(named style: ColorStyle, on background: Appearance) -> RGBA {
    color(style, drawnAs: style, on: background)
  }

  /// Returns the value of a color, following overrides in style sheets; a circular override uses
  /// the palette's color.
  private func color(
    _ style: ColorStyle, drawnAs own: ColorStyle, on background: Appearance,
    besides seen: [ColorStyle] = []
  ) -> RGBA {
    // Most pictures have none, and a card asks for fifty colors.
    guard !overrides.isEmpty, !seen.contains(style),
      let given = customColor(firstOf: [style] + style.olderNames, on: background, besides: seen)
    else { return color(own, on: background, of: palette) }
    return given
  }

  /// Returns the color that style sheets set for a palette color on a background, under its own
  /// name or an older one; `nil` if they set none.
  package func customColor(_ style: ColorStyle, on background: Appearance) -> RGBA? {
    customColor(firstOf: [style] + style.olderNames, on: background)
  }

  /// Returns the first of some palette colors that style sheets set on a background, under exactly
  /// these names; `nil` if they set none.
  package func customColor(firstOf styles: [ColorStyle], on background: Appearance) -> RGBA? {
    customColor(firstOf: styles, on: background, besides: [])
  }

  private func customColor(
    firstOf styles: [ColorStyle], on background: Appearance, besides seen: [ColorStyle]
  ) -> RGBA? {
    guard let override = overrides.first(of: styles, variant(on: background)) else { return nil }
    log?.note(constant: override.constant)
    switch override.color {
    case .rgba(let rgba): return rgba
    case .palette(let other, let scheme):
      log?.note(NamedColor(style: other, place: rules.constants[override.constant]?.location))
      return color(
        other, drawnAs: other, on: scheme.map(self.background) ?? background,
        besides: seen + styles.prefix(1))
    }
  }

  private func variant(on background: Appearance) -> ColorVariant {
    ColorVariant(background: background, level: level, contrast: contrast)
  }

  /// Returns the value of a color in a certain palette.
  package func color(
    _ style: ColorStyle, on background: Appearance, of palette: Palette
  ) -> RGBA {
    palette.color(style, palette.drawnVariant(for: variant(on: background)))
      ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Returns the classes of a part, or none without style sheets that could have rules for them:
  /// making their names took a fortieth of the time of a card.
  package func classes(_ names: @autoclosure () -> [String]) -> [String] {
    log?.hasSheets ?? !rules.classes.isEmpty ? names() : []
  }

  /// Returns the style of a part with these classes, weakest first.
  package func style(_ classes: [String]) -> PartStyle {
    log?.note(classes)
    return PartStyle(classes, in: self)
  }

  /// Returns the names of a description's classes.
  package func names(of classes: [StyleClass]) -> [String] {
    log?.note(named: classes)
    return classes.map(\.rawValue)
  }

  /// Returns a text style's font at the preferred text size.
  package func font(_ style: TextStyle, weight: Font.Weight = .regular) -> Font {
    style.font(contentSizeCategory, weight: weight)
  }

  /// Returns a warning about the traits of an environment in dark mode, with the trait to change; `nil` if
  /// they agree.
  package static func warning(for environment: Environment) -> (trait: String, message: Message)? {
    guard environment.appearance == .dark else { return nil }
    guard environment.hasDarkPalette else {
      let version = (environment.palette ?? environment.generation.palette).rawValue
      return ("appearance", .noDarkAppearance(palette: version))
    }
    guard let color = environment.fixedBackground, color.isLightGround else { return nil }
    return ("background", .lightBackgroundInDarkMode(color.rgbHex))
  }
}

extension Environment {
  /// Whether the palette has a dark appearance.
  package var hasDarkPalette: Bool { drawnPalette.knowsDarkAppearance }

  private var drawnPalette: Palette { Palette.named(palette ?? generation.palette) }

  /// The background if it does not follow the appearance, as other colors of the palette do.
  fileprivate var fixedBackground: RGBA? {
    switch background {
    case .rgba(let color): color
    case .palette(let style, on: .light): drawnPalette.color(style, .plain(on: .light))
    default: nil
    }
  }
}

extension Environment.Generation {
  /// Whether a generation is older than today's names of colors
  /// (Docs/sources/colors.md#palettes-of-their-time).
  fileprivate var takesOlderNames: Bool { self == .classic }

  /// The default palette of a generation (Docs/sources/colors.md#palettes).
  package var palette: Palette.Version {
    switch self {
    case .classic: .v2
    case .horizon: .v8
    }
  }
}

extension Environment {
  /// Returns the value of a palette color on a background, with the environment's traits and style
  /// sheets applied; unknown colors are clear.
  ///
  /// The SAPFiori counterpart is `preferredFioriColor(forStyle:background:)`, whose background is
  /// also light by default.
  public func preferredFioriColor(
    _ style: ColorStyle, background: ColorScheme = .light, styleSheets: [StyleSheet] = []
  ) -> RGBA {
    let rules = StyleSheetRules(styleSheets, on: styleSheetMediaContext)
    return Theme(self, rules: rules).color(.palette(style, on: background))
  }
}
