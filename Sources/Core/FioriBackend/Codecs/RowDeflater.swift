import CCairo

/// Compresses the rows of a PNG with three or four bytes per pixel.
///
/// This is our own code because of measurements (Docs/sources/drawing.md#png). Our pictures are
/// mostly runs: four fifths of a million bytes in a card at 2x. Libraries enter each byte of a run
/// into their tables: libdeflate takes 26 million instructions and 1.5 ms for the card, 70 % of the
/// time from a line of JSON to the answer, and no level takes less; zlib's fast levels take 1.3 ms
/// for files a quarter larger. Here a run is skipped 32 bytes at a time, only pixels that differ from
/// the previous one are recorded, and a row that repeats takes the tokens of the one before: 6 million
/// instructions, for a file 4 % larger. All golden pictures together grow by 1 %.
///
/// The rows are made one at a time, into a window that is a little larger than deflate's: all of them
/// would be a second copy of the picture, which takes 200 pages for a card, at 2 to 4 µs each.
struct RowDeflater: ~Copyable {
  /// A pointer without a count: the question whether a buffer has memory, at each access, takes a third
  /// of the instructions.
  private let window = UnsafeMutableRawPointer.allocate(
    byteCount: Self.windowByteCount, alignment: 16)
  /// The position of the window's first byte among all bytes; other positions are in the window.
  private var origin = 0
  private let rowCount: Int
  private let bytesPerRow: Int
  private let bytesPerPixel: Int
  private let pixelMask: UInt32
  private let recent = RecentPixels()
  private var checksum = RowChecksum()
  private var block = DeflateBlock()
  private var writer = BitWriter()
  /// Whether all that the tokens of the last row refer to lies at most a row before it.
  private var isRepeatable = false

  /// A length of bytes that also occurs at a distance before.
  private struct Match {
    var length: Int
    var distance: Int

    /// Three for each byte, minus the bits of the distance; the larger gain is the better match.
    var gain: Int {
      let digits = Int.bitWidth - (distance - 1).leadingZeroBitCount
      return 3 * length - (distance > 4 ? digits : 0)
    }
  }

  /// Room for the bytes in reach, a row, and many more rows until they are moved to the front.
  private static let windowByteCount = 131_072
  /// Rows may be written with bytes after them.
  private static let padding = 1

  /// The length of a match that is taken without looking for a better one.
  private static let sufficientLength = 64

  /// Whether such rows can be compressed: the row above must be in reach.
  static func canCompress(bytesPerPixel: Int, bytesPerRow: Int) -> Bool {
    (3...4).contains(bytesPerPixel) && bytesPerRow <= DeflateToken.maximumDistance
  }

  /// Creates a compressor of rows, each after its filter byte.
  init(rowCount: Int, bytesPerRow: Int, bytesPerPixel: Int) {
    self.rowCount = rowCount
    self.bytesPerRow = bytesPerRow
    self.bytesPerPixel = bytesPerPixel
    pixelMask = bytesPerPixel == 3 ? 0xFF_FFFF : .max
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
      let isRepeated = write(
        index,
        UnsafeMutableRawBufferPointer(
          start: window + offset, count: bytesPerRow + Self.padding),
        bytes(max(0, offset - bytesPerRow)..<offset))
      let row = offset..<offset + bytesPerRow
      if isRepeated {
        repeatRow(row)
      } else {
        checksum.read(bytes(row))
        compress(row: row)
      }
      checksum.add()
    }
    block.write(to: &writer, isLast: true)
    writer.align()
    writer.reserve(4)
    writer.write(UInt64(checksum.value.byteSwapped), count: 32)
    return body(writer.bytes)
  }

  /// Makes room for a row, by moving the bytes in reach to the front of the window.
  private mutating func makeRoom(at start: Int) {
    let used = start - origin
    guard used + bytesPerRow + Self.padding > Self.windowByteCount else { return }
    let kept = DeflateToken.maximumDistance
    window.copyMemory(from: window + (used - kept), byteCount: kept)
    origin = start - kept
  }

  /// Compresses a row that equals the one above. From the second on, its tokens are those of the row
  /// before, and none of its pixels is recorded: the row above is always nearer.
  private mutating func repeatRow(_ row: Range<Int>) {
    if isRepeatable, block.repeatRow() { return }
    isRepeatable = true
    block.beginRow()
    append(DeflateToken(literal: byte(row.lowerBound)))
    var offset = row.lowerBound + 1
    while offset < row.upperBound {
      let match = bestMatch(at: offset, isPixel: false, in: row)
      let end = offset + (match?.length ?? 1)
      if let match { append(match) } else { appendLiterals(offset..<end) }
      offset = end
    }
  }

  private mutating func compress(row: Range<Int>) {
    isRepeatable = false
    append(DeflateToken(literal: byte(row.lowerBound)))
    var offset = row.lowerBound + 1
    // The next pixel to record.
    var next = offset
    while offset < row.upperBound {
      let isPixel = offset == next
      let match = bestMatch(at: offset, isPixel: isPixel, in: row)
      let length = match?.length ?? (isPixel ? bytesPerPixel : 1)
      let end = offset + length
      if let match { append(match) } else { appendLiterals(offset..<end) }
      // The pixels repeated by a run are already recorded.
      let isRun = match.map { $0.distance <= bytesPerPixel } ?? false
      note(from: &next, to: isRun ? offset + 1 : end, in: row)
      if isRun { skip(&next, to: end) }
      offset = end
    }
  }

  /// Returns the best match among the run that continues here, the row above and, for a whole
  /// pixel, its recent positions, or `nil` if less than a pixel is repeated.
  private func bestMatch(at offset: Int, isPixel: Bool, in row: Range<Int>) -> Match? {
    var best = Match(length: bytesPerPixel - 1, distance: 1)
    takeRun(1, at: offset, in: row, &best)
    if best.length < Self.sufficientLength { takeRun(bytesPerPixel, at: offset, in: row, &best) }
    if best.length >= Self.sufficientLength { return best }
    // A run may start after the limit, and takes fewer bits.
    let end = min(row.upperBound, offset + DeflateToken.lengths.upperBound)
    if row.lowerBound + origin > 0 { take(offset - bytesPerRow, at: offset, end: end, &best) }
    if isPixel, best.length < Self.sufficientLength, offset < pixelLimit {
      let candidates = recent.offsets(of: pixel(offset))
      for index in 0..<4 {
        let candidate = Int(candidates[index])
        let distance = offset + origin - candidate
        guard candidate > 0, distance <= DeflateToken.maximumDistance else { break }
        take(offset - distance, at: offset, end: end, &best)
      }
    }
    return best.length < bytesPerPixel ? nil : best
  }

  private func takeRun(_ distance: Int, at offset: Int, in row: Range<Int>, _ best: inout Match) {
    guard offset - row.lowerBound > distance else { return }
    let length = commonLength(offset, offset - distance, end: row.upperBound)
    if length > best.length { best = Match(length: length, distance: distance) }
  }

  private func take(_ candidate: Int, at offset: Int, end: Int, _ best: inout Match) {
    let length = commonLength(offset, candidate, end: end)
    guard length >= bytesPerPixel else { return }
    let match = Match(length: length, distance: offset - candidate)
    if best.length < bytesPerPixel || match.gain > best.gain { best = match }
  }

  /// Returns the number of equal bytes from two positions on, up to the end of the first.
  private func commonLength(_ offset: Int, _ other: Int, end: Int) -> Int {
    if offset + 8 <= end {
      // Most end here.
      let difference = word(offset) ^ word(other)
      if difference != 0 { return difference.trailingZeroBitCount >> 3 }
    }
    var (offset, other) = (offset, other)
    let start = offset
    while offset &+ 32 <= end, isQuadEqual(offset, other) {
      (offset, other) = (offset &+ 32, other &+ 32)
    }
    while offset + 8 <= end {
      let difference = word(offset) ^ word(other)
      if difference != 0 { return offset - start + difference.trailingZeroBitCount >> 3 }
      (offset, other) = (offset + 8, other + 8)
    }
    while offset < end, byte(offset) == byte(other) { (offset, other) = (offset + 1, other + 1) }
    return offset - start
  }

  /// Records the pixels that start before a position, unless they equal the previous one.
  private func note(from offset: inout Int, to end: Int, in row: Range<Int>) {
    let end = min(end, pixelLimit)
    while offset < end {
      let pixel = pixel(offset)
      if offset == row.lowerBound + 1 || pixel != self.pixel(offset - bytesPerPixel) {
        recent.note(pixel, at: offset + origin)
      }
      offset += bytesPerPixel
    }
  }

  private func skip(_ offset: inout Int, to end: Int) {
    guard offset < end else { return }
    offset += (end - offset + bytesPerPixel - 1) / bytesPerPixel * bytesPerPixel
  }

  private mutating func append(_ match: Match) {
    var rest = match.length
    while rest > 0 {
      // The rest must not be shorter than the minimum.
      let (least, most) = (DeflateToken.lengths.lowerBound, DeflateToken.lengths.upperBound)
      let length = rest <= most ? rest : min(most, rest - least)
      append(DeflateToken(length: length, distance: match.distance))
      rest -= length
    }
  }

  private mutating func appendLiterals(_ offsets: Range<Int>) {
    for offset in offsets { append(DeflateToken(literal: byte(offset))) }
  }

  private mutating func append(_ token: DeflateToken) {
    if block.isFull { block.write(to: &writer, isLast: false) }
    block.append(token)
  }

  /// The position after the last from which four bytes can be read.
  private var pixelLimit: Int { rowCount * bytesPerRow - origin - 3 }

  private func bytes(_ offsets: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: window + offsets.lowerBound, count: offsets.count)
  }

  private func byte(_ offset: Int) -> UInt8 { window.load(fromByteOffset: offset, as: UInt8.self) }

  private func pixel(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: window.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) & pixelMask
  }

  private func isQuadEqual(_ offset: Int, _ other: Int) -> Bool {
    (word(offset) ^ word(other)) | (word(offset &+ 8) ^ word(other &+ 8))
      | (word(offset &+ 16) ^ word(other &+ 16)) | (word(offset &+ 24) ^ word(other &+ 24)) == 0
  }

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

/// The recent positions of pixels.
struct RecentPixels: ~Copyable {
  /// Four positions for each hash, the latest first. 0 means none: the first byte of a row does not
  /// belong to a pixel.
  private let offsets: UnsafeMutableBufferPointer<SIMD4<UInt32>>

  /// 64 kB; with twice as much, pictures are 0.1 % smaller.
  private static let hashBitCount = 12

  init() {
    offsets = .allocate(capacity: 1 << Self.hashBitCount)
    offsets.initialize(repeating: .zero)
  }

  deinit {
    offsets.deallocate()
  }

  /// Returns the last four positions of pixels with the hash of `pixel`, which may be other pixels.
  func offsets(of pixel: UInt32) -> SIMD4<UInt32> {
    offsets[Self.hash(pixel)]
  }

  /// Records a pixel's position.
  func note(_ pixel: UInt32, at offset: Int) {
    let hash = Self.hash(pixel)
    let known = offsets[hash]
    offsets[hash] = SIMD4(UInt32(truncatingIfNeeded: offset), known.x, known.y, known.z)
  }

  private static func hash(_ pixel: UInt32) -> Int {
    Int((pixel &* 0x9E37_79B1) >> UInt32(32 - hashBitCount))
  }
}

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
