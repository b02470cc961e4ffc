/// Tokens that share a code, at most as many as fit in a block.
struct DeflateBlock: ~Copyable {
  private let tokens = UnsafeMutableBufferPointer<DeflateToken>.allocate(capacity: capacity)
  private var count = 0

  /// With half or twice as many tokens, a card's file is a little larger.
  private static let capacity = 5_000

  /// The symbol for the end of a block.
  private static let end = 256

  deinit {
    tokens.deallocate()
  }

  /// Whether the block has no room for another token.
  var isFull: Bool { count == Self.capacity }

  /// Adds a token; the block must not be full.
  mutating func append(_ token: DeflateToken) {
    tokens.initializeElement(at: count, to: token)
    count += 1
  }

  /// Writes the block and empties it.
  mutating func write(to writer: inout BitWriter, isLast: Bool) {
    var (symbols, distances) = ([Int](repeating: 0, count: 286), [Int](repeating: 0, count: 30))
    symbols[Self.end] = 1
    for token in tokens[..<count] {
      symbols[Int(token.symbol.symbol)] += 1
      if let distance = token.distance { distances[Int(distance.symbol)] += 1 }
    }
    let codes = (PrefixCode(counts: symbols), PrefixCode(counts: distances))
    // A token has at most 48 bits; each code length, 12.
    writer.reserve(count * 6 + 600)
    writer.write(isLast ? 5 : 4, count: 3)
    Self.write(codes.0.lengths, codes.1.lengths, to: &writer)
    for token in tokens[..<count] {
      Self.write(token.symbol, codes.0, to: &writer)
      if let distance = token.distance { Self.write(distance, codes.1, to: &writer) }
    }
    Self.write(DeflateNumber(symbol: UInt16(Self.end)), codes.0, to: &writer)
    count = 0
  }

  private static func write(
    _ number: DeflateNumber, _ code: PrefixCode, to writer: inout BitWriter
  ) {
    let symbol = Int(number.symbol)
    let length = code.lengths[symbol]
    let bits = UInt64(code.codes[symbol]) | UInt64(number.extra) &<< UInt64(length)
    writer.write(bits, count: Int(length &+ number.extraCount))
  }
}

extension DeflateBlock {
  /// The code of the code lengths, the same for all blocks: they differ little, and a separate one
  /// for each would have to be limited to 7 bits.
  private static let lengthCode = PrefixCode(
    lengths: [4, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 4, 4])

  /// The order of the lengths of that code in deflate.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Writes the lengths of both codes, with runs of zeros as counts.
  private static func write(
    _ symbols: [UInt8], _ distances: [UInt8], to writer: inout BitWriter
  ) {
    writer.write(UInt64(symbols.count - 257), count: 5)
    writer.write(UInt64(distances.count - 1), count: 5)
    writer.write(UInt64(lengthOrder.count - 4), count: 4)
    for symbol in lengthOrder { writer.write(UInt64(lengthCode.lengths[symbol]), count: 3) }
    var rest = (symbols + distances)[...]
    while let length = rest.first {
      let zeros = rest.prefix(138).prefix { $0 == 0 }.count
      switch zeros {
      case 0...2: write(UInt16(length), to: &writer)
      case 3...10: write(17, zeros - 3, extraCount: 3, to: &writer)
      default: write(18, zeros - 11, extraCount: 7, to: &writer)
      }
      rest = rest.dropFirst(zeros > 2 ? zeros : 1)
    }
  }

  private static func write(
    _ symbol: UInt16, _ extra: Int = 0, extraCount: Int = 0, to writer: inout BitWriter
  ) {
    write(DeflateNumber(symbol: symbol), lengthCode, to: &writer)
    writer.write(UInt64(extra), count: extraCount)
  }
}
