extension PrefixCode {
  /// The code of the code lengths, the same everywhere: they differ little, and a separate one
  /// for each would have to be limited to 7 bits.
  static let lengthCode = PrefixCode(
    lengths: [4, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 4, 4])

  /// Writes the number of lengths of a code of lengths, and these in the order of a format.
  func writeLengths(in order: [Int], to writer: inout BitWriter) {
    writer.write(UInt64(order.count - 4), count: 4)
    for symbol in order { writer.write(UInt64(lengths[symbol]), count: 3) }
  }

  /// Writes code lengths as deflate and WebP do, with runs of zeros as counts; at most 12 bits for each.
  static func write(_ lengths: [UInt8], to writer: inout BitWriter) {
    var rest = lengths[...]
    while let length = rest.first {
      let zeros = rest.prefix(138).prefix { $0 == 0 }.count
      switch zeros {
      case 0...2: lengthCode.write(Int(length), to: &writer)
      case 3...10: lengthCode.write(17, zeros - 3, extraCount: 3, to: &writer)
      default: lengthCode.write(18, zeros - 11, extraCount: 7, to: &writer)
      }
      rest = rest.dropFirst(zeros > 2 ? zeros : 1)
    }
  }

  /// Writes a symbol, and its extra bits.
  @inline(__always)
  func write(
    _ symbol: Int, _ extra: Int = 0, extraCount: Int = 0, to writer: inout BitWriter
  ) {
    let entry = entries[symbol]
    writer.write(UInt64(entry >> 4), count: Int(entry & 15))
    writer.write(UInt64(extra), count: extraCount)
  }
}
