import CCairo

/// A PNG file being written, chunk by chunk.
struct PNGChunks {
  /// The file so far, from its signature on.
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Adds a chunk of `type`, four ASCII letters, with its length and checksum.
  mutating func append(_ type: StaticString, _ data: [UInt8]) {
    data.withUnsafeBytes { append(type, $0) }
  }

  /// Adds a chunk of `data`, which is at most 2^31 - 1 bytes, with its length and checksum.
  mutating func append(_ type: StaticString, _ data: UnsafeRawBufferPointer) {
    bytes.reserveCapacity(bytes.count + data.count + 12)
    bytes += Self.bigEndian(UInt32(clamping: data.count))
    let start = bytes.count
    bytes += UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount)
    bytes += data
    bytes += Self.bigEndian(checksum(from: start))
  }

  /// Returns the four bytes of `value` in PNG's order.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private func checksum(from start: Int) -> UInt32 {
    bytes.withUnsafeBytes { all in
      let covered = UnsafeRawBufferPointer(rebasing: all[start...])
      return libdeflate_crc32(0, covered.baseAddress, covered.count)
    }
  }
}
