/// A 64-bit FNV-1a hash of contents, the same in every process and on every machine.
package struct ContentHash: Hashable, Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Creates the hash of bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(byte) }
  }

  /// Adds a text and its end.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    mix(0)
  }

  private mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Adds a length in thousandths, which is what layout reports compare.
  package mutating func add(_ length: Double) {
    let thousandths = (length * 1_000).rounded()
    let bits = Int64(exactly: thousandths) ?? Int64(bitPattern: length.bitPattern)
    for shift in stride(from: 0, to: 64, by: 8) {
      mix(UInt8(truncatingIfNeeded: bits >> Int64(shift)))
    }
  }

  /// The hash in hexadecimal.
  package var text: String { String(value, radix: 16) }
}
