import CCairo
import FioriBasics
import FioriFrames

/// Shapes and paints text: Pango's font map, and the outlines and masks of glyphs and shadows.
///
/// An engine must not be used by two threads at once, which `FontEnginePool` ensures. Creating one
/// takes milliseconds, so they are reused. Everything that it keeps is limited in bytes: a stream
/// may bring a new size, language or character with every line.
package final class FontEngine {
  package let library: FontLibrary
  let masks: GlyphMaskCache
  let shadows: ShadowTileCache
  private(set) var fontMap: FontMap
  var shapedTexts = ShapedTextCache()
  var outlines = OutlineCache()
  private(set) var paintFonts = LeastRecentlyUsedCache<FontFace, PaintFont>(
    byteLimit: OutlineCache.fontByteLimit)

  /// Creates an engine with the fonts of the library and no others.
  init(_ library: FontLibrary) throws(RenderError) {
    let masks = try GlyphMaskCache()
    fontMap = try FontMap(library)
    self.masks = masks
    shadows = ShadowTileCache(rasterizer: masks.rasterizer)
    self.library = library
  }

  /// Returns the face for writing PDFs with Cairo.
  func paintFont(_ face: FontFace) throws(RenderError) -> PaintFont {
    if let font = paintFonts.value(for: face) { return font }
    let font = try PaintFont(face)
    paintFonts.keep(font, for: face, byteCount: OutlineCache.fontByteCount)
    return font
  }

  /// Calls `body` with a font map, which it may only use during the call.
  func withFontMap<Result>(_ body: (FontMap) throws -> Result) throws -> Result {
    let result = try body(fontMap)
    if fontMap.byteCount > FontMap.byteLimit { fontMap = try FontMap(library) }
    return result
  }
}
