package import FioriBasics
package import FioriModel

/// A text broken into lines and positioned.
package struct TextBlock: Hashable, Sendable {
  package var lines: [TextLine]
  /// The text as drawn, with an ellipsis if it is truncated.
  package let text: String
  package let isTruncated: Bool
  /// The font in the layout report.
  package var font: Font
  package let color: RGBA
  /// The path of the text in the description, starting at the view; empty for a text that the view
  /// adds itself.
  package let origin: DescriptionPath
  /// The widths, in points, of the words that do not fit into a line and continue on the next one;
  /// one for each break.
  package let brokenWords: [Double]

  package init(
    lines: [TextLine], text: String, isTruncated: Bool, font: Font, color: RGBA,
    origin: DescriptionPath = DescriptionPath(), brokenWords: [Double] = []
  ) {
    self.origin = origin
    self.brokenWords = brokenWords
    self.lines = lines
    self.text = text
    self.isTruncated = isTruncated
    self.font = font
    self.color = color
  }

  func scaled(by factor: Double) -> TextBlock {
    TextBlock(
      lines: lines.map { $0.scaled(by: factor) }, text: text, isTruncated: isTruncated,
      font: font.scaled(by: factor), color: color, origin: origin,
      brokenWords: brokenWords)
  }
}

/// A shaped line of text.
package struct TextLine: Hashable, Sendable {
  /// From left to right.
  package var runs: [GlyphRun]
  /// The places of the runs in reading order; empty if it is the order of `runs`.
  package var readingOrder: [Int] = []
  /// The sum of the advances, without trailing white space.
  package var width: Double
  /// The start of the line, from the left of the text.
  package var x = 0.0
  /// The baseline, from the top of the text.
  package var baseline = 0.0

  package init(runs: [GlyphRun], width: Double, x: Double = 0.0, baseline: Double = 0.0) {
    self.runs = runs
    self.width = width
    self.x = x
    self.baseline = baseline
  }

  func scaled(by factor: Double) -> TextLine {
    var line = self
    line.runs = runs.map { $0.scaled(by: factor) }
    (line.width, line.x, line.baseline) = (width * factor, x * factor, baseline * factor)
    return line
  }
}

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
  /// The angle of the line, clockwise around its start, in degrees.
  package var angle = 0.0

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

/// A face among the loaded fonts, and where to find its outlines.
///
/// It has only constants, so that the font engine of any thread can paint a shaped text. Each cluster and each run has
/// one: a reference is copied and compared in a few instructions.
package final class FontFace: Hashable, Sendable {
  /// The PostScript name, such as `Inter-Light`.
  package let name: String
  /// The path of the font file; for a bundled font, of a file in memory.
  package let path: String
  /// The index of the face in a collection.
  package let index: Int
  /// The normalized axis coordinates of a variable font, -16384…16384; empty for other fonts.
  package let coordinates: [Int32]
  /// Whether the glyphs are colored pictures rather than outlines.
  package let isColored: Bool

  package init(name: String, path: String, index: Int, coordinates: [Int32], isColored: Bool) {
    self.name = name
    self.path = path
    self.index = index
    self.coordinates = coordinates
    self.isColored = isColored
  }

  package static func == (one: FontFace, other: FontFace) -> Bool {
    one === other
      || one.index == other.index && one.isColored == other.isColored
        && one.coordinates == other.coordinates && one.path.isExactly(other.path)
        && one.name.isExactly(other.name)
  }

  /// Hashes only the name, which faces rarely share: every glyph is looked up by its face.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
