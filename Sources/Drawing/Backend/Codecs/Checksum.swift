import CCairo

/// Checksums of bytes.
package enum Checksum {
  /// Returns the SHA-256 of bytes, as 64 hexadecimal digits. It uses GLib, a dependency of Pango.
  package static func sha256(of bytes: [UInt8]) -> String {
    // GLib reads the number of bytes passed to it, which is all of them.
    let digits = bytes.withUnsafeBufferPointer { buffer in
      g_compute_checksum_for_data(
        G_CHECKSUM_SHA256, buffer.baseAddress, gsize(buffer.count))
    }
    // Only a checksum type unknown to GLib has no digits.
    guard let digits else { return "" }
    defer { g_free(digits) }
    return String(cString: digits)
  }

  /// Returns the HMAC-SHA-256 of bytes (RFC 2104) with a key, as 64 hexadecimal digits.
  package static func hmacSHA256(of bytes: [UInt8], key: [UInt8]) -> String {
    let digits = key.withUnsafeBufferPointer { key in
      bytes.withUnsafeBufferPointer { bytes in
        g_compute_hmac_for_data(
          G_CHECKSUM_SHA256, key.baseAddress, gsize(key.count), bytes.baseAddress,
          gsize(bytes.count))
      }
    }
    guard let digits else { return "" }
    defer { g_free(digits) }
    return String(cString: digits)
  }
}
