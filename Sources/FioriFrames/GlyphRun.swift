package import FioriBasics
package import FioriModel

/// Glyphs of one face, size and color that stand side by side on one baseline.
package struct GlyphRun: Hashable, Sendable {
  /// How many bytes of the text belong to how many glyphs, for what copies the text out of a PDF.
  package struct Cluster: Hashable, Sendable {
    package let byteCount: Int
    package let glyphCount: Int

    package init(byteCount: Int, glyphCount: Int) {
      self.byteCount = byteCount
      self.glyphCount = glyphCount
    }
  }

  /// How the run was set, for what sets its text again.
  package struct Setting: Hashable, Sendable {
    /// Where it begins, from the start of the line.
    package var left = 0.0
    /// The sum of its advances.
    package var width = 0.0
    /// Points after each character besides what the font has.
    package var kern = 0.0
    /// Points above the line's baseline.
    package var rise = 0.0

    package init(left: Double = 0.0, width: Double = 0.0, kern: Double = 0.0, rise: Double = 0.0) {
      self.left = left
      self.width = width
      self.kern = kern
      self.rise = rise
    }

    func scaled(by factor: Double) -> Setting {
      Setting(
        left: left * factor, width: width * factor, kern: kern * factor, rise: rise * factor)
    }
  }

  package let face: FontFace
  /// Points an em.
  package var size: Double
  package var color: RGBA
  /// From left to right, placed from the start of the line.
  package var glyphs: [Glyph]
  /// What the glyphs stand for.
  package var text: String
  /// In the order of the text.
  package var clusters: [Cluster]
  package let isRightToLeft: Bool
  package var setting = Setting()

  package init(
    face: FontFace,
    size: Double,
    color: RGBA,
    glyphs: [Glyph],
    text: String,
    clusters: [Cluster],
    isRightToLeft: Bool,
    setting: Setting = Setting()
  ) {
    self.face = face
    self.size = size
    self.color = color
    self.glyphs = glyphs
    self.text = text
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    self.setting = setting
  }

  func scaled(by factor: Double) -> GlyphRun {
    var run = self
    run.size *= factor
    run.setting = setting.scaled(by: factor)
    run.glyphs = glyphs.map { Glyph(id: $0.id, position: $0.position * factor) }
    return run
  }
}

/// A glyph and where it stands, in points, `y` counted downwards from the baseline.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face.
  package let id: UInt32
  package var position: Point

  package init(id: UInt32, position: Point) {
    self.id = id
    self.position = position
  }
}
