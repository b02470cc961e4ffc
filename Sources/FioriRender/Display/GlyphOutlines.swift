/// Where a canvas that draws text itself has its glyphs from.
protocol GlyphOutlines {
  /// The outline of a glyph in units of its face, `y` counted downwards; empty of a blank.
  func outline(of glyph: UInt32, in face: FontFace) throws -> Path

  /// The picture of a coloured glyph; `nil` of a blank.
  func picture(of glyph: UInt32, in face: FontFace) throws -> GlyphPicture?

  /// Units an em.
  func unitsPerEm(of face: FontFace) throws -> Double
}
