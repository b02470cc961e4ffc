package import FioriBasics
package import FioriFrames
package import FioriModel

/// Where a canvas that draws text itself has its glyphs from.
package protocol GlyphOutlines {
  /// The outline of a glyph in units of its face, `y` counted downwards; empty of a blank.
  func outline(of glyph: UInt32, in face: FontFace) throws -> Path

  /// What `write` makes of a glyph's outline, always the same: it may be kept for the next picture.
  func text(
    of glyph: UInt32, in face: FontFace, _ write: (Path) -> String
  ) throws -> String

  /// The picture of a colored glyph; `nil` of a blank.
  func colorBitmap(of glyph: UInt32, in face: FontFace) throws -> ColorGlyphBitmap?

  /// Units an em.
  func unitsPerEm(of face: FontFace) throws -> Double
}

extension GlyphOutlines {
  package func text(
    of glyph: UInt32, in face: FontFace, _ write: (Path) -> String
  ) throws -> String {
    write(try outline(of: glyph, in: face))
  }
}

extension Canvas where Self: ~Copyable {
  /// Draws the pictures of colored glyphs, which keep their colors whatever the text's is.
  package mutating func drawColorGlyphs(
    of run: GlyphRun, at origin: Point, from glyphs: any GlyphOutlines
  ) throws {
    for glyph in run.glyphs {
      guard let bitmap = try glyphs.colorBitmap(of: glyph.id, in: run.face) else { continue }
      let rect = Rect(
        origin: origin + glyph.position + bitmap.frame.origin * run.size,
        size: bitmap.frame.size * run.size)
      try draw(.bitmap(bitmap.bitmap), in: rect, tint: nil)
    }
  }
}

/// A colored glyph, an emoji for one: pixels, and where they lie from the glyph's origin.
package struct ColorGlyphBitmap: Hashable, Sendable {
  let bitmap: Bitmap
  /// In ems, `y` counted downwards.
  let frame: Rect

  package init(bitmap: Bitmap, frame: Rect) {
    self.bitmap = bitmap
    self.frame = frame
  }
}
