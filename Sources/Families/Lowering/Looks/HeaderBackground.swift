package import FioriModel

/// The backgrounds of headers.
enum HeaderBackground {
  /// Returns the gradient, which ends at the header's edge (Docs/sources/headers.md#hairline);
  /// palettes without it have a single color instead (stated: Docs/sources/headers.md#background).
  static func gradient(_ theme: Theme, on background: Appearance) -> Decoration {
    guard background == .dark else {
      return Decoration(
        fill: .color(theme.color("secondaryGroupedBackground", on: .light)),
        bottomHairline: theme.hairlineColor(on: .light))
    }
    // Through V5, the colors are dark in both appearances and named accordingly; later, they are
    // light in the light appearance.
    let variant = theme.palette.version < .v6 ? theme.appearance : .dark
    let isGradient = theme.palette.has("backgroundGradientTop")
    func end(_ name: ColorStyle) -> RGBA {
      given(name, in: theme, on: variant)
        ?? theme.color(isGradient ? name : "header", on: variant, of: theme.palette)
    }
    let (top, bottom) = (end("backgroundGradientTop"), end("backgroundGradientBottom"))
    guard isGradient || top != bottom else { return Decoration(fill: .color(top)) }
    return Decoration(fill: .verticalGradient(top: top, bottom: bottom))
  }

  /// Returns the color that style sheets give an end of the gradient, under its name or that of the
  /// bar above, which the header continues; `nil` if they give none.
  ///
  /// The bar's older names are dark whatever the background they are written for.
  private static func given(
    _ end: ColorStyle, in theme: Theme, on variant: Appearance
  ) -> RGBA? {
    let bar: [ColorStyle] = ["navigationBar", "shell"]
    return theme.givenColor(firstOf: ["header"], on: variant)
      ?? theme.givenColor(firstOf: [end], on: .dark)
      ?? theme.givenColor(firstOf: bar, on: variant)
      ?? (variant == theme.appearance ? nil : theme.givenColor(firstOf: bar, on: theme.appearance))
  }

  /// Returns the gradient that style sheets give a dark header of a single color, which is that of
  /// the end that they do not give; `nil` if they give neither end.
  private static func givenGradient(_ theme: Theme, over color: RGBA) -> Fill? {
    let top = theme.givenColor(firstOf: ["backgroundGradientTop"], on: .dark)
    let bottom = theme.givenColor(firstOf: ["backgroundGradientBottom"], on: .dark)
    guard top != nil || bottom != nil, theme.givenColor(firstOf: ["header"], on: .dark) == nil
    else { return nil }
    return .verticalGradient(top: top ?? color, bottom: bottom ?? color)
  }

  /// Returns a flat background that continues the bar above it (stated:
  /// Docs/sources/headers.md#background, Docs/sources/headers.md#hairline). Palettes without the
  /// header color use the background color.
  static func flat(_ theme: Theme, _ style: ColorStyle, on background: Appearance) -> Decoration {
    let isKnown = theme.palette.has(style) || theme.givenColor(style, on: background) != nil
    guard isKnown || background == .light else { return gradient(theme, on: background) }
    let color = theme.color(isKnown ? style : "secondaryGroupedBackground", on: background)
    if background == .dark, let gradient = givenGradient(theme, over: color) {
      return Decoration(fill: gradient)
    }
    return Decoration(fill: .color(color), bottomHairline: theme.hairlineColor(on: background))
  }
}

extension PartStyle {
  /// The background that style sheets set; `nil` if they set none.
  package var background: Fill? {
    if let top = givenColor(.backgroundTop), let bottom = givenColor(.backgroundBottom) {
      return .verticalGradient(top: top, bottom: bottom)
    }
    return givenColor(.background).map(Fill.color)
  }
}
