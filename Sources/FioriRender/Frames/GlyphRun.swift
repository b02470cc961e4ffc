/// Glyphs of one face, size and colour that stand side by side on one baseline.
struct GlyphRun: Hashable, Sendable {
  /// How many bytes of the text belong to how many glyphs, for what copies the text out of a PDF.
  struct Cluster: Hashable, Sendable {
    let byteCount: Int
    let glyphCount: Int
  }

  let face: FontFace
  /// Points an em.
  var size: Double
  var color: RGBA
  /// From left to right, placed from the start of the line.
  var glyphs: [Glyph]
  /// What the glyphs stand for.
  var text: String
  /// In the order of the text.
  var clusters: [Cluster]
  let isRightToLeft: Bool

  func scaled(by factor: Double) -> GlyphRun {
    var run = self
    run.size *= factor
    run.glyphs = glyphs.map { Glyph(id: $0.id, position: $0.position * factor) }
    return run
  }
}
