/// A glyph of one of a font engine's fonts.
struct GlyphKey: Hashable {
  /// The font's number.
  let font: Int
  let glyph: UInt32
}
