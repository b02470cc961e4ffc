public import FioriBasics
public import FioriModel

extension Palette {
  /// Returns a palette as SAP publishes it: for each style, in the palette's order, the eight
  /// variants, named for the foreground (`dark` is for light backgrounds), as `RRGGBB`, or as
  /// `RRGGBBAA` with an alpha.
  public static func json(of version: Version) -> String {
    let palette = named(version)
    return JSONText.object(
      palette.styles.map { style in
        (style.rawValue, .object(palette.values(of: style)))
      }
    ).text
  }

  /// Returns warnings about values that SAP published with a typing error.
  public static func warnings(on version: Version) -> [Diagnostic] {
    PaletteErratum.all(in: version).map {
      Diagnostic(
        severity: .warning, location: nil, path: DescriptionPath(.key($0.style.rawValue)),
        message: $0.message)
    }
  }

  private func values(of style: ColorStyle) -> [(String, JSONText)] {
    ColorVariant.published.compactMap { name, variant in
      color(style, variant).map { (name, .string($0.publishedHex)) }
    }
  }
}
