import FioriModel

/// A ground that colors of a palette are shown on, and what is written on it.
struct PaletteBackground: Hashable, Sendable {
  let color: RGBA
  let label: RGBA
  let secondaryLabel: RGBA
  /// Of lines that are to be seen on the ground whatever it is.
  var hairline: RGBA { label.fadedTo(0.25) }

  /// The ground of a variant, with the labels of the same variant; with those of normal contrast
  /// where V5, in which high contrast is dark, has a ground for one of the other.
  init(_ palette: Palette, _ variant: ColorVariant) {
    let ground = palette.ground(of: variant)
    let normal = ColorVariant.plain(on: variant.ground)
    func label(_ style: ColorStyle) -> RGBA {
      let colors = [variant, normal].compactMap { palette.color(style, $0) }
      return colors.first { Contrast.ratio(of: $0, on: ground) >= Self.legibleRatio }
        ?? colors.last ?? RGBA(0x000000)
    }
    color = ground
    self.label = label("primaryLabel")
    secondaryLabel = label("secondaryLabel")
  }

  /// Of a text that can be read (Docs/sources/colors.md#contrast).
  private static let legibleRatio = 4.5
}
