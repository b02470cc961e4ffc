import FioriLowering
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
    let isGradient = theme.palette.entries["backgroundGradientTop"] != nil
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
  /// Older names are dark whatever the background they are written for.
  private static func given(
    _ end: ColorStyle, in theme: Theme, on variant: Appearance
  ) -> RGBA? {
    let older: [ColorStyle] = [end, "navigationBar", "shell"]
    return theme.givenColor(firstOf: ["header"] + older, on: variant)
      ?? (variant == theme.appearance
        ? nil : theme.givenColor(firstOf: older, on: theme.appearance))
  }

  /// Returns a flat background that continues the bar above it (stated:
  /// Docs/sources/headers.md#background, Docs/sources/headers.md#hairline). Palettes without the
  /// header color use the background color.
  static func flat(_ theme: Theme, _ style: ColorStyle, on background: Appearance) -> Decoration {
    let isKnown =
      theme.palette.entries[style.rawValue] != nil || theme.givenColor(style, on: background) != nil
    guard isKnown || background == .light else { return gradient(theme, on: background) }
    let shown = isKnown ? style : "secondaryGroupedBackground"
    return Decoration(
      fill: .color(theme.color(shown, on: background)),
      bottomHairline: theme.hairlineColor(on: background))
  }
}

extension PartStyle {
  /// The background that style sheets set; `nil` if they set none.
  package var background: Fill? {
    if let top = color([.backgroundColorTop]), let bottom = color([.backgroundColorBottom]) {
      return .verticalGradient(top: top, bottom: bottom)
    }
    return color([.backgroundColor]).map(Fill.color)
  }
}
