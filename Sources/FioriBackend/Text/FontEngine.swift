import CCairo
package import FioriBasics
package import FioriDisplay
package import FioriFrames

/// Shapes and paints text: Pango's font map, and the outlines and masks of glyphs and shadows.
///
/// An engine must not be used by two threads at once, which `FontEnginePool` ensures. Creating one
/// takes milliseconds, so they are reused.
package final class FontEngine {
  package let library: FontLibrary
  let masks: GlyphMaskCache
  let shadows: ShadowTileCache
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var fonts = ShapedFontTable()
  private var outlineFonts: [FontFace: OutlineFont] = [:]
  private var paintFonts: [FontFace: PaintFont] = [:]
  private var outlineTexts: [FontFace: [UInt32: String]] = [:]
  private var outlineTextCount = 0
  var shapedTexts = ShapedTextCache()

  /// The number of cached texts of outlines, about 300 bytes each: writing them takes a third of an
  /// SVG's time.
  private static let outlineTextLimit = 4_096

  /// Creates an engine with the fonts of the library and no others.
  init(_ library: FontLibrary) throws(RenderError) {
    let masks = try GlyphMaskCache()
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw RenderError("make a font map")
    }
    pango_fc_font_map_set_config(OpaquePointer(fontMap), library.configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(fontMap)
      throw RenderError("make a text context")
    }
    Self.configure(context)
    self.masks = masks
    shadows = ShadowTileCache(rasterizer: masks.rasterizer)
    self.library = library
    self.fontMap = fontMap
    self.context = context
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Returns the face of a font that Pango chose.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    fonts.face(of: font)
  }

  /// Returns the face with its outlines.
  func outlineFont(_ face: FontFace) throws(RenderError) -> OutlineFont {
    if let font = outlineFonts[face] { return font }
    let font = try OutlineFont(face)
    outlineFonts[face] = font
    return font
  }

  /// Returns the face for writing PDFs with Cairo.
  func paintFont(_ face: FontFace) throws(RenderError) -> PaintFont {
    if let font = paintFonts[face] { return font }
    let font = try PaintFont(face)
    paintFonts[face] = font
    return font
  }

  func withContext<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    try body(context)
  }

  /// Turns off all hinting, so that text has the same proportions at every size and scale.
  private static func configure(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
  }
}

extension FontEngine: GlyphOutlines {
  package func outline(of glyph: UInt32, in face: FontFace) throws -> Path {
    try outlineFont(face).outline(of: glyph)
  }

  package func text(
    of glyph: UInt32, in face: FontFace, _ write: (Path) -> String
  ) throws -> String {
    if let text = outlineTexts[face]?[glyph] { return text }
    let text = write(try outline(of: glyph, in: face))
    if outlineTextCount >= Self.outlineTextLimit {
      outlineTexts.removeAll()
      outlineTextCount = 0
    }
    outlineTexts[face, default: [:]][glyph] = text
    outlineTextCount += 1
    return text
  }

  package func colorBitmap(of glyph: UInt32, in face: FontFace) throws -> ColorGlyphBitmap? {
    try outlineFont(face).colorBitmap(of: glyph)
  }

  package func unitsPerEm(of face: FontFace) throws -> Double {
    try outlineFont(face).unitsPerEm
  }
}
