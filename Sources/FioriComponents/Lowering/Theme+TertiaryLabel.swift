import FioriModel

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
