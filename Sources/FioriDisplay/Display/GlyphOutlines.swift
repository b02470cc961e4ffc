package import FioriBasics
package import FioriFrames

/// Where a canvas that draws text itself has its glyphs from.
package protocol GlyphOutlines {
  /// The outline of a glyph in units of its face, `y` counted downwards; empty of a blank.
  func outline(of glyph: UInt32, in face: FontFace) throws -> Path

  /// What `write` makes of a glyph's outline, always the same: it may be kept for the next picture.
  func text(
    of glyph: UInt32, in face: FontFace, _ write: (Path) -> String
  ) throws -> String

  /// The picture of a colored glyph; `nil` of a blank.
  func picture(of glyph: UInt32, in face: FontFace) throws -> ColorGlyphBitmap?

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
