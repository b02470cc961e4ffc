package import FioriBasics
package import FioriFrames

extension Canvas where Self: ~Copyable {
  /// Draws the pictures of colored glyphs, which keep their colors whatever the text's is.
  package mutating func drawPictures(
    of run: GlyphRun, at origin: Point, from glyphs: any GlyphOutlines
  ) throws {
    for glyph in run.glyphs {
      guard let picture = try glyphs.picture(of: glyph.id, in: run.face) else { continue }
      let rect = Rect(
        origin: origin + glyph.position + picture.frame.origin * run.size,
        size: picture.frame.size * run.size)
      try draw(.bitmap(picture.bitmap), in: rect, tint: nil)
    }
  }
}
