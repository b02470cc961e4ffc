import FioriModel

/// The grounds of headers.
enum HeaderBackground {
  /// The gradient, whose edge is the header's edge (Docs/sources/headers.md#hairline); palettes
  /// without it have one color in its place (stated: Docs/sources/headers.md#background).
  static func gradient(_ theme: Theme, on ground: Appearance) -> Decoration {
    guard ground == .dark else {
      return Decoration(
        fill: .color(theme.color("secondaryGroupedBackground", on: .light)),
        bottomHairline: theme.hairlineColor(on: .light))
    }
    // To V5 the colors are dark in either appearance, and named for it; later ones are light in a
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

  /// Flat, so that it runs on from the bar above it (stated: Docs/sources/headers.md#background,
  /// Docs/sources/headers.md#hairline). Palettes without the header's color have the ground's.
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
  /// The ground that style sheets give; `nil`: they say nothing of it.
  var ground: Fill? {
    if let top = color([.backgroundColorTop]), let bottom = color([.backgroundColorBottom]) {
      return .verticalGradient(top: top, bottom: bottom)
    }
    return color([.backgroundColor]).map(Fill.color)
  }
}
