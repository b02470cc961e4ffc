import FioriBasics
import FioriLayout
import FioriModel

/// Sets the text of icons in the fonts of the picture.
struct FontTypesetter: IconTypesetter {
  private let engine: FontEngine
  private let settings: TextSettings

  init(_ engine: FontEngine, _ settings: TextSettings) {
    (self.engine, self.settings) = (engine, settings)
  }

  func outlines(of text: String, in style: IconTextStyle) -> IconTextOutlines? {
    try? set(text, in: style)
  }

  /// One size for all texts: outlines scale, and fonts keep memory for each size.
  private static let size = 100.0

  private func set(_ text: String, in style: IconTextStyle) throws -> IconTextOutlines? {
    var settings = settings
    settings.direction = style.isRightToLeft ? .rightToLeft : .leftToRight
    let font = Font(
      weight: .nearest(to: style.weight), size: Self.size, leading: Self.size)
    let color = RGBA(0x000000)
    let run = StyledText.Run(
      text: text, font: font, color: color, kern: style.spacing * Self.size)
    let styled = StyledText(runs: [run], font: font, color: color)
    let element = TextElement(text: styled, kind: nil, origin: DescriptionPath())
    let layout = try Layout(
      of: .text(element), in: Constraints(maximumWidth: .infinity), shaper: engine,
      settings: settings, images: LoadedImages(), limits: RenderLimits())
    guard case .text(let block) = layout.frame.content else { return nil }
    let shaped = try engine.shape(styled, with: settings)
    let missing = shaped.missing.reduce(into: "") { $0.unicodeScalars.append($1.scalar) }
    return try outlines(of: block.lines, spacing: style.spacing, missing: missing)
  }

  private func outlines(
    of lines: [TextLine], spacing: Double, missing: String
  ) throws -> IconTextOutlines {
    let runs = lines.flatMap(\.runs)
    var path = Path()
    for run in runs where !run.face.isColored {
      let scale = 1 / (try engine.unitsPerEm(of: run.face))
      for glyph in run.glyphs {
        let place = glyph.position * (1 / Self.size)
        path.append(
          try engine.outline(of: glyph.id, in: run.face).transformed(
            by: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: place.x, ty: place.y)))
      }
    }
    let metrics = try runs.first.map { try engine.metrics(of: $0.face) }
    // CSS puts the space after the last character as well.
    let width = lines.reduce(0) { $0 + $1.width } / Self.size + (runs.isEmpty ? 0 : spacing)
    return IconTextOutlines(
      path: path, advance: width, ascent: metrics?.ascent ?? 0, descent: metrics?.descent ?? 0,
      letterHeight: metrics?.letterHeight ?? 0, missing: missing,
      hasPictures: runs.contains { $0.face.isColored })
  }
}
