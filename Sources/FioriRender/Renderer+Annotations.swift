import FioriBasics
public import FioriDocuments
import FioriDrawing
import FioriLayout
import FioriModel
import FioriSheets

/// Information to draw over a picture, or around it.
public struct PictureOverlay: Hashable, Sendable {
  /// Whether the gaps between neighbors and the sizes of parts are around the picture.
  public var hasMeasures = false
  /// Whether its parts are numbered, with a list of them below.
  public var hasAnatomy = false

  /// Creates an overlay of the frames and baselines of parts, unless it has anything else.
  public init(hasMeasures: Bool = false, hasAnatomy: Bool = false) {
    (self.hasMeasures, self.hasAnatomy) = (hasMeasures, hasAnatomy)
  }
}

extension Renderer {
  /// Returns a drawing with an overlay: measures and numbers around it, or the frames and baselines
  /// of its parts on top.
  ///
  /// - Parameters:
  ///   - overlay: The overlay to add.
  ///   - drawing: The drawing of the figure.
  ///   - figure: The figure that was drawn.
  /// - Returns: A drawing with the same accessibility text.
  /// - Throws: ``DescriptionError`` when the picture has too many pixels.
  public func drawing(
    _ overlay: PictureOverlay, over drawing: Drawing, of figure: Figure
  ) throws -> Drawing {
    guard overlay != PictureOverlay() else { return drawing.withOverlay() }
    let layout = drawing.layout
    let ink = PictureInk(layout.frame)
    let sheet = AnnotatedPicture(
      layout.frame, ink, on: layout.ground, words: drawing.accessibilityText,
      measures: overlay.hasMeasures ? Measures(drawing.report, ink) : nil,
      anatomy: overlay.hasAnatomy ? anatomy(of: drawing, of: figure) : nil)
    var environment = Environment()
    environment.scale = figure.environment.scale
    environment.fontFamily = figure.environment.fontFamily
    environment.background = .rgba(layout.ground)
    return try self.drawing(of: Figure(sheet, environment: environment))
  }

  /// Returns the numbered parts of a drawing as a JSON array.
  public func anatomyJSON(of drawing: Drawing, of figure: Figure) -> String {
    anatomy(of: drawing, of: figure).json.text
  }

  /// Returns one line per numbered part of a drawing: its kind, text, font, color and size, and the
  /// space around it.
  public func anatomyLines(of drawing: Drawing, of figure: Figure) -> [String] {
    anatomy(of: drawing, of: figure).lines
  }

  private func anatomy(of drawing: Drawing, of figure: Figure) -> Anatomy {
    Anatomy(
      drawing.report, PictureInk(drawing.layout.frame), drawing.layout.theme,
      family: figure.environment.fontFamily ?? EmbeddedFonts.family)
  }
}
