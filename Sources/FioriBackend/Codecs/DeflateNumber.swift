/// A number as deflate writes it: a symbol for its first digits, and the others as they are.
struct DeflateNumber {
  let symbol: UInt16
  let extra: UInt16
  /// Bits of ``extra``.
  let extraCount: UInt8

  /// A symbol that says it all.
  init(symbol: UInt16) {
    self.symbol = symbol
    (extra, extraCount) = (0, 0)
  }

  /// A number from 0 below 2^15, whose symbol tells its first binary digit and so many behind it.
  init(_ value: Int, precision: Int, firstSymbol: Int) {
    let digits = Int.bitWidth &- value.leadingZeroBitCount
    let count = max(0, digits &- 1 &- precision)
    symbol = UInt16(truncatingIfNeeded: firstSymbol &+ count &<< precision &+ value &>> count)
    extra = UInt16(truncatingIfNeeded: value & (1 &<< count &- 1))
    extraCount = UInt8(truncatingIfNeeded: count)
  }
}
