import FioriModel

/// Writes a large picture as a lossless WebP, row by row.
///
/// libwebp's encoder takes 12 bytes or more for each pixel besides the picture's own four: 590 MB in all for one of
/// 8,192 × 4,096. This one takes only the bytes of the file besides the picture, which it reads twice where it is: once
/// to count what occurs, and once to write it. It predicts each pixel from its neighbors, always in the same way, and
/// shortens only runs of equal differences from these predictions. Most of a card is such a run.
struct WebPRowWriter: ~Copyable, WebPDifferenceReader {
  private let codes: WebPCodes
  private var bits = BitWriter()
  private var file: [UInt8] = []
  var run = WebPRun()

  /// Returns the file of a Cairo `ARGB32` surface on a little-endian machine, whose sides are 1 to 16,383 pixels.
  static func encode(_ rows: PixelRows) -> [UInt8] {
    let differences = WebPDifferences(rows)
    var counts = WebPCounts()
    differences.read(by: &counts)
    var writer = WebPRowWriter(counts)
    writer.writeHeader(width: rows.width, height: rows.height, isOpaque: counts.isOpaque)
    differences.read(by: &writer)
    return writer.finish()
  }

  private init(_ counts: WebPCounts) {
    codes = WebPCodes(counts)
    file.reserveCapacity(Self.headerByteCount + codes.bitCount(counts) / 8)
  }

  /// More than the lengths of five codes take, each with up to 12 bits.
  private static let headerByteCount = 2_048

  /// The greatest number of bits of an element: four codes, or two codes and the further bits of a length.
  private static let elementBitCount = 64

  private mutating func writeHeader(width: Int, height: Int, isOpaque: Bool) {
    bits.reserve(Self.headerByteCount)
    // The sizes are filled in at the end.
    for byte in "RIFF\0\0\0\0WEBPVP8L\0\0\0\0".utf8 { bits.write(UInt64(byte), count: 8) }
    bits.write(0x2F, count: 8)
    bits.write(UInt64(width - 1), count: 14)
    bits.write(UInt64(height - 1), count: 14)
    bits.write(isOpaque ? 0 : 1, count: 4)
    // Green is subtracted from red and blue, and then pixels are predicted: in blocks of 512 × 512, which are written
    // as a picture with the number of the prediction as green.
    bits.write(0b101, count: 3)
    bits.write(0b111_001, count: 6)
    bits.write(0, count: 1)
    WebPCode(only: WebPDifferences.predictionNumber).write(to: &bits)
    for _ in 1..<WebPCodes.count { WebPCode(only: 0).write(to: &bits) }
    // No other change, no cache of colors, and one set of codes for all pixels.
    bits.write(0, count: 3)
    codes.write(to: &bits)
  }

  mutating func read(literal: UInt32) {
    bits.reserve(Self.elementBitCount / 8)
    let parts = WebPParts(literal)
    codes.green.write(parts.green, to: &bits)
    codes.red.write(parts.red, to: &bits)
    codes.blue.write(parts.blue, to: &bits)
    codes.alpha.write(parts.alpha, to: &bits)
  }

  mutating func read(runOf length: Int) {
    bits.reserve(Self.elementBitCount / 8)
    // Lengths are written as deflate writes distances.
    let number = DeflateNumber(distance: length)
    codes.green.write(WebPParts.firstLength + Int(number.symbol), to: &bits)
    bits.write(UInt64(number.extra), count: Int(number.extraCount))
    codes.distance.write(WebPParts.leftDistance, to: &bits)
  }

  mutating func endRow() { bits.move(to: &file) }

  private consuming func finish() -> [UInt8] {
    bits.align()
    bits.move(to: &file)
    let dataCount = file.count - 20
    if dataCount % 2 == 1 { file.append(0) }
    set(dataCount, at: 16)
    set(file.count - 8, at: 4)
    return file
  }

  private mutating func set(_ count: Int, at place: Int) {
    for byte in 0..<4 { file[place + byte] = UInt8(truncatingIfNeeded: count >> (8 * byte)) }
  }
}

/// How often each symbol of a WebP occurs.
struct WebPCounts: WebPDifferenceReader {
  /// Of green values and lengths, red, blue and alpha values, and distances.
  private(set) var green = [Int](repeating: 0, count: WebPParts.firstLength + 24)
  private(set) var red = [Int](repeating: 0, count: 256)
  private(set) var blue = [Int](repeating: 0, count: 256)
  private(set) var alpha = [Int](repeating: 0, count: 256)
  private(set) var distance = [Int](repeating: 0, count: 40)
  /// The further bits of all lengths.
  private(set) var extraBitCount = 0
  /// The first pixel is predicted to be opaque, and all others to be as one of their neighbors.
  var isOpaque: Bool { alpha.dropFirst().allSatisfy { $0 == 0 } }
  var run = WebPRun()

  mutating func read(literal: UInt32) {
    let parts = WebPParts(literal)
    green[parts.green] += 1
    red[parts.red] += 1
    blue[parts.blue] += 1
    alpha[parts.alpha] += 1
  }

  mutating func read(runOf length: Int) {
    let number = DeflateNumber(distance: length)
    green[WebPParts.firstLength + Int(number.symbol)] += 1
    distance[WebPParts.leftDistance] += 1
    extraBitCount += Int(number.extraCount)
  }

  mutating func endRow() {}
}

/// The symbols of a pixel in a WebP.
private struct WebPParts {
  let green: Int
  let red: Int
  let blue: Int
  let alpha: Int

  /// The symbol of the least length, after the symbols of green values.
  static let firstLength = 256
  /// The symbol for the pixel to the left.
  static let leftDistance = 1

  init(_ pixel: UInt32) {
    red = Int(pixel & 0xFF)
    green = Int(pixel >> 8 & 0xFF)
    blue = Int(pixel >> 16 & 0xFF)
    alpha = Int(pixel >> 24)
  }
}

/// The five codes of a WebP.
private struct WebPCodes {
  let green: WebPCode
  let red: WebPCode
  let blue: WebPCode
  let alpha: WebPCode
  let distance: WebPCode

  static let count = 5

  init(_ counts: WebPCounts) {
    green = WebPCode(counts: counts.green)
    red = WebPCode(counts: counts.red)
    blue = WebPCode(counts: counts.blue)
    alpha = WebPCode(counts: counts.alpha)
    distance = WebPCode(counts: counts.distance)
  }

  /// Returns the number of bits that everything counted takes.
  func bitCount(_ counts: WebPCounts) -> Int {
    green.bitCount(counts.green) + red.bitCount(counts.red) + blue.bitCount(counts.blue)
      + alpha.bitCount(counts.alpha) + distance.bitCount(counts.distance) + counts.extraBitCount
  }

  func write(to bits: inout BitWriter) {
    for code in [green, red, blue, alpha, distance] { code.write(to: &bits) }
  }
}

/// A Huffman code as a WebP has it: deflate's, but a symbol that is alone takes no bits.
private struct WebPCode {
  /// Without lengths if a symbol is alone.
  private let code: PrefixCode
  private let only: Int?

  /// The order of the lengths of the lengths' code.
  private static let lengthOrder = [
    17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]

  init(counts: [Int]) {
    let used = counts.indices.filter { counts[$0] > 0 }
    guard used.count > 1 else {
      self.init(only: used.first ?? 0, of: counts.count)
      return
    }
    self.init(code: PrefixCode(counts: counts), only: nil)
  }

  /// Creates the code of one symbol, below 256.
  init(only symbol: Int, of count: Int = 0) {
    self.init(code: PrefixCode(lengths: [UInt8](repeating: 0, count: count)), only: symbol)
  }

  private init(code: PrefixCode, only: Int?) { (self.code, self.only) = (code, only) }

  /// Returns the number of bits that symbols take.
  func bitCount(_ counts: [Int]) -> Int {
    zip(counts, code.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
  }

  /// Writes the code itself.
  func write(to bits: inout BitWriter) {
    if let only {
      bits.write(0b101 | UInt64(only) << 3, count: 11)
    } else {
      bits.write(0, count: 1)
      PrefixCode.lengthCode.writeLengths(in: Self.lengthOrder, to: &bits)
      // The lengths of all symbols follow.
      bits.write(0, count: 1)
      PrefixCode.write(code.lengths, to: &bits)
    }
  }

  @inline(__always)
  func write(_ symbol: Int, to bits: inout BitWriter) { code.write(symbol, to: &bits) }
}
