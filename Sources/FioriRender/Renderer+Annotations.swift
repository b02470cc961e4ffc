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
  /// The kinds or paths of the parts to number, such as `title` or `chartCard.kpi.metric`; empty for all.
  public var parts: [String] = []
  /// Texts for numbered parts in place of their kinds, by kinds or paths.
  public var labels: [String: String] = [:]

  /// Creates an overlay of the frames and baselines of parts, unless it has anything else.
  public init(hasMeasures: Bool = false, hasAnatomy: Bool = false) {
    (self.hasMeasures, self.hasAnatomy) = (hasMeasures, hasAnatomy)
  }
}

extension PictureOverlay {
  /// Reads texts for parts: a JSON object, or `title=Heading, metric=Number`, also with colons and in
  /// braces; `nil` for anything else.
  package static func labels(in text: String) -> [String: String]? {
    var reader = JSONReader(Array(text.utf8), depthLimit: Limits.depth)
    let reading = reader.read()
    if reading.problems.isEmpty, case .object(let members)? = reading.root?.value {
      var labels: [String: String] = [:]
      for member in members {
        guard case .string(let label) = member.value.value else { return nil }
        labels[member.key] = label
      }
      return labels
    }
    var labels: [String: String] = [:]
    for pair in text.split(whereSeparator: { "{},".contains($0) }) {
      if pair.allSatisfy(\.isWhitespace) { continue }
      let pieces = pair.split(maxSplits: 1) { $0 == "=" || $0 == ":" }.map { piece in
        piece.split(separator: " ").joined(separator: " ")
      }
      guard pieces.count == 2, !pieces[0].isEmpty else { return nil }
      labels[pieces[0]] = pieces[1]
    }
    return labels
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
      anatomy: overlay.hasAnatomy ? try anatomy(of: drawing, of: figure, overlay) : nil)
    var environment = Environment()
    environment.scale = figure.environment.scale
    environment.fontFamily = figure.environment.fontFamily
    environment.background = .rgba(layout.ground)
    return try self.drawing(of: Figure(sheet, environment: environment))
  }

  /// Returns the numbered parts of a drawing as a JSON array.
  ///
  /// - Throws: ``DescriptionError`` when the overlay names a part that the picture does not have.
  public func anatomyJSON(
    of drawing: Drawing, of figure: Figure, _ overlay: PictureOverlay = PictureOverlay()
  ) throws -> String {
    try anatomy(of: drawing, of: figure, overlay).json.text
  }

  /// Returns one line per numbered part of a drawing: its kind, text, font, color and size, and the
  /// space around it.
  ///
  /// - Throws: ``DescriptionError`` when the overlay names a part that the picture does not have.
  public func anatomyLines(
    of drawing: Drawing, of figure: Figure, _ overlay: PictureOverlay = PictureOverlay()
  ) throws -> [String] {
    try anatomy(of: drawing, of: figure, overlay).lines
  }

  private func anatomy(
    of drawing: Drawing, of figure: Figure, _ overlay: PictureOverlay
  ) throws -> Anatomy {
    let anatomy = Anatomy(
      drawing.report, PictureInk(drawing.layout.frame), drawing.layout.theme,
      family: figure.environment.fontFamily ?? EmbeddedFonts.family, names: overlay.parts,
      labels: overlay.labels)
    if let name = anatomy.unknownNames.first {
      let message = Message(
        .unknownWord,
        "'\(name)' is not a part of the picture; "
          + Suggestion.hint(for: name, among: anatomy.kinds))
      throw DescriptionError(
        diagnostics: [figure.diagnostic(.error(DescriptionPath(), message))])
    }
    return anatomy
  }
}
