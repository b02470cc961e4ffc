import FioriModel

extension Theme {
  /// The color of the blocks that stand for what is being loaded.
  ///
  /// `separator` (stated: Docs/sources/headers.md#loading); the palettes before it have colors
  /// that cannot be seen under that name, and their hairline's stands in, on a dark ground a share
  /// of the text's (chosen: Docs/sources/headers.md#loading).
  func skeletonColor(on ground: Appearance) -> RGBA {
    if ground == .light || palette.entries["separator"] != nil { return hairlineColor(on: ground) }
    return color("primary1", on: ground).fadedTo(0.2)
  }

  /// The color of the bars of a card that is loading: `separator`, and in the palettes that have no
  /// such name half of `primary4`, since the one that stands in for it cannot be seen on white
  /// (Docs/sources/cards.md#loading).
  func barColor(on ground: Appearance) -> RGBA {
    guard ground == .light, palette.entries["separator"] == nil else {
      return skeletonColor(on: ground)
    }
    return color("primary4", on: ground).fadedTo(0.5)
  }

  /// The color of a line between two grounds: `separator`, and `line` in the palettes that have no
  /// such name, where the one that stands in for it cannot be seen on white (chosen:
  /// Docs/sources/headers.md#hairline).
  func hairlineColor(on ground: Appearance) -> RGBA {
    color(palette.entries["separator"] == nil ? "line" : "separator", on: ground)
  }
}

extension Theme {
  /// The color of quiet texts.
  ///
  /// `tertiaryLabel`; where a palette has that for light alone, on a dark ground `primary2`, since the
  /// other has a contrast of 1.5 there (Docs/sources/headers.md#texts).
  func tertiaryLabel(on ground: Appearance) -> RGBA {
    color(lends("tertiaryLabel", to: ground) ? "primary2" : "tertiaryLabel", on: ground)
  }

  /// Whether a color on a dark ground is that for a light one: in the palettes before the first dark
  /// appearance, which have a dark value of few colors, unless a style sheet has given one.
  func lends(_ style: ColorStyle, to ground: Appearance) -> Bool {
    guard ground == .dark, !palette.knowsDarkAppearance else { return false }
    let light = color(style, on: .light, of: palette)
    return color(style, on: .dark) == light && color(style, on: .dark, of: palette) == light
  }
}

extension PartStyle {
  /// The image that style sheets put in the part's place; `nil`: they name none.
  ///
  /// It is loaded as one that a description names, from the description's folder.
  var image: Image? { imagePath.map(Image.file) }
}
