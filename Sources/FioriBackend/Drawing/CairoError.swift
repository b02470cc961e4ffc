import CCairo

/// What Cairo had to complain of.
struct CairoError: Error, Hashable, CustomStringConvertible {
  /// What was being done.
  let operation: String
  /// Cairo's code; an open set, so that a newer Cairo's codes are kept as they are.
  let code: UInt32

  /// The operation and Cairo's own words.
  var description: String {
    let words = cairo_status_to_string(cairo_status_t(rawValue: code))
    return "\(operation): " + (words.map { String(cString: $0) } ?? "status \(code)")
  }
}

/// Throws what a status stands for, unless it is success.
func check(_ status: cairo_status_t, _ operation: String) throws(CairoError) {
  guard status == CAIRO_STATUS_SUCCESS else {
    throw CairoError(operation: operation, code: status.rawValue)
  }
}
