import CCairo
import FioriBasics
import FioriDisplay
import FioriFrames
import FioriModel

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

  /// HarfBuzz's callbacks, created once: they only write into the path they are given.
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
