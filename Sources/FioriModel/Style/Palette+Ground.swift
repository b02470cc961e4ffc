extension Palette {
  /// The ground that a color of a variant stands on by itself: the primary background of the same
  /// variant.
  ///
  /// Older palettes have none: theirs is white, and in the dark the base of a dark interface, or the
  /// header, which is all that is dark before V4 (chosen: Docs/sources/colors.md#backgrounds).
  package func ground(of variant: ColorVariant) -> RGBA {
    if let entry = entries["primaryBackground"] { return entry.color(variant) }
    let dark: ColorStyle = knowsDarkAppearance ? "backgroundBase" : "backgroundGradientTop"
    let own = variant.ground == .dark ? entries[dark]?.color(variant) : nil
    return own ?? RGBA(0xFFFFFF)
  }
}
