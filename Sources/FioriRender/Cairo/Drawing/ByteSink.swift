import CCairo

/// Where Cairo writes a file to.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// Cairo's callback; its first argument is the sink, unretained.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
