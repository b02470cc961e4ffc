/// An element of a deflate stream: a byte, or a reference to previous bytes.
struct DeflateToken {
  /// The byte or the length, which share an alphabet.
  let symbol: DeflateNumber
  /// The distance back to the bytes, or `nil` for a literal byte.
  let distance: DeflateNumber?

  /// The largest distance of a reference.
  static let maximumDistance = 32_768
  /// The possible lengths of a reference.
  static let lengths = 3...258

  /// Creates a literal byte.
  init(literal: UInt8) {
    symbol = DeflateNumber(symbol: UInt16(literal))
    distance = nil
  }

  /// Creates a reference of a length in ``lengths`` to bytes `distance` before, 1 to 32,768.
  init(length: Int, distance: Int) {
    // The longest length has its own symbol, although a lower one could represent it.
    symbol =
      length == Self.lengths.upperBound
      ? DeflateNumber(symbol: 285)
      : DeflateNumber(length - Self.lengths.lowerBound, precision: 2, firstSymbol: 257)
    self.distance = DeflateNumber(distance - 1, precision: 1, firstSymbol: 0)
  }
}
