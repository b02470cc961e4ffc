import FioriModel

extension Theme {
  /// Returns the color of the blocks for loading content.
  ///
  /// `separator` (stated: Docs/sources/headers.md#loading). In older palettes, the fallback for
  /// that name is invisible; they use the hairline color, or a fraction of the text color on a dark
  /// background (chosen: Docs/sources/headers.md#loading).
  func skeletonColor(on ground: Appearance) -> RGBA {
    if ground == .light || palette.entries["separator"] != nil { return hairlineColor(on: ground) }
    return color("primary1", on: ground).fadedTo(0.2)
  }

  /// Returns the color of the bars of a loading card: `separator`, or half of `primary4` in
  /// palettes without it, since its fallback is invisible on white (Docs/sources/cards.md#loading).
  func barColor(on ground: Appearance) -> RGBA {
    guard ground == .light, palette.entries["separator"] == nil else {
      return skeletonColor(on: ground)
    }
    return color("primary4", on: ground).fadedTo(0.5)
  }

  /// Returns the color of a line between two backgrounds: `separator`, or `line` in palettes
  /// without it, since its fallback is invisible on white (chosen:
  /// Docs/sources/headers.md#hairline).
  func hairlineColor(on ground: Appearance) -> RGBA {
    color(palette.entries["separator"] == nil ? "line" : "separator", on: ground)
  }
}

extension Theme {
  /// Returns the color of secondary texts.
  ///
  /// `tertiaryLabel`, or `primary2` on a dark background in palettes that only have `tertiaryLabel`
  /// for light, where its contrast would be 1.5 (Docs/sources/headers.md#texts).
  func tertiaryLabel(on ground: Appearance) -> RGBA {
    color(lends("tertiaryLabel", to: ground) ? "primary2" : "tertiaryLabel", on: ground)
  }

  /// Returns whether a color falls back to its light value on a dark background. This happens in
  /// palettes before the first dark appearance, which define few dark values, unless a style sheet
  /// sets one.
  func lends(_ style: ColorStyle, to ground: Appearance) -> Bool {
    guard ground == .dark, !palette.knowsDarkAppearance else { return false }
    let light = color(style, on: .light, of: palette)
    return color(style, on: .dark) == light && color(style, on: .dark, of: palette) == light
  }
}

extension PartStyle {
  /// The image that style sheets set for the part; `nil` if they set none.
  ///
  /// It is loaded like an image in a description, relative to the description's folder.
  var image: Image? { imagePath.map(Image.file) }
}
