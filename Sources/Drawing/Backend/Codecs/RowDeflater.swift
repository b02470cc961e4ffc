import CCairo

/// Compresses the rows of a PNG with three or four bytes per pixel.
///
/// This is our own code because of measurements (Docs/sources/drawing.md#png). Our pictures are
/// mostly runs: four fifths of a million bytes in a card at 2x. Libraries enter each byte of a run
/// into their tables: libdeflate takes 26 million instructions and 1.5 ms for the card, 70 % of the
/// time from a line of JSON to the answer, and no level takes less; zlib's fast levels take 1.3 ms
/// for files a quarter larger. Here only whole pixels are looked for, a run is skipped at once, what
/// repeats is not recorded again, and a row that repeats takes the tokens of the one before: 0.3 ms,
/// for a file 9 % larger. 120 golden pictures together are 5 % larger.
///
/// The rows are made one at a time, into a window that is a little larger than deflate's: all of them
/// would be a second copy of the picture, which takes 200 pages for a card, at 2 to 4 µs each.
struct RowDeflater: ~Copyable {
  /// A pointer without a count: the question whether a buffer has memory, at each access, takes a third
  /// of the instructions.
  private let window = UnsafeMutableRawPointer.allocate(
    byteCount: Self.windowByteCount, alignment: 16)
  /// The position of the window's first byte among all bytes; offsets are in the window.
  private var origin = 0
  private let rowCount: Int
  private let bytesPerRow: Int
  private let bytesPerPixel: Int
  private let pixels = RecentPositions()
  private let pairs = RecentPositions()
  private var checksum = RowChecksum()
  private var block = DeflateBlock()
  private var writer = BitWriter()
  /// Whether the last row was compressed by reference to the one above alone.
  private var isRepeatable = false

  /// A length of bytes that also occurs at a distance before; a length of 0 is none.
  private struct Match {
    var length = 0
    var distance = 0
    /// Three for each byte, minus the bits of a distance that is not a run's; the largest is the best.
    var gain = Int.min
  }

  /// Space for the bytes in reach, a row, and many more rows until they are moved to the front.
  private static let windowByteCount = 131_072
  /// Bytes after a row that are read with its last pixel, as words of eight are compared.
  private static let padding = 8

  /// The length of a match that is taken without looking for a better one.
  private static let sufficientLength = 64

  /// Whether such rows can be compressed: the row above must be in reach.
  static func canCompress(bytesPerPixel: Int, bytesPerRow: Int) -> Bool {
    (3...4).contains(bytesPerPixel) && bytesPerRow <= DeflateToken.maximumDistance
  }

  /// Creates a compressor of rows, each after its filter byte.
  ///
  /// Offsets are not checked: a row with its padding fits behind the bytes in reach, no distance is longer than
  /// these, and a position is recorded only once it is in the window.
  init(rowCount: Int, bytesPerRow: Int, bytesPerPixel: Int) {
    precondition(
      Self.canCompress(bytesPerPixel: bytesPerPixel, bytesPerRow: bytesPerRow)
        && DeflateToken.maximumDistance + bytesPerRow + Self.padding <= Self.windowByteCount)
    self.rowCount = rowCount
    self.bytesPerRow = bytesPerRow
    self.bytesPerPixel = bytesPerPixel
  }

  deinit { window.deallocate() }

  /// Calls `body` with the zlib stream of the rows, which must not outlive the call.
  ///
  /// `write` writes the row with a number, and up to one byte after it; it also gets the row above,
  /// which is empty for the first, and returns whether both are equal.
  consuming func withCompressed<Result>(
    _ write: (Int, UnsafeMutableRawBufferPointer, UnsafeRawBufferPointer) -> Bool,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    // The zlib header: deflate with a window of 32 kB, at a fast level.
    writer.write(0x0178, count: 16)
    for index in 0..<rowCount {
      makeRoom(at: index * bytesPerRow)
      let offset = index * bytesPerRow - origin
      let row = offset..<offset + bytesPerRow
      let isRepeated = write(
        index,
        UnsafeMutableRawBufferPointer(start: window + offset, count: bytesPerRow + Self.padding),
        bytes(max(0, offset - bytesPerRow)..<offset))
      if isRepeated {
        repeatRow(row)
      } else {
        // The bytes after the last pixel must be the same on every run.
        window.storeBytes(of: 0, toByteOffset: row.upperBound, as: UInt64.self)
        checksum.read(bytes(row))
        compress(row)
      }
      checksum.add()
    }
    block.write(to: &writer, isLast: true)
    writer.align()
    writer.reserve(4)
    writer.write(UInt64(checksum.value.byteSwapped), count: 32)
    return body(writer.bytes)
  }

  /// Makes space for a row, by moving the bytes in reach to the front of the window.
  private mutating func makeRoom(at start: Int) {
    let used = start - origin
    guard used + bytesPerRow + Self.padding > Self.windowByteCount else { return }
    let kept = DeflateToken.maximumDistance
    window.copyMemory(from: window + (used - kept), byteCount: kept)
    origin = start - kept
  }

  /// Compresses a row that equals the one above, as runs where they are long and otherwise by
  /// reference to it. From the second on, its tokens are the row before's.
  private mutating func repeatRow(_ row: Range<Int>) {
    if isRepeatable, block.repeatRow() { return }
    isRepeatable = true
    block.beginRow()
    append(literal: row.lowerBound)
    var offset = row.lowerBound + 1
    while offset < row.upperBound {
      let rest = row.upperBound - offset
      var match = run(at: offset, in: row, size: bytesPerPixel)
      if match.length < Self.sufficientLength {
        match = Match(length: min(rest, DeflateToken.lengths.upperBound), distance: bytesPerRow)
      }
      if match.length < rest {
        // The rest must not be shorter than the minimum.
        match.length = min(match.length, rest - DeflateToken.lengths.lowerBound)
      }
      append(match)
      offset += match.length
    }
  }

  private mutating func compress(_ row: Range<Int>) {
    isRepeatable = false
    // The compiler makes a loop for each size.
    if bytesPerPixel == 4 { compress(row, size: 4) } else { compress(row, size: 3) }
  }

  @inline(__always)
  private mutating func compress(_ row: Range<Int>, size: Int) {
    append(literal: row.lowerBound)
    let first = row.lowerBound + 1
    let hasRowAbove = row.lowerBound + origin > 0
    var offset = first
    while offset < row.upperBound {
      let pixel = pixel(offset, size)
      let isNew = offset == first || pixel != self.pixel(offset &- size, size)
      var best = run(at: offset, in: row, size: size)
      if best.length < Self.sufficientLength, hasRowAbove {
        take(bytesPerRow, at: offset, in: row, size: size, &best)
      }
      if isNew { takeRecent(of: pixel, at: offset, in: row, size: size, &best) }
      if best.length > 0 {
        append(best)
        offset = offset &+ best.length
      } else {
        for byte in offset..<offset &+ size { append(literal: byte) }
        offset = offset &+ size
      }
    }
  }

  /// Returns the run that continues at a pixel: of the byte before it, or of the pixel before it.
  @inline(__always)
  private func run(at offset: Int, in row: Range<Int>, size: Int) -> Match {
    guard offset > row.lowerBound &+ 1 else { return Match() }
    let pixel = pixel(offset, size)
    let distance: Int
    if pixel == self.pixel(offset &- 1, size) {
      distance = 1
    } else if pixel == self.pixel(offset &- size, size) {
      distance = size
    } else {
      return Match()
    }
    let common = commonLength(offset, offset &- distance, end: row.upperBound)
    let length = common &- common % size
    return Match(length: length, distance: distance, gain: 3 &* length)
  }

  /// Takes the pixels at a distance before if they are a better match.
  @inline(__always)
  private func take(
    _ distance: Int, at offset: Int, in row: Range<Int>, size: Int, _ best: inout Match
  ) {
    guard pixel(offset, size) == pixel(offset &- distance, size) else { return }
    let common = commonLength(offset, offset &- distance, end: row.upperBound)
    // A run may start after the limit, and takes fewer bits.
    let length = min(common &- common % size, DeflateToken.lengths.upperBound / size &* size)
    let digits = Int.bitWidth &- (distance &- 1).leadingZeroBitCount
    let gain = 3 &* length &- digits
    if gain > best.gain { best = Match(length: length, distance: distance, gain: gain) }
  }

  /// Takes the pixels where this one and the next were seen last, or else where this one was, if they
  /// are a better match; and records the position.
  @inline(__always)
  private func takeRecent(
    of pixel: UInt32, at offset: Int, in row: Range<Int>, size: Int, _ best: inout Match
  ) {
    let position = offset &+ origin
    let next = self.pixel(offset &+ size, size)
    let both = pixel &+ next &* RecentPositions.secondFactor
    let pair = position &- pairs.exchange(both, for: position)
    let alone = position &- pixels.exchange(pixel, for: position)
    guard best.length < Self.sufficientLength else { return }
    let gain = best.gain
    // A position that has not been set is 0, where no pixel is: at a distance of all that is before.
    if pair < position, pair <= DeflateToken.maximumDistance {
      take(pair, at: offset, in: row, size: size, &best)
    }
    if best.gain == gain, alone < position, alone <= DeflateToken.maximumDistance {
      take(alone, at: offset, in: row, size: size, &best)
    }
  }

  /// Returns the number of equal bytes from two offsets on, up to the end of the first.
  @inline(__always)
  private func commonLength(_ offset: Int, _ other: Int, end: Int) -> Int {
    var length = 0
    while offset &+ length < end {
      let difference = word(offset &+ length) ^ word(other &+ length)
      if difference != 0 {
        length = length &+ difference.trailingZeroBitCount &>> 3
        break
      }
      length = length &+ 8
    }
    return min(length, end &- offset)
  }

  @inline(__always)
  private mutating func append(_ match: Match) {
    var rest = match.length
    let (least, most) = (DeflateToken.lengths.lowerBound, DeflateToken.lengths.upperBound)
    while rest > most {
      // The rest must not be shorter than the minimum.
      let length = min(most, rest &- least)
      append(DeflateToken(length: length, distance: match.distance))
      rest = rest &- length
    }
    append(DeflateToken(length: rest, distance: match.distance))
  }

  @inline(__always)
  private mutating func append(literal offset: Int) {
    append(DeflateToken(literal: window.load(fromByteOffset: offset, as: UInt8.self)))
  }

  @inline(__always)
  private mutating func append(_ token: DeflateToken) {
    if block.isFull { block.write(to: &writer, isLast: false) }
    block.append(token)
  }

  private func bytes(_ offsets: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: window + offsets.lowerBound, count: offsets.count)
  }

  @inline(__always)
  private func pixel(_ offset: Int, _ size: Int) -> UInt32 {
    let word = window.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return UInt32(littleEndian: word) & (size == 3 ? 0xFF_FFFF : .max)
  }

  @inline(__always)
  private func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: window.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

/// The Adler-32 checksum of rows. Each row is added from its own checksum, so that one that repeats is
/// read once.
private struct RowChecksum {
  /// The sums of one plus all bytes, and of what that was after each byte.
  private var (sum, sums): (UInt64, UInt64) = (1, 0)
  private var row: (byteCount: Int, sum: UInt64, sums: UInt64) = (0, 0, 0)

  private static let modulus: UInt64 = 65_521

  /// The checksum of the rows so far.
  var value: UInt32 { UInt32(truncatingIfNeeded: sums << 16 | sum) }

  /// Reads the row to add.
  mutating func read(_ bytes: UnsafeRawBufferPointer) {
    let checksum = libdeflate_adler32(0, bytes.baseAddress, bytes.count)
    row = (bytes.count, UInt64(checksum & 0xFFFF), UInt64(checksum >> 16))
  }

  /// Adds the row that was read last.
  mutating func add() {
    sums = (sums + UInt64(row.byteCount) * sum + row.sums) % Self.modulus
    sum = (sum + row.sum) % Self.modulus
  }
}

/// The last position of each pixel, or of each pair of pixels.
struct RecentPositions: ~Copyable {
  /// A position for each hash.
  private let positions = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << hashBitCount)

  /// 16 kB; with twice as much, pictures are 0.1 % smaller.
  private static let hashBitCount = 12

  /// Odd numbers that spread pixels, and the second of a pair, over the hashes.
  private static let factor: UInt32 = 0x9E37_79B1
  static let secondFactor: UInt32 = 0x85EB_CA6B

  init() {
    positions.initialize(repeating: 0, count: 1 << Self.hashBitCount)
  }

  deinit {
    positions.deallocate()
  }

  /// Records a position, and returns the last one with the same hash, which may belong to other
  /// pixels, or 0 if there is none.
  @inline(__always)
  func exchange(_ pixels: UInt32, for position: Int) -> Int {
    let place = positions + Int((pixels &* Self.factor) &>> UInt32(32 &- Self.hashBitCount))
    let last = place.pointee
    place.pointee = UInt32(truncatingIfNeeded: position)
    return Int(last)
  }
}
