/// Tokens that share a code, at most as many as fit in a block.
struct DeflateBlock: ~Copyable {
  private let tokens = UnsafeMutableBufferPointer<DeflateToken>.allocate(capacity: capacity)
  private var count = 0
  /// The position of the row's first token, or `nil` if it is in a block that has been written.
  private var rowStart: Int?

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

  /// Marks where the tokens of a row begin.
  mutating func beginRow() { rowStart = count }

  /// Adds the tokens from the mark on once more, and moves the mark to the added ones.
  ///
  /// - Returns: Whether they are all here and there is room for them.
  mutating func repeatRow() -> Bool {
    guard let start = rowStart, 2 * count - start <= Self.capacity else { return false }
    _ = UnsafeMutableBufferPointer(rebasing: tokens[count..<(2 * count - start)])
      .initialize(fromContentsOf: tokens[start..<count])
    rowStart = count
    count += count - start
    return true
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
    codes.0.entries.withUnsafeBufferPointer { symbols in
      codes.1.entries.withUnsafeBufferPointer { distances in
        for token in tokens[..<count] {
          var bits = token.symbol.bits(in: symbols)
          if let distance = token.distance { bits.append(distance.bits(in: distances)) }
          writer.write(bits.value, count: bits.count)
        }
      }
    }
    Self.write(DeflateNumber(symbol: UInt16(Self.end)), codes.0, to: &writer)
    (count, rowStart) = (0, nil)
  }

  private static func write(
    _ number: DeflateNumber, _ code: PrefixCode, to writer: inout BitWriter
  ) {
    let bits = code.entries.withUnsafeBufferPointer(number.bits)
    writer.write(bits.value, count: bits.count)
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

extension DeflateNumber {
  /// Returns the code of the number with its extra bits, at most 28, from a ``PrefixCode``'s entries.
  fileprivate func bits(in entries: UnsafeBufferPointer<UInt32>) -> Bits {
    let entry = entries[Int(symbol)]
    let length = Int(entry & 15)
    return Bits(
      value: UInt64(entry >> 4) | UInt64(extra) &<< UInt64(length), count: length &+ Int(extraCount)
    )
  }
}

/// A Huffman code, with shorter codes for more frequent symbols.
struct PrefixCode {
  /// The length of each symbol's code in bits, or 0 if the symbol does not occur.
  let lengths: [UInt8]
  /// Each symbol's code, its first bit lowest, after four bits for its length.
  private(set) var entries: [UInt32]

  /// The longest code that deflate can write.
  private static let maximumLength: UInt8 = 15

  /// Creates the code for symbols by their counts.
  init(counts: [Int]) {
    var lengths = Self.lengths(counts)
    var flatter = counts
    // Rarely needed: the counts would have to grow like Fibonacci numbers for such a deep tree.
    while let longest = lengths.max(), longest > Self.maximumLength {
      flatter = flatter.map { ($0 + 1) / 2 }
      lengths = Self.lengths(flatter)
    }
    self.init(lengths: lengths)
  }

  /// Creates the code that deflate derives from lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    entries = [UInt32](repeating: 0, count: lengths.count)
    // First the number of codes of each length, then the next code of each.
    var next = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length] + next[length - 1]) << 1 }
    for (symbol, length) in lengths.enumerated() where length > 0 {
      entries[symbol] = Self.reversed(next[Int(length)], count: length) << 4 | UInt32(length)
      next[Int(length)] += 1
    }
  }

  /// Builds Huffman's tree, creating its inner nodes in order of weight, which needs no heap.
  private static func lengths(_ counts: [Int]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // A count and its symbol in one number sort twice as fast.
    var leaves = counts.indices.filter { counts[$0] > 0 }.map { counts[$0] << 16 | $0 }
    leaves.sort()
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf & 0xFFFF] = 1 }
      return lengths
    }
    var weights = leaves.map { $0 >> 16 }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, inner) = (0, leaves.count)
    for node in leaves.count..<parents.count {
      var weight = 0
      for _ in 0..<2 {
        let isLeaf = leaf < leaves.count && (inner == node || weights[leaf] <= weights[inner])
        let child = isLeaf ? leaf : inner
        if isLeaf { leaf += 1 } else { inner += 1 }
        weight += weights[child]
        parents[child] = node
      }
      weights.append(weight)
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() {
      depths[node] = depths[parents[node]] + 1
    }
    for (index, leaf) in leaves.enumerated() { lengths[leaf & 0xFFFF] = depths[index] }
    return lengths
  }

  private static func reversed(_ code: Int, count: UInt8) -> UInt32 {
    var (rest, result) = (code, 0)
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return UInt32(truncatingIfNeeded: result)
  }
}

/// A few bits, the first one lowest.
struct Bits {
  fileprivate(set) var value: UInt64
  fileprivate(set) var count: Int

  mutating func append(_ bits: Bits) {
    value |= bits.value &<< UInt64(truncatingIfNeeded: count)
    count &+= bits.count
  }
}

/// Writes a sequence of bits, from the lowest bit of each byte, as deflate does.
struct BitWriter: ~Copyable {
  /// The whole bytes written so far.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: storage[..<byteCount])
  }

  private var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  private var byteCount = 0
  private var pending: UInt64 = 0
  private var pendingCount = 0

  deinit {
    storage.deallocate()
  }

  /// Makes room for `count` more bytes, required before writing.
  mutating func reserve(_ count: Int) {
    // Words are stored whole, though only some of their bytes count.
    let needed = byteCount + count + 8
    guard needed > storage.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(needed, 2 * storage.count), alignment: 16)
    larger.copyMemory(from: bytes)
    storage.deallocate()
    storage = larger
  }

  /// Writes the lowest `count` bits of `value`, at most 56; the others must be 0.
  mutating func write(_ value: UInt64, count: Int) {
    pending |= value &<< UInt64(pendingCount)
    pendingCount &+= count
    storage.storeBytes(of: pending.littleEndian, toByteOffset: byteCount, as: UInt64.self)
    byteCount &+= pendingCount >> 3
    pending &>>= UInt64(pendingCount & ~7)
    pendingCount &= 7
  }

  /// Pads the last byte with zeros.
  mutating func align() {
    if pendingCount > 0 { write(0, count: 8 - pendingCount) }
  }
}
