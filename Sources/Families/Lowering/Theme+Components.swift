package import FioriModel

extension Theme {
  /// Returns the color of the blocks for loading content.
  ///
  /// `separator` (stated: Docs/sources/headers.md#loading). In older palettes, the fallback for that
  /// name is invisible, and the hairline color is the color of the ground below cards; they use half of
  /// `primary4`, or a fraction of the text color on a dark background (chosen:
  /// Docs/sources/headers.md#loading).
  package func skeletonColor(on background: Appearance) -> RGBA {
    guard !palette.has("separator") else { return hairlineColor(on: background) }
    if let given = customHairline(on: background) { return given }
    return background == .light
      ? color("secondaryFill", on: background).fadedTo(0.5)
      : color("primaryLabel", on: background).fadedTo(0.2)
  }

  /// Returns the color of a line between two backgrounds: `separator`, or `line` in palettes
  /// without it, since its fallback is invisible on white (chosen:
  /// Docs/sources/headers.md#hairline).
  package func hairlineColor(on background: Appearance) -> RGBA {
    customHairline(on: background)
      ?? color(palette.has("separator") ? "separator" : "line", on: background, of: palette)
  }

  /// Returns the color that style sheets set for such lines under any palette's name, the palette's
  /// own before others; `nil` if they set none.
  private func customHairline(on background: Appearance) -> RGBA? {
    let older: [ColorStyle] =
      palette.has("separator")
      ? ["primary9", "line"] : ["separatorOpaque", "line", "primary9"]
    return customColor(firstOf: ["separator"] + older, on: background)
  }

  /// Returns the color of a role, or another color if style sheets do not set the role.
  package func color(
    _ role: ColorStyle, on background: Appearance, orElse other: ColorStyle
  ) -> RGBA {
    customColor(role, on: background) ?? color(other, on: background)
  }
}

extension Theme {
  /// Returns the color of secondary texts.
  ///
  /// `tertiaryLabel`, or `secondaryLabel` on a dark background in palettes that only have `tertiaryLabel`
  /// for light, where its contrast would be 1.5 (Docs/sources/headers.md#texts).
  package func tertiaryLabel(on background: Appearance) -> RGBA {
    color(
      usesLightValue(of: "tertiaryLabel", on: background) ? "secondaryLabel" : "tertiaryLabel",
      on: background)
  }

  /// Returns whether a color falls back to its light value on a dark background. This happens in
  /// palettes before the first dark appearance, which define few dark values, unless a style sheet
  /// sets one.
  package func usesLightValue(of style: ColorStyle, on background: Appearance) -> Bool {
    guard background == .dark, !palette.knowsDarkAppearance else { return false }
    return customColor(style, on: .dark) == nil
      && color(style, on: .dark, of: palette) == color(style, on: .light, of: palette)
  }
}
