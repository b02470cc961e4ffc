/// An element of a deflate stream: a byte, or a reference to previous bytes.
struct DeflateToken {
  /// Nine bits for the content, five for the symbol of the distance, and the extra bits of the distance.
  private let bits: UInt32

  /// The largest distance of a reference.
  static let maximumDistance = 32_768
  /// The possible lengths of a reference.
  static let lengths = 3...258

  /// The content of the least length, after the bytes.
  static let firstLength = 256
  /// The number of contents: 256 bytes, and as many lengths.
  static let contentCount = 512
  /// The number of contents and distances.
  static let partCount = contentCount + 32
  /// The symbol instead of a distance of a literal byte; deflate's are below it.
  private static let noDistance: UInt32 = 30

  /// Each of ``lengths`` as deflate writes it.
  static let lengthNumbers = lengths.map { DeflateNumber(length: $0) }

  /// Creates a literal byte.
  @inline(__always)
  init(literal: UInt8) {
    bits = UInt32(literal) | Self.noDistance &<< 9
  }

  /// Creates a reference of a length in ``lengths`` to bytes `distance` before, 1 to 32,768.
  @inline(__always)
  init(length: Int, distance: Int) {
    let content = UInt32(truncatingIfNeeded: Self.firstLength &+ length &- Self.lengths.lowerBound)
    let number = DeflateNumber(distance: distance)
    bits = content | UInt32(number.symbol) &<< 9 | UInt32(number.extra) &<< 14
  }

  /// The byte, or ``firstLength`` and by how much the length is above the least.
  var content: Int { Int(bits & 511) }
  /// The symbol of the distance, counted from ``contentCount``, with one above deflate's for none.
  var distance: Int { Self.contentCount &+ Int((bits &>> 9) & 31) }
  /// The extra bits of the distance.
  var extra: UInt32 { bits &>> 14 }

  /// Returns the number of extra bits of a distance with a symbol.
  static func extraCount(ofDistance symbol: Int) -> Int { max(0, symbol / 2 - 1) }
}

/// A number in deflate's format: a symbol for its first digits, and the others as extra bits.
struct DeflateNumber {
  let symbol: UInt16
  let extra: UInt16
  /// The number of bits in ``extra``.
  let extraCount: UInt8

  /// Creates a length, one of ``DeflateToken/lengths``.
  init(length: Int) {
    if length == DeflateToken.lengths.upperBound {
      // It has its own symbol, although a lower one could represent it.
      self.init(0, precision: 0, firstSymbol: 285)
    } else {
      self.init(length &- DeflateToken.lengths.lowerBound, precision: 2, firstSymbol: 257)
    }
  }

  /// Creates a distance, 1 to ``DeflateToken/maximumDistance``.
  @inline(__always)
  init(distance: Int) {
    self.init(distance &- 1, precision: 1, firstSymbol: 0)
  }

  /// Creates a number, 0 to 2^15 - 1, whose symbol has its first `precision` + 1 binary digits.
  @inline(__always)
  private init(_ value: Int, precision: Int, firstSymbol: Int) {
    let digits = Int.bitWidth &- value.leadingZeroBitCount
    let count = max(0, digits &- 1 &- precision)
    symbol = UInt16(truncatingIfNeeded: firstSymbol &+ count &<< precision &+ value &>> count)
    extra = UInt16(truncatingIfNeeded: value & (1 &<< count &- 1))
    extraCount = UInt8(truncatingIfNeeded: count)
  }
}
