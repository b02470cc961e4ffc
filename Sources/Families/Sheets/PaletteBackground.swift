import FioriModel

/// A background for the colors of a palette, and the color of texts on it.
struct PaletteBackground: Hashable, Sendable {
  let color: RGBA
  let label: RGBA
  let secondaryLabel: RGBA
  /// The color of lines that are visible on any background.
  var hairline: RGBA { label.fadedTo(0.25) }

  /// Creates the background of a variant with the labels of the same variant. Falls back to the
  /// labels of normal contrast in V5, where high contrast is dark but a background may be for the
  /// other appearance.
  init(_ palette: Palette, _ variant: ColorVariant) {
    let background = palette.background(of: variant)
    let normal = ColorVariant.plain(on: variant.background)
    func label(_ style: ColorStyle) -> RGBA {
      let colors = [variant, normal].compactMap { palette.color(style, $0) }
      return colors.first { Contrast.ratio(of: $0, on: background) >= Self.legibleRatio }
        ?? colors.last ?? RGBA(0x000000)
    }
    color = background
    self.label = label("primaryLabel")
    secondaryLabel = label("secondaryLabel")
  }

  /// The minimum contrast ratio of readable text (Docs/sources/colors.md#contrast).
  private static let legibleRatio = 4.5
}
