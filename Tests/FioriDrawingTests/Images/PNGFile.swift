/// A PNG file taken apart for tests, and put together wrongly on purpose.
struct PNGFile {
  /// One chunk.
  struct Chunk {
    /// Four letters.
    var type: String
    /// What lies between the type and the checksum.
    var data: [UInt8]
    /// The checksum as stored.
    var checksum: UInt32

    /// The checksum as it should be.
    var rightChecksum: UInt32 {
      var sum = UInt32.max
      for byte in Array(type.utf8) + data {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = (sum >> 1) ^ ((sum & 1) &* 0xEDB8_8320) }
      }
      return ~sum
    }
  }

  /// The chunks in the file's order.
  var chunks: [Chunk] = []

  /// Reads `bytes`, a file without damage.
  init(_ bytes: [UInt8]) {
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = Int(Self.number(rest.prefix(4)))
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let data = Array(rest.dropFirst(8).prefix(length))
      let checksum = Self.number(rest.dropFirst(8 + length).prefix(4))
      chunks.append(Chunk(type: type, data: data, checksum: checksum))
      rest = rest.dropFirst(12 + length)
    }
  }

  /// The data of the first chunk of `type`; empty when there is none.
  subscript(type: String) -> [UInt8] {
    chunks.first { $0.type == type }?.data ?? []
  }

  /// The file with right checksums.
  var bytes: [UInt8] {
    chunks.reduce([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let length = Self.bigEndian(UInt32(chunk.data.count))
      return file + length + chunk.type.utf8 + chunk.data + Self.bigEndian(chunk.rightChecksum)
    }
  }

  /// The number that big-endian `bytes` spell.
  static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four bytes of `value`.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
