/// A number in deflate's format: a symbol for its first digits, and the others as extra bits.
struct DeflateNumber {
  let symbol: UInt16
  let extra: UInt16
  /// The number of bits in ``extra``.
  let extraCount: UInt8

  /// Creates a number without extra bits.
  init(symbol: UInt16) {
    self.symbol = symbol
    (extra, extraCount) = (0, 0)
  }

  /// Creates a number, 0 to 2^15 - 1, whose symbol has its first `precision` + 1 binary digits.
  init(_ value: Int, precision: Int, firstSymbol: Int) {
    let digits = Int.bitWidth &- value.leadingZeroBitCount
    let count = max(0, digits &- 1 &- precision)
    symbol = UInt16(truncatingIfNeeded: firstSymbol &+ count &<< precision &+ value &>> count)
    extra = UInt16(truncatingIfNeeded: value & (1 &<< count &- 1))
    extraCount = UInt8(truncatingIfNeeded: count)
  }
}
