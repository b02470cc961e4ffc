/// What a view's style is resolved against: palette, appearance and generation.
///
/// Names of colours and fonts end here; everything after it has values.
struct Theme: Sendable {
  let palette: Palette
  /// The appearance that is drawn, light where the palette knows no dark one.
  let appearance: Appearance
  let generation: Environment.Generation

  init(_ environment: Environment) {
    let version: Palette.Version =
      switch environment.generation {
      case .classic: environment.palette ?? .v2
      }
    palette = Palette.named(version)
    appearance = palette.knowsDarkAppearance ? environment.appearance : .light
    generation = environment.generation
  }

  /// The value of a colour for a view on a ground of the given scheme.
  ///
  /// A style that the palette lacks is clear, as SAP's own look-up leaves it; the reader of
  /// descriptions lets none through.
  func color(_ color: Color) -> RGBA {
    switch color {
    case .rgba(let rgba): rgba
    case .palette(let style, let ground): self.color(style, on: ground ?? appearance)
    }
  }

  /// The value of a palette colour on a ground.
  func color(_ style: ColorStyle, on ground: Appearance) -> RGBA {
    palette.color(style, on: ground) ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Why the picture looks other than the environment asks, if it does.
  static func warning(for environment: Environment) -> String? {
    let theme = Theme(environment)
    guard environment.appearance != theme.appearance else { return nil }
    let version = theme.palette.version.rawValue
    return "palette \(version) knows no dark appearance; 'light' is drawn"
  }
}
