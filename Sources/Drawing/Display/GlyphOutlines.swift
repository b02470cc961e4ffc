package import FioriBasics
package import FioriLayout
package import FioriModel

/// The source of glyphs for canvases that draw text themselves.
package protocol GlyphOutlines {
  /// Returns the outline of a glyph in units of its face, `y` pointing down; empty for a blank.
  func outline(of glyph: UInt32, in face: FontFace) throws -> Path

  /// Returns the result of `write` for a glyph's outline, a text in UTF-8 that may be cached for the
  /// next picture.
  func text(
    of glyph: UInt32, in face: FontFace, _ write: (Path) -> [UInt8]
  ) throws -> [UInt8]

  /// Returns the picture of a colored glyph, or `nil` for a blank.
  func colorBitmap(of glyph: UInt32, in face: FontFace) throws -> ColorGlyphBitmap?

  /// Returns the units per em of a face.
  func unitsPerEm(of face: FontFace) throws -> Double
}

extension GlyphOutlines {
  package func text(
    of glyph: UInt32, in face: FontFace, _ write: (Path) -> [UInt8]
  ) throws -> [UInt8] {
    write(try outline(of: glyph, in: face))
  }
}

extension Canvas where Self: ~Copyable {
  /// Draws the pictures of colored glyphs, which keep their colors regardless of the text color.
  package mutating func drawColorGlyphs(
    of run: GlyphRun, at origin: Point, from glyphs: any GlyphOutlines
  ) throws {
    for glyph in run.glyphs {
      guard let bitmap = try glyphs.colorBitmap(of: glyph.id, in: run.face) else { continue }
      let rect = Rect(
        origin: origin + glyph.position.turned(by: run.angle) + bitmap.frame.origin * run.size,
        size: bitmap.frame.size * run.size)
      try draw(bitmap.bitmap, in: rect, tint: nil)
    }
  }
}

/// A colored glyph, such as an emoji: its pixels, and their frame relative to the glyph's origin.
package struct ColorGlyphBitmap: Hashable, Sendable {
  package let bitmap: Bitmap
  /// The frame in ems, `y` pointing down.
  package let frame: Rect
}
