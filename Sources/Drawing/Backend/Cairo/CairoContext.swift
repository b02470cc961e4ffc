import CCairo
import FioriBasics
import FioriModel

/// A Cairo context on a surface.
///
/// Cairo's status is sticky: after a failed call, all later ones do nothing. One check after each
/// of our operations therefore catches every failure.
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  /// Creates a context whose unit is `1 / scale` of the surface's.
  init(on surface: borrowing CairoSurface, scale: Double = 1) throws(CairoError) {
    guard let pointer = cairo_create(surface.pointer) else {
      throw CairoError(operation: "make a context", code: CAIRO_STATUS_NO_MEMORY.rawValue)
    }
    cairo_scale(pointer, scale, scale)
    let status = cairo_status(pointer)
    if status != CAIRO_STATUS_SUCCESS { cairo_destroy(pointer) }
    try check(status, "make a context")
    self.pointer = pointer
  }

  deinit { cairo_destroy(pointer) }

  func fill(_ path: Path, _ fill: Fill) throws(CairoError) {
    trace(path)
    switch fill {
    case .color(let color): setColor(color)
    case .verticalGradient(let top, let bottom):
      try setGradient(from: top, to: bottom, over: path.bounds)
    }
    cairo_fill(pointer)
    try checkStatus("fill a path")
  }

  /// Draws a line along a path, with round corners.
  func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA) throws(CairoError) {
    trace(path)
    setColor(color)
    cairo_set_line_width(pointer, style.width)
    switch style.cap {
    case .round: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    case .butt: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
    }
    cairo_set_dash(pointer, style.dash, Int32(clamping: style.dash.count), 0)
    cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(pointer)
    try checkStatus("stroke a path")
  }

  /// Clips to a rectangle.
  func clip(to rect: Rect) {
    cairo_rectangle(pointer, rect.minX, rect.minY, rect.size.width, rect.size.height)
    cairo_clip(pointer)
  }

  func setColor(_ color: RGBA) {
    cairo_set_source_rgba(
      pointer, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      color.opacity)
  }

  /// Sets a vertical gradient over an area as the source.
  private func setGradient(from top: RGBA, to bottom: RGBA, over area: Rect?) throws(CairoError) {
    guard let area else { return setColor(top) }
    let gradient = cairo_pattern_create_linear(0, area.minY, 0, area.maxY)
    defer { cairo_pattern_destroy(gradient) }
    for (offset, color) in [(0.0, top), (1.0, bottom)] {
      cairo_pattern_add_color_stop_rgba(
        gradient, offset, Double(color.red) / 255, Double(color.green) / 255,
        Double(color.blue) / 255, color.opacity)
    }
    try check(cairo_pattern_status(gradient), "make a gradient")
    cairo_set_source(pointer, gradient)
  }

  /// Calls `body` and then restores the state.
  func withState(_ body: () throws -> Void) throws {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    try body()
  }

  /// Draws a group, and then fills with a color through it as a stencil.
  func withStencil(_ color: RGBA, _ body: () throws -> Void) throws {
    cairo_push_group(pointer)
    // The clip applies when the stencil is used: twice would thin the edges.
    cairo_reset_clip(pointer)
    let result = Result(catching: body)
    let stencil = cairo_pop_group(pointer)
    defer { cairo_pattern_destroy(stencil) }
    try result.get()
    setColor(color)
    cairo_mask(pointer, stencil)
    try checkStatus("draw a stencil")
  }

  func checkStatus(_ operation: String) throws(CairoError) {
    try check(cairo_status(pointer), operation)
  }

  func trace(_ path: Path) {
    cairo_new_path(pointer)
    for step in path.steps {
      switch step {
      case .move(let point): cairo_move_to(pointer, point.x, point.y)
      case .line(let point): cairo_line_to(pointer, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(pointer)
      }
    }
  }
}

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

  /// Creates a transparent image of a format.
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
    // Cairo has allocated as many rows of as many bytes.
    return try body(UnsafeMutableRawBufferPointer(start: data, count: count), bytesPerRow)
  }
}

/// An error reported by Cairo.
struct CairoError: Error, Hashable, CustomStringConvertible {
  /// The operation that failed.
  let operation: String
  /// Cairo's code, not an enum, since newer versions of Cairo may add codes.
  let code: UInt32

  /// The operation and Cairo's message.
  var description: String {
    let text = cairo_status_to_string(cairo_status_t(rawValue: code))
    return "\(operation): " + (text.map { String(cString: $0) } ?? "status \(code)")
  }
}

/// Throws the error of a status, unless it is success.
func check(_ status: cairo_status_t, _ operation: String) throws(CairoError) {
  guard status == CAIRO_STATUS_SUCCESS else {
    throw CairoError(operation: operation, code: status.rawValue)
  }
}
