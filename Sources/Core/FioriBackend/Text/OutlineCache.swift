import FioriBasics
import FioriDisplay
import FioriFrames
import FioriModel

/// The fonts that provide outlines, and what they have provided.
struct OutlineCache {
  private(set) var fonts = LeastRecentlyUsedCache<FontFace, OutlineFont>(byteLimit: fontByteLimit)
  private(set) var outlines = LeastRecentlyUsedCache<GlyphKey, Path>(byteLimit: outlineByteLimit)
  private(set) var texts = LeastRecentlyUsedCache<GlyphKey, [UInt8]>(byteLimit: textByteLimit)
  private(set) var colorBitmaps = LeastRecentlyUsedCache<GlyphKey, ColorGlyphBitmap?>(
    byteLimit: colorBitmapByteLimit)
  private(set) var inks = LeastRecentlyUsedCache<GlyphKey, Rect?>(byteLimit: inkByteLimit)
  private var fontCount = 0

  /// Room for 60 fonts, of which mostly the parts of their files that are read are in memory.
  static let fontByteLimit = 4_000_000
  static let fontByteCount = 65_536
  /// Room for 1,000 outlines, a few languages' letters in four weights: a text may go through whole
  /// fonts.
  static let outlineByteLimit = 2_000_000
  /// Room for 4,000 outlines as texts; writing them takes a third of an SVG's time.
  static let textByteLimit = 2_000_000
  /// Room for the emoji of a page, 64 kB each.
  static let colorBitmapByteLimit = 2_000_000

  /// Room for 8,000 boxes of glyphs: those of a page of cards in a dozen languages.
  static let inkByteLimit = 512_000
  private static let inkByteCount = MemoryLayout<Rect?>.stride

  /// The bytes of an array or a string besides its elements.
  private static let headerByteCount = 32

  /// Returns the face with its outlines.
  mutating func font(_ face: FontFace) throws(RenderError) -> OutlineFont {
    if let font = fonts.value(for: face) { return font }
    fontCount += 1
    let font = try OutlineFont(face, number: fontCount)
    fonts.keep(font, for: face, byteCount: Self.fontByteCount)
    return font
  }

  /// Returns the outline of a glyph in font units, `y` pointing down; empty for a blank.
  mutating func outline(of glyph: UInt32, in font: OutlineFont) -> Path {
    let key = GlyphKey(font: font.number, glyph: glyph)
    if let outline = outlines.value(for: key) { return outline }
    let outline = font.outline(of: glyph)
    let stepByteCount = outline.steps.capacity * MemoryLayout<Path.Step>.stride
    outlines.keep(outline, for: key, byteCount: Self.headerByteCount + stepByteCount)
    return outline
  }

  /// Returns the box that a glyph covers in ems from its origin, `y` pointing down; `nil` for a blank.
  mutating func ink(of glyph: UInt32, in font: OutlineFont, isColored: Bool) -> Rect? {
    let key = GlyphKey(font: font.number, glyph: glyph)
    if let known = inks.value(for: key) { return known }
    let ink: Rect? =
      if isColored {
        colorBitmap(of: glyph, in: font)?.frame
      } else {
        outline(of: glyph, in: font).bounds.map { bounds in
          let em = 1 / font.unitsPerEm
          return Rect(origin: bounds.origin * em, size: bounds.size * em)
        }
      }
    inks.keep(ink, for: key, byteCount: Self.inkByteCount)
    return ink
  }

  /// Returns the result of `write` for the outline of a glyph, a text in UTF-8.
  mutating func text(
    of glyph: UInt32, in font: OutlineFont, _ write: (Path) -> [UInt8]
  ) -> [UInt8] {
    let key = GlyphKey(font: font.number, glyph: glyph)
    if let text = texts.value(for: key) { return text }
    let text = write(outline(of: glyph, in: font))
    texts.keep(text, for: key, byteCount: Self.headerByteCount + text.count)
    return text
  }

  /// Returns the picture of a colored glyph, or `nil` for a blank or a font without pictures.
  mutating func colorBitmap(of glyph: UInt32, in font: OutlineFont) -> ColorGlyphBitmap? {
    let key = GlyphKey(font: font.number, glyph: glyph)
    if let known = colorBitmaps.value(for: key) { return known }
    let bitmap = font.colorBitmap(of: glyph)
    colorBitmaps.keep(
      bitmap, for: key,
      byteCount: Self.headerByteCount + (bitmap?.bitmap.pixels.capacity ?? 0))
    return bitmap
  }
}
