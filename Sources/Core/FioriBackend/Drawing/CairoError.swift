import CCairo

/// An error reported by Cairo.
struct CairoError: Error, Hashable, CustomStringConvertible {
  /// The operation that failed.
  let operation: String
  /// Cairo's code, not an enum, since newer versions of Cairo may add codes.
  let code: UInt32

  /// The operation and Cairo's message.
  var description: String {
    let words = cairo_status_to_string(cairo_status_t(rawValue: code))
    return "\(operation): " + (words.map { String(cString: $0) } ?? "status \(code)")
  }
}

/// Throws the error of a status, unless it is success.
func check(_ status: cairo_status_t, _ operation: String) throws(CairoError) {
  guard status == CAIRO_STATUS_SUCCESS else {
    throw CairoError(operation: operation, code: status.rawValue)
  }
}
