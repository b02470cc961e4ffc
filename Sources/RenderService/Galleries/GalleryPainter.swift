import FileKit
import FioriRender

/// Draws the pictures of a gallery.
struct GalleryPainter: Sendable {
  let renderer: Renderer
  /// Whether the command line sets the appearance, so that only one picture is drawn.
  let hasAppearance: Bool

  /// The contents of an entry: a figure's picture, facts and Swift code.
  struct Product: Sendable {
    /// The name without an extension, the same for figures that differ only in appearance.
    let name: String
    let picture: GalleryPicture
    let facts: GalleryFacts
    let swift: String
  }

  /// Draws a figure in both appearances; returns the diagnostics of its own appearance.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let own = try renderer.drawing(of: figure)
    var counterpart = figure
    if !hasAppearance {
      counterpart.override(
        "appearance", \.appearance, with: figure.environment.appearance == .light ? .dark : .light)
    }
    let product = Product(
      name: OutputPlan.name(of: counterpart, in: input),
      picture: try picture(own, counterpart, ownAppearance: figure.environment.appearance),
      facts: GalleryFacts(figure), swift: figure.swiftSource)
    return (product, own.warnings)
  }

  /// Draws the sheet of a palette, which has a single picture.
  func picture(of palette: Palette.Version) throws -> GalleryPicture {
    let drawing = try renderer.drawing(of: Figure(PaletteSheet(palette)))
    return GalleryPicture(
      light: try files(of: drawing), dark: nil, size: drawing.pointSize,
      lightBackground: drawing.background, darkBackground: drawing.background,
      words: drawing.words.line)
  }

  private func picture(
    _ own: Drawing, _ counterpart: Figure, ownAppearance: Appearance
  ) throws -> GalleryPicture {
    let other = hasAppearance ? own : try renderer.drawing(of: counterpart)
    let (light, dark) = ownAppearance == .light ? (own, other) : (other, own)
    let lightFiles = try files(of: light)
    let darkFiles = hasAppearance ? nil : try files(of: dark)
    return GalleryPicture(
      light: lightFiles, dark: darkFiles?.svg == lightFiles.svg ? nil : darkFiles,
      size: own.pointSize,
      lightBackground: light.background, darkBackground: dark.background, words: own.words.line)
  }

  private func files(of drawing: Drawing) throws -> GalleryPicture.Files {
    GalleryPicture.Files(
      svg: try renderer.data(of: drawing, as: .svg), png: try renderer.data(of: drawing, as: .png))
  }
}
