package import FioriBasics
package import FioriModel

/// Glyphs of one face, size and color, side by side on one baseline.
package struct GlyphRun: Hashable, Sendable {
  /// A number of bytes of the text and the number of glyphs they map to, for copying text from a
  /// PDF.
  package struct Cluster: Hashable, Sendable {
    package let byteCount: Int
    package let glyphCount: Int

    package init(byteCount: Int, glyphCount: Int) {
      self.byteCount = byteCount
      self.glyphCount = glyphCount
    }
  }

  /// The metrics of the run as it was set, for backends that set its text again.
  package struct Setting: Hashable, Sendable {
    /// The start of the run, from the start of the line.
    package var left = 0.0
    /// The sum of the advances.
    package var width = 0.0
    /// The space after each character in addition to the font's own, in points.
    package var kern = 0.0
    /// The height above the line's baseline, in points.
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
  /// The em size in points.
  package var size: Double
  package var color: RGBA
  /// The glyphs from left to right, positioned from the start of the line.
  package var glyphs: [Glyph]
  /// The text that the glyphs represent.
  package var text: String
  /// The clusters in text order.
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

/// A glyph and its position in points, with `y` pointing down from the baseline.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face.
  package let id: UInt32
  package var position: Point

  package init(id: UInt32, position: Point) {
    self.id = id
    self.position = position
  }
}
