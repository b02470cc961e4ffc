import FioriModel

/// The backgrounds of headers.
enum HeaderBackground {
  /// Returns the gradient, which ends at the header's edge (Docs/sources/headers.md#hairline);
  /// palettes without it have a single color instead (stated: Docs/sources/headers.md#background).
  static func gradient(_ theme: Theme, on ground: Appearance) -> Decoration {
    guard ground == .dark else {
      return Decoration(
        fill: .color(theme.color("secondaryGroupedBackground", on: .light)),
        bottomHairline: theme.hairlineColor(on: .light))
    }
    // Through V5, the colors are dark in both appearances and named accordingly; later, they are
    // light in the light appearance.
    let variant = theme.palette.version < .v6 ? theme.appearance : .dark
    guard theme.palette.entries["backgroundGradientTop"] != nil else {
      return Decoration(fill: .color(theme.color("header", on: variant)))
    }
    return Decoration(
      fill: .verticalGradient(
        top: theme.color("backgroundGradientTop", on: variant),
        bottom: theme.color("backgroundGradientBottom", on: variant)))
  }

  /// Returns a flat background that continues the bar above it (stated:
  /// Docs/sources/headers.md#background, Docs/sources/headers.md#hairline). Palettes without the
  /// header color use the background color.
  static func flat(_ theme: Theme, _ style: ColorStyle, on ground: Appearance) -> Decoration {
    let isKnown = theme.palette.entries[style] != nil
    guard isKnown || ground == .light else { return gradient(theme, on: ground) }
    let shown = isKnown ? style : "secondaryGroupedBackground"
    return Decoration(
      fill: .color(theme.color(shown, on: ground)),
      bottomHairline: theme.hairlineColor(on: ground))
  }
}

extension PartStyle {
  /// The background that style sheets set; `nil` if they set none.
  var ground: Fill? {
    if let top = color([.backgroundColorTop]), let bottom = color([.backgroundColorBottom]) {
      return .verticalGradient(top: top, bottom: bottom)
    }
    return color([.backgroundColor]).map(Fill.color)
  }
}
