/// Tokens that share a code, at most as many as fit in a block.
struct DeflateBlock: ~Copyable {
  private let tokens = UnsafeMutablePointer<DeflateToken>.allocate(capacity: capacity)
  private var count = 0
  /// How often each content of a token occurs, and from ``DeflateToken/contentCount`` on each symbol of
  /// a distance.
  private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateToken.partCount)
  /// The position of the row's first token, or `nil` if it is in a block that has been written.
  private var rowStart: Int?

  /// With half as many tokens, the codes of more blocks take 3 % more of a card's time, for a file that is
  /// 0.2 % smaller to 0.4 % larger.
  private static let capacity = 10_000

  /// The symbol for the end of a block.
  private static let end = 256

  init() {
    counts.initialize(repeating: 0, count: DeflateToken.partCount)
  }

  deinit {
    tokens.deallocate()
    counts.deallocate()
  }

  /// Whether the block has no space for another token.
  var isFull: Bool { count == Self.capacity }

  /// Adds a token; the block must not be full.
  @inline(__always)
  mutating func append(_ token: DeflateToken) {
    tokens[count] = token
    count = count &+ 1
    counts[token.content] &+= 1
    counts[token.distance] &+= 1
  }

  /// Marks where the tokens of a row begin.
  mutating func beginRow() { rowStart = count }

  /// Adds the tokens from the mark on once more, and moves the mark to the added ones.
  ///
  /// - Returns: Whether they are all here and there is space for them.
  mutating func repeatRow() -> Bool {
    guard let start = rowStart, 2 * count - start <= Self.capacity else { return false }
    let end = count
    rowStart = end
    for index in start..<end { append(tokens[index]) }
    return true
  }

  /// Writes the block and empties it.
  mutating func write(to writer: inout BitWriter, isLast: Bool) {
    let codes = self.codes
    // A token has at most 48 bits; each code length, 12.
    writer.reserve(count * 6 + 600)
    writer.write(isLast ? 5 : 4, count: 3)
    Self.write(codes.symbols.lengths, codes.distances.lengths, to: &writer)
    writeTokens(codes.symbols, codes.distances, to: &writer)
    codes.symbols.write(Self.end, to: &writer)
    counts.update(repeating: 0, count: DeflateToken.partCount)
    (count, rowStart) = (0, nil)
  }

  /// The codes for the symbols of the block.
  private var codes: (symbols: PrefixCode, distances: PrefixCode) {
    var symbols = (0..<286).map { $0 < Self.end ? Int(counts[$0]) : 0 }
    symbols[Self.end] = 1
    for (index, number) in DeflateToken.lengthNumbers.enumerated() {
      symbols[Int(number.symbol)] += Int(counts[DeflateToken.firstLength + index])
    }
    let distances = (0..<30).map { Int(counts[DeflateToken.contentCount + $0]) }
    return (PrefixCode(counts: symbols), PrefixCode(counts: distances))
  }

  /// Writes the tokens without a branch, which would be guessed wrong for many: a byte has a distance of
  /// no bits.
  private func writeTokens(
    _ symbols: PrefixCode, _ distances: PrefixCode, to writer: inout BitWriter
  ) {
    withUnsafeTemporaryAllocation(of: Part.self, capacity: DeflateToken.partCount) { parts in
      parts.initialize(repeating: Part())
      for byte in 0..<DeflateToken.firstLength { parts[byte] = Part(symbols.entries[byte]) }
      for (index, number) in DeflateToken.lengthNumbers.enumerated() {
        parts[DeflateToken.firstLength + index] = Part(symbols.entries[Int(number.symbol)], number)
      }
      for symbol in distances.entries.indices {
        parts[DeflateToken.contentCount + symbol] = Part(
          distances.entries[symbol], extraCount: DeflateToken.extraCount(ofDistance: symbol))
      }
      guard let parts = UnsafePointer(parts.baseAddress) else { return }
      writer.write(count) { index in
        let token = tokens[index]
        let (content, distance) = (parts[token.content], parts[token.distance])
        let far = UInt64(distance.value) | UInt64(token.extra) &<< UInt64(distance.length)
        return (
          UInt64(content.value) | far &<< UInt64(content.length),
          Int(content.count &+ distance.count)
        )
      }
    }
  }

  /// The bits of a content or a distance.
  private struct Part {
    /// The code, and the extra bits of a length.
    var value: UInt32 = 0
    /// The number of bits in `value`.
    var length: UInt8 = 0
    /// The number of bits with those that follow it in a token.
    var count: UInt8 = 0

    init() {}

    /// Creates what an entry of a ``PrefixCode`` begins.
    init(_ entry: UInt32, extraCount: Int = 0) {
      value = entry >> 4
      length = UInt8(truncatingIfNeeded: entry & 15)
      count = length + UInt8(truncatingIfNeeded: extraCount)
    }

    /// Creates an entry of a ``PrefixCode`` with the extra bits of a length.
    init(_ entry: UInt32, _ number: DeflateNumber) {
      self.init(entry)
      value |= UInt32(number.extra) << UInt32(length)
      length += number.extraCount
      count = length
    }
  }
}

extension DeflateBlock {
  /// The order of the lengths of the lengths' code in deflate.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Writes the lengths of both codes.
  private static func write(
    _ symbols: [UInt8], _ distances: [UInt8], to writer: inout BitWriter
  ) {
    writer.write(UInt64(symbols.count - 257), count: 5)
    writer.write(UInt64(distances.count - 1), count: 5)
    PrefixCode.lengthCode.writeLengths(in: lengthOrder, to: &writer)
    PrefixCode.write(symbols + distances, to: &writer)
  }
}
