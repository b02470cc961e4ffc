/// What a deflate stream is made of: a byte, or bytes that stand some way back already.
struct DeflateToken {
  /// The byte or the length: they share an alphabet.
  let symbol: DeflateNumber
  /// How far back the bytes stand; `nil` of a byte that stands for itself.
  let distance: DeflateNumber?

  /// The farthest that a token may look back.
  static let maximumDistance = 32_768
  /// The bytes that one may repeat.
  static let lengths = 3...258

  /// A byte that stands for itself.
  init(literal: UInt8) {
    symbol = DeflateNumber(symbol: UInt16(literal))
    distance = nil
  }

  /// So many bytes, of ``lengths``, that begin `distance` before, 1 to 32,768.
  init(length: Int, distance: Int) {
    // The longest has a symbol of its own, though it would have one of those below it.
    symbol =
      length == Self.lengths.upperBound
      ? DeflateNumber(symbol: 285)
      : DeflateNumber(length - Self.lengths.lowerBound, precision: 2, firstSymbol: 257)
    self.distance = DeflateNumber(distance - 1, precision: 1, firstSymbol: 0)
  }
}
