/// A coloured glyph, an emoji for one: pixels, and where they lie from the glyph's origin.
struct GlyphPicture: Hashable, Sendable {
  let bitmap: Bitmap
  /// In ems, `y` counted downwards.
  let frame: Rect
}
