import CCairo

/// What tells bytes apart without keeping them.
package enum Checksum {
  /// The SHA-256 of bytes, as 64 hexadecimal digits; GLib's, which Pango brings along.
  package static func sha256(of bytes: [UInt8]) -> String {
    let digits = bytes.withUnsafeBufferPointer { buffer in
      g_compute_checksum_for_data(
        G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
    }
    // No digits come of a kind of checksum that GLib does not know alone.
    guard let digits else { return "" }
    defer { g_free(digits) }
    return String(cString: digits)
  }
}
