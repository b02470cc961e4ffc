import CCairo

/// Collects a file that Cairo writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// Cairo's callback; its first argument is the sink, unretained.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    // Cairo's own count of its bytes, which are copied before it goes on.
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  /// Keeps the sink alive as long as the surface, which writes its remaining data when it is
  /// destroyed, even after a drawing failed.
  func outlive(_ surface: borrowing CairoSurface) throws(CairoError) {
    let retained = Unmanaged.passRetained(self)
    let status = cairo_surface_set_user_data(surface.pointer, Self.key, retained.toOpaque()) {
      if let sink = $0 { Unmanaged<ByteSink>.fromOpaque(sink).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { retained.release() }
    try check(status, "keep a PDF's bytes")
  }

  /// Cairo identifies user data by the address of its key, which is never read or written.
  private nonisolated(unsafe) static let key =
    UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}
