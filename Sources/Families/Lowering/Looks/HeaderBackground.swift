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
      customEnd(name, in: theme, on: variant)
        ?? theme.color(isGradient ? name : "header", on: variant, of: theme.palette)
    }
    let (top, bottom) = (end("backgroundGradientTop"), end("backgroundGradientBottom"))
    guard isGradient || top != bottom else { return Decoration(fill: .color(top)) }
    return Decoration(fill: .verticalGradient(top: top, bottom: bottom))
  }

  /// Returns the color that style sheets set for an end of the gradient, under its name or the name
  /// of the bar above, which the header continues; `nil` if they set none.
  ///
  /// The bar's older names are dark whatever the background they are written for.
  private static func customEnd(
    _ end: ColorStyle, in theme: Theme, on variant: Appearance
  ) -> RGBA? {
    let bar: [ColorStyle] = ["navigationBar", "shell"]
    return theme.customColor(firstOf: ["header"], on: variant)
      ?? theme.customColor(firstOf: [end], on: .dark)
      ?? theme.customColor(firstOf: bar, on: variant)
      ?? (variant == theme.appearance ? nil : theme.customColor(firstOf: bar, on: theme.appearance))
  }

  /// Returns the gradient that style sheets set for a dark header of a single color, which is the
  /// color of the end that they do not set; `nil` if they set neither end.
  private static func customGradient(_ theme: Theme, over color: RGBA) -> Fill? {
    let top = theme.customColor(firstOf: ["backgroundGradientTop"], on: .dark)
    let bottom = theme.customColor(firstOf: ["backgroundGradientBottom"], on: .dark)
    guard top != nil || bottom != nil, theme.customColor(firstOf: ["header"], on: .dark) == nil
    else { return nil }
    return .verticalGradient(top: top ?? color, bottom: bottom ?? color)
  }

  /// Returns a flat background that continues the bar above it (stated:
  /// Docs/sources/headers.md#background, Docs/sources/headers.md#hairline). Palettes without the
  /// header color use the background color.
  static func flat(_ theme: Theme, _ style: ColorStyle, on background: Appearance) -> Decoration {
    let isKnown = theme.palette.has(style) || theme.customColor(style, on: background) != nil
    guard isKnown || background == .light else { return gradient(theme, on: background) }
    let color = theme.color(isKnown ? style : "secondaryGroupedBackground", on: background)
    if background == .dark, let gradient = customGradient(theme, over: color) {
      return Decoration(fill: gradient)
    }
    return Decoration(fill: .color(color), bottomHairline: theme.hairlineColor(on: background))
  }
}

extension PartStyle {
  /// The background that style sheets set; `nil` if they set none.
  package var background: Fill? {
    if let top = customColor(.backgroundTop), let bottom = customColor(.backgroundBottom) {
      return .verticalGradient(top: top, bottom: bottom)
    }
    return customColor(.background).map(Fill.color)
  }
}
