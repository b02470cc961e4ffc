/// Where a canvas that draws text as paths has its outlines from.
protocol GlyphOutlines {
  /// The outline of a glyph in units of its face, `y` counted downwards; empty of a blank.
  func outline(of glyph: UInt32, in face: FontFace) throws -> Path

  /// A run of coloured glyphs as a picture, and where it lies from the run's origin, in points.
  func bitmap(of run: GlyphRun) throws -> (Bitmap, Rect)

  /// Units an em.
  func unitsPerEm(of face: FontFace) throws -> Double
}
