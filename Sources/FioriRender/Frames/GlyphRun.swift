/// Glyphs of one face, size and colour that stand side by side on one baseline.
struct GlyphRun: Hashable, Sendable {
  /// How many bytes of the text belong to how many glyphs, for what copies the text out of a PDF.
  struct Cluster: Hashable, Sendable {
    let byteCount: Int
    let glyphCount: Int
  }

  /// How the run was set, for what sets its text again.
  struct Setting: Hashable, Sendable {
    /// Where it begins, from the start of the line.
    var left = 0.0
    /// The sum of its advances.
    var width = 0.0
    /// Points after each character besides what the font has.
    var kern = 0.0
    /// Points above the line's baseline.
    var rise = 0.0

    func scaled(by factor: Double) -> Setting {
      Setting(
        left: left * factor, width: width * factor, kern: kern * factor, rise: rise * factor)
    }
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
  var setting = Setting()

  func scaled(by factor: Double) -> GlyphRun {
    var run = self
    run.size *= factor
    run.setting = setting.scaled(by: factor)
    run.glyphs = glyphs.map { Glyph(id: $0.id, position: $0.position * factor) }
    return run
  }
}
