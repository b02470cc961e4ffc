import CCairo
import FioriBasics
import FioriLayout
import FioriModel
import FioriNative

/// A face that provides outlines, in its own units.
final class OutlineFont {
  /// A number that no other font of the engine has or had.
  let number: Int
  let unitsPerEm: Double
  private let font: OpaquePointer

  /// Opens the file of a face.
  init(_ face: FontFace, number: Int) throws(RenderError) {
    self.number = number
    guard let blob = hb_blob_create_from_file_or_fail(face.path) else {
      throw RenderError("open the font \(face.path)")
    }
    defer { hb_blob_destroy(blob) }
    guard let loaded = hb_face_create(blob, UInt32(clamping: face.index)) else {
      throw RenderError("read the font \(face.path)")
    }
    defer { hb_face_destroy(loaded) }
    unitsPerEm = Double(hb_face_get_upem(loaded))
    guard let font = hb_font_create(loaded) else {
      throw RenderError("scale the font \(face.path)")
    }
    hb_font_set_var_coords_normalized(
      font, face.coordinates, UInt32(clamping: face.coordinates.count))
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// The height of the font above the baseline, its depth below, and the height of an x, in ems.
  var metrics: (ascent: Double, descent: Double, letterHeight: Double) {
    var (extents, letterHeight) = (hb_font_extents_t(), hb_position_t(0))
    hb_font_get_h_extents(font, &extents)
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &letterHeight) == 0 {
      letterHeight = extents.ascender / 2
    }
    return (
      Double(extents.ascender) / unitsPerEm, -Double(extents.descender) / unitsPerEm,
      Double(letterHeight) / unitsPerEm
    )
  }

  /// Returns the outline of a glyph in font units, `y` pointing down; empty for a blank.
  func outline(of glyph: UInt32) -> Path {
    let drawing = OutlineDrawing()
    hb_font_get_glyph_shape(font, glyph, Self.pen, Unmanaged.passUnretained(drawing).toOpaque())
    return drawing.path
  }

  /// Returns the picture of a colored glyph, or `nil` for a blank or a font without pictures.
  func colorBitmap(of glyph: UInt32) -> ColorGlyphBitmap? {
    var extents = hb_glyph_extents_t()
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    var count: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    // HarfBuzz has as many bytes, and keeps them until the blob is destroyed.
    let bytes = data.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
    guard let bitmap = try? PNGDecoder.decode(bytes, limits: Self.pictureLimits) else { return nil }
    let frame = Rect(
      x: Double(extents.x_bearing), y: -Double(extents.y_bearing), width: Double(extents.width),
      height: -Double(extents.height))
    return ColorGlyphBitmap(
      bitmap: bitmap,
      frame: Rect(origin: frame.origin * (1 / unitsPerEm), size: frame.size * (1 / unitsPerEm)))
  }

  /// Emoji fonts have pictures of 128 or 160 pixels.
  private static let pictureLimits = ImageLimits(
    maximumPixelCount: 1_048_576, maximumByteCount: Limits.imageByteCount)

  /// HarfBuzz's callbacks, created once: they only write into the path that they receive.
  private nonisolated(unsafe) static let pen: OpaquePointer? = makePen()

  private static func makePen() -> OpaquePointer? {
    let pen = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      pen, { _, path, _, x, y, _ in OutlineFont.edit(path) { $0.move(to: point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pen, { _, path, _, x, y, _ in OutlineFont.edit(path) { $0.line(to: point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pen,
      { _, path, _, x1, y1, x2, y2, x, y, _ in
        OutlineFont.edit(path) { $0.curve(point(x1, y1), point(x2, y2), to: point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      pen, { _, path, _, _ in OutlineFont.edit(path) { $0.close() } }, nil, nil)
    hb_draw_funcs_make_immutable(pen)
    return pen
  }

  private static func edit(_ path: UnsafeMutableRawPointer?, _ change: (inout Path) -> Void) {
    guard let path else { return }
    change(&Unmanaged<OutlineDrawing>.fromOpaque(path).takeUnretainedValue().path)
  }
}

/// The drawing target for HarfBuzz.
private final class OutlineDrawing {
  var path = Path()
}

/// Returns a point of the font, with `y` pointing down.
private func point(_ x: Float, _ y: Float) -> Point {
  Point(x: Double(x), y: -Double(y))
}

/// The fonts that provide outlines, and the outlines so far.
struct OutlineCache {
  private(set) var fonts = LeastRecentlyUsedCache<FontFace, OutlineFont>(byteLimit: fontByteLimit)
  private(set) var outlines = LeastRecentlyUsedCache<GlyphKey, Path>(byteLimit: outlineByteLimit)
  private(set) var texts = LeastRecentlyUsedCache<GlyphKey, [UInt8]>(byteLimit: textByteLimit)
  private(set) var colorBitmaps = LeastRecentlyUsedCache<GlyphKey, ColorGlyphBitmap?>(
    byteLimit: colorBitmapByteLimit)
  private(set) var inks = LeastRecentlyUsedCache<GlyphKey, Rect?>(byteLimit: inkByteLimit)
  private var fontCount = 0
  /// The last font: the glyphs of a run ask for the same.
  private var last: (face: FontFace, font: OutlineFont)?

  /// Space for 60 fonts, mostly the parts of their files that are read are in memory.
  static let fontByteLimit = 4_000_000
  static let fontByteCount = 65_536
  /// Space for 1,000 outlines, a few languages' letters in four weights: a text may go through
  /// whole fonts.
  static let outlineByteLimit = 2_000_000
  /// Space for 4,000 outlines as texts; writing them takes a third of an SVG's time.
  static let textByteLimit = 2_000_000
  /// Space for the emoji of a page, 64 kB each.
  static let colorBitmapByteLimit = 2_000_000

  /// Space for 8,000 boxes of glyphs: enough for a page of cards in a dozen languages.
  static let inkByteLimit = 512_000
  private static let inkByteCount = MemoryLayout<Rect?>.stride

  /// The bytes of an array or a string besides its elements.
  private static let headerByteCount = 32

  /// Returns the face with its outlines.
  mutating func font(_ face: FontFace) throws(RenderError) -> OutlineFont {
    if let last, last.face == face { return last.font }
    if let font = fonts.value(for: face) {
      last = (face, font)
      return font
    }
    fontCount += 1
    let font = try OutlineFont(face, number: fontCount)
    fonts.keep(font, for: face, byteCount: Self.fontByteCount)
    last = (face, font)
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

  /// Returns the area that the glyphs of a run cover; `nil` for blanks.
  mutating func ink(of run: GlyphRun) throws(RenderError) -> Rect? {
    let font = try font(run.face)
    var ink: Rect?
    for glyph in run.glyphs {
      guard let box = self.ink(of: glyph.id, in: font, isColored: run.face.isColored) else {
        continue
      }
      let placed = Rect(
        origin: glyph.position + box.origin * run.size, size: box.size * run.size)
      ink = ink?.union(placed) ?? placed
    }
    return ink
  }

  /// Returns the box that a glyph covers in ems from its origin, `y` pointing down; `nil` for a blank.
  private mutating func ink(of glyph: UInt32, in font: OutlineFont, isColored: Bool) -> Rect? {
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

/// A glyph of one of a font engine's fonts.
struct GlyphKey: Hashable {
  /// The font's number.
  let font: Int
  let glyph: UInt32

  /// The two numbers, which no other glyph has: each glyph of a picture is looked up several times.
  var hashValue: Int { font &<< 32 | Int(glyph) }

  func hash(into hasher: inout Hasher) { hasher.combine(hashValue) }
}
