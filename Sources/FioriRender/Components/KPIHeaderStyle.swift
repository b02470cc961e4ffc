/// The look of a KPI header: its ground, its gaps and its dots.
struct KPIHeaderStyle {
  let ground: Appearance
  let decoration: Decoration
  let pageControl: PageControlElement
  /// Points between two items.
  let spacing: Double
  let maximumPerPage: Int
  let padding: Insets

  /// Gaps, padding and counts: stated (facts, theming §4.2).
  init(_ header: KPIHeader, in context: LoweringContext) {
    let theme = context.theme
    switch theme.generation {
    case .classic: ground = context.ground(of: header.colorScheme ?? .dark)
    case .horizon: ground = context.ground(of: header.colorScheme)
    }
    var decoration =
      switch theme.generation {
      case .classic: Self.classic(theme, on: ground)
      case .horizon: Self.horizon(theme, on: ground)
      }
    if let fill = Self.sheetFill(header, theme) { decoration.fill = fill }
    var control = header.pageControl.element(in: theme, on: ground)
    if header.isLoading {
      decoration.bottomHairline = nil
      (control.currentColor, control.color) = Self.loadingDots(theme, on: ground)
    }
    self.decoration = decoration
    pageControl = control
    let isCompact = context.sizeClass == .compact
    spacing = isCompact ? 40 : 48
    maximumPerPage = isCompact ? 3 : 4
    let side = isCompact ? 16.0 : 32.0
    padding = Insets(top: 24, right: side, bottom: 24, left: side)
  }

  /// Points above a banner (stated: facts, theming §4.6).
  static let bannerSpacing = 8.0

  /// The ground that style sheets give; `nil`: they say nothing of it.
  private static func sheetFill(_ header: KPIHeader, _ theme: Theme) -> Fill? {
    let style = theme.style(theme.names(of: header.styleClass) + ["fdlFUIKPIHeader_background"])
    if let top = style.color([.backgroundColorTop]),
      let bottom = style.color([.backgroundColorBottom])
    {
      return .verticalGradient(top: top, bottom: bottom)
    }
    return style.color([.backgroundColor]).map(Fill.color)
  }

  /// Dots that tell no page yet (chosen: strong ones would be the only statement in the picture).
  private static func loadingDots(_ theme: Theme, on ground: Appearance) -> (RGBA, RGBA) {
    let color = theme.skeletonColor(on: ground)
    return (color, color)
  }

  /// The gradient, whose edge is the header's edge (boards, KPI header); palettes without it have
  /// one colour in its place (stated: facts, theming §4.5).
  private static func classic(_ theme: Theme, on ground: Appearance) -> Decoration {
    guard ground == .dark else {
      return Decoration(
        fill: .color(theme.color("secondaryGroupedBackground", on: .light)),
        bottomHairline: theme.hairlineColor(on: .light))
    }
    // To V5 the colours are dark in either appearance, and named for it; later ones are light in a
    // light one.
    let variant = theme.palette.version < .v6 ? theme.appearance : .dark
    guard theme.palette.entries["backgroundGradientTop"] != nil else {
      return Decoration(fill: .color(theme.color("header", on: variant)))
    }
    return Decoration(
      fill: .verticalGradient(
        top: theme.color("backgroundGradientTop", on: variant),
        bottom: theme.color("backgroundGradientBottom", on: variant)))
  }

  /// Flat, so that it runs on from the bar above it (stated: facts, theming §4.5, §6.5). Palettes
  /// without a header's colour have the ground's.
  private static func horizon(_ theme: Theme, on ground: Appearance) -> Decoration {
    let isKnown = theme.palette.entries["header"] != nil
    guard isKnown || ground == .light else { return classic(theme, on: ground) }
    return Decoration(
      fill: .color(theme.color(isKnown ? "header" : "secondaryGroupedBackground", on: ground)),
      bottomHairline: theme.hairlineColor(on: ground))
  }
}
