import CCairo

/// A Cairo surface.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer

  /// Takes ownership of a new surface.
  init(adopting pointer: OpaquePointer?, _ operation: String) throws(CairoError) {
    guard let pointer else {
      throw CairoError(operation: operation, code: CAIRO_STATUS_NO_MEMORY.rawValue)
    }
    let status = cairo_surface_status(pointer)
    if status != CAIRO_STATUS_SUCCESS { cairo_surface_destroy(pointer) }
    try check(status, operation)
    self.pointer = pointer
  }

  /// Creates a transparent image of the given format.
  init(format: cairo_format_t, width: Int, height: Int) throws(CairoError) {
    guard let width = Int32(exactly: width), let height = Int32(exactly: height) else {
      throw CairoError(
        operation: "make a surface", code: CAIRO_STATUS_INVALID_SIZE.rawValue)
    }
    try self.init(
      adopting: cairo_image_surface_create(format, width, height), "make a surface")
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Writes out the drawing; nothing can be drawn afterwards.
  func finish() throws(CairoError) {
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer), "finish a surface")
  }

  /// Calls `body` with the pixels, in rows from top to bottom.
  func withPixels<Result>(
    _ body: (UnsafeMutableRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) throws -> Result {
    cairo_surface_flush(pointer)
    let bytesPerRow = Int(cairo_image_surface_get_stride(pointer))
    let count = bytesPerRow * Int(cairo_image_surface_get_height(pointer))
    guard let data = cairo_image_surface_get_data(pointer) else {
      throw CairoError(
        operation: "read pixels", code: CAIRO_STATUS_SURFACE_FINISHED.rawValue)
    }
    defer { cairo_surface_mark_dirty(pointer) }
    return try body(UnsafeMutableRawBufferPointer(start: data, count: count), bytesPerRow)
  }
}
