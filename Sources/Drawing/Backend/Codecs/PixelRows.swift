import FioriModel
import Glibc

/// A picture in memory that an encoder reads row by row.
struct PixelRows {
  /// The bytes from the first row on.
  let bytes: UnsafeRawBufferPointer
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The distance between the first bytes of adjacent rows.
  let bytesPerRow: Int

  /// Creates a view of `bytes`, which must stay valid as long as it is used.
  ///
  /// - Throws: ``ImageError/invalidSize(width:height:)`` when a side is not 1 to 65,535 pixels or
  ///   `bytes` is too short for the rows.
  init(
    _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) throws(ImageError) {
    let sides = 1...65_535
    guard
      sides.contains(width), sides.contains(height),
      bytesPerRow >= width * 4, bytesPerRow <= bytes.count,
      (height - 1) * bytesPerRow <= bytes.count - width * 4
    else { throw .invalidSize(width: width, height: height) }
    (self.bytes, self.width, self.height) = (bytes, width, height)
    self.bytesPerRow = bytesPerRow
  }

  /// Returns the bytes of row `index`, counted from the top, without its padding.
  func row(_ index: Int) -> UnsafeRawBufferPointer {
    // Slices of buffers are not checked in a release build; all rows are inside, as the initializer requires.
    precondition((0..<height).contains(index), "the picture has no such row")
    let start = index * bytesPerRow
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + width * 4])
  }

  /// Whether a row equals the one above it, as half the rows of a card do; comparing them is ten
  /// times as fast as reading their pixels.
  func repeatsRow(at index: Int) -> Bool {
    guard index > 0, let start = row(index).baseAddress, let above = row(index - 1).baseAddress
    else { return false }
    return memcmp(start, above, width * 4) == 0
  }
}

extension Bitmap {
  /// Creates a bitmap of the picture.
  init(_ rows: PixelRows, layout: some PixelLayout) {
    let count = rows.width * rows.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      let output = UnsafeMutableRawBufferPointer(bytes)
      var offset = 0
      for index in 0..<rows.height {
        let row = rows.row(index)
        for column in 0..<rows.width {
          output.storeBytes(
            of: layout.straight(row.pixel(column)).littleEndian, toByteOffset: offset,
            as: UInt32.self)
          offset &+= 4
        }
      }
      initialized = count
    }
    self.init(width: rows.width, height: rows.height, pixels: pixels)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the four bytes of a row's pixel at `column`, the first one lowest. The column is not checked:
  /// all loops end at the row's `count / 4` or the picture's width.
  ///
  /// Rows need not be aligned to pixels.
  func pixel(_ column: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: column &* 4, as: UInt32.self))
  }
}

extension UnsafeRawPointer {
  /// Returns the four bytes of a row's pixel at `column`, the first one lowest.
  func pixel(_ column: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: column &* 4, as: UInt32.self))
  }

  /// Returns the bits that all pixels of a number from `column` on have.
  @inline(__always)
  func pixels(_ column: Int, count: Int) -> UInt32 {
    var bits = UInt32.max
    for column in column..<column &+ count { bits &= pixel(column) }
    return bits
  }
}

/// The layout of a pixel in memory, and its conversion to the straight RGBA of a file.
protocol PixelLayout {
  /// Returns the color of `pixel`, whose first byte is the lowest: red in the lowest byte of the
  /// result, then green, blue and alpha, not premultiplied.
  func straight(_ pixel: UInt32) -> UInt32

  /// The bits of pixels whose color ``opaque(_:)`` returns.
  static var opaqueBits: UInt32 { get }

  /// Returns the color of an opaque pixel, with so few steps that a loop takes several pixels at once.
  func opaque(_ pixel: UInt32) -> UInt32
}

/// The pixels of a ``Bitmap``: red, green, blue and alpha, not premultiplied.
struct StraightRGBA: PixelLayout {
  func straight(_ pixel: UInt32) -> UInt32 { pixel }

  static let opaqueBits: UInt32 = 0

  func opaque(_ pixel: UInt32) -> UInt32 { pixel }
}

/// The pixels of a Cairo `ARGB32` surface on a little-endian machine.
struct PremultipliedBGRA: PixelLayout {
  /// `2^24 / alpha`, rounded up: exact for the dividends below 2^16 that occur here, and a
  /// multiplication takes a fraction of the time of a division.
  private let reciprocals: [UInt32]

  /// Precomputes the divisions by every alpha.
  init() {
    reciprocals = [0] + (1...255).map { ((1 << 24) + $0 - 1) / $0 }
  }

  func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return opaque(pixel) }
    if alpha == 0 { return 0 }
    let red = divide((pixel >> 16) & 0xFF, by: alpha)
    let green = divide((pixel >> 8) & 0xFF, by: alpha)
    let blue = divide(pixel & 0xFF, by: alpha)
    return red | green << 8 | blue << 16 | alpha << 24
  }

  static let opaqueBits: UInt32 = 0xFF00_0000

  func opaque(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | (pixel &>> 16) & 0xFF
  }

  /// Returns `(channel * 255 + alpha / 2) / alpha`, Cairo's own rounding, at most 255.
  private func divide(_ channel: UInt32, by alpha: UInt32) -> UInt32 {
    let dividend = UInt64(channel * 255 + alpha / 2)
    let quotient = (dividend &* UInt64(reciprocals[Int(alpha)])) >> 24
    return UInt32(truncatingIfNeeded: min(quotient, 255))
  }
}
