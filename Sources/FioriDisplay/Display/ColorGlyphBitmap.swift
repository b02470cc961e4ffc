package import FioriBasics
package import FioriModel

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
