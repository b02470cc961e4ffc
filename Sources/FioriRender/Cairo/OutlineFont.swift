import CCairo

/// A face whose outlines can be asked for, in its own units.
final class OutlineFont {
  let unitsPerEm: Double
  private let font: OpaquePointer
  private var cache: [UInt32: Path] = [:]

  /// Opens the file of a face.
  init(_ face: FontFace) throws(RenderFault) {
    guard let blob = hb_blob_create_from_file_or_fail(face.path) else {
      throw RenderFault("open the font \(face.path)")
    }
    defer { hb_blob_destroy(blob) }
    guard let loaded = hb_face_create(blob, UInt32(clamping: face.index)) else {
      throw RenderFault("read the font \(face.path)")
    }
    defer { hb_face_destroy(loaded) }
    unitsPerEm = Double(hb_face_get_upem(loaded))
    guard let font = hb_font_create(loaded) else {
      throw RenderFault("scale the font \(face.path)")
    }
    hb_font_set_var_coords_normalized(
      font, face.coordinates, UInt32(clamping: face.coordinates.count))
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// The outline of a glyph in font units, `y` counted downwards; empty of a blank.
  func outline(of glyph: UInt32) -> Path {
    if let path = cache[glyph] { return path }
    let drawing = OutlineDrawing()
    hb_font_get_glyph_shape(font, glyph, Self.pen, Unmanaged.passUnretained(drawing).toOpaque())
    cache[glyph] = drawing.path
    return drawing.path
  }

  /// HarfBuzz' callbacks, made once: they only write into the path they are handed.
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

/// What HarfBuzz draws an outline into.
private final class OutlineDrawing {
  var path = Path()
}

/// A font's point, with `y` turned downwards.
private func point(_ x: Float, _ y: Float) -> Point {
  Point(x: Double(x), y: -Double(y))
}
