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
