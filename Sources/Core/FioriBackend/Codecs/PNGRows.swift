import FioriModel
import Glibc

/// The raw rows of a PNG, each after its filter byte, before compression.
///
/// Every row has filter 0: the others make UI graphics larger, and slower to write.
struct PNGRows<Layout: PixelLayout> {
  /// The number of rows.
  var count: Int { rows.height }
  /// The number of bytes of a row with its filter byte.
  let bytesPerRow: Int

  private let rows: PixelRows
  private let layout: Layout
  private let bytesPerPixel: Int
  private var packer: IndexPacker?

  /// An RGB pixel is stored as four bytes, the last of which the next pixel overwrites.
  static var padding: Int { 1 }

  /// Creates the rows of a picture in the form that `sampling` requires.
  ///
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)`` when the rows would not fit into
  ///   one PNG chunk even if compression failed.
  init(_ rows: PixelRows, layout: Layout, sampling: PNGSampling) throws(ImageError) {
    bytesPerRow = sampling.bytesPerRow(width: rows.width) + 1
    let maximum = 1 << 30
    guard rows.height * bytesPerRow <= maximum else {
      throw .tooManyPixels(width: rows.width, height: rows.height, maximum: maximum / 4)
    }
    (self.rows, self.layout) = (rows, layout)
    bytesPerPixel = sampling.bytesPerPixel ?? 0
    if case .indexed(let palette) = sampling { packer = IndexPacker(palette) }
  }

  /// Writes a row, and up to `padding` bytes after it. If it is not the first, the row above it, as
  /// written, must be in `above`.
  mutating func write(
    _ index: Int, to output: UnsafeMutableRawBufferPointer, above: UnsafeRawBufferPointer
  ) {
    let row = rows.row(index)
    // Half the rows of a card equal the previous one, and comparing is ten times as fast.
    if index > 0, row.isEqual(to: rows.row(index - 1)) { return output.copyMemory(from: above) }
    output[0] = 0
    let pixels = UnsafeMutableRawBufferPointer(rebasing: output[1...])
    if packer != nil {
      let packed = UnsafeMutableRawBufferPointer(rebasing: output[1..<bytesPerRow])
      packer?.pack(row, into: packed)
    } else {
      write(row, to: pixels)
    }
  }

  private func write(_ row: UnsafeRawBufferPointer, to output: UnsafeMutableRawBufferPointer) {
    let width = rows.width
    var last = PixelPair(0, layout: layout)
    for column in stride(from: 0, to: width & ~1, by: 2) {
      let pixels = row.pixelPair(column)
      // Most pairs equal the previous one, and converting them to colors is the slow part.
      if pixels != last.pixels { last = PixelPair(pixels, layout: layout) }
      let place = column &* bytesPerPixel
      output.storeBytes(of: last.first, toByteOffset: place, as: UInt32.self)
      output.storeBytes(of: last.second, toByteOffset: place &+ bytesPerPixel, as: UInt32.self)
    }
    guard width & 1 == 1 else { return }
    let straight = layout.straight(row.pixel(width - 1)).littleEndian
    output.storeBytes(of: straight, toByteOffset: (width - 1) * bytesPerPixel, as: UInt32.self)
  }

  /// Calls `body` with the bytes of all rows, which must not outlive the call.
  consuming func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    let storage = UnsafeMutableRawBufferPointer.allocate(
      byteCount: count * bytesPerRow + Self.padding, alignment: 16)
    defer { storage.deallocate() }
    for index in 0..<count {
      let start = index * bytesPerRow
      let above = UnsafeRawBufferPointer(rebasing: storage[max(0, start - bytesPerRow)..<start])
      write(index, to: UnsafeMutableRawBufferPointer(rebasing: storage[start...]), above: above)
    }
    return try body(UnsafeRawBufferPointer(rebasing: storage.dropLast(Self.padding)))
  }
}

/// Two adjacent pixels and their colors in the file's format.
private struct PixelPair {
  let pixels: UInt64
  let first: UInt32
  let second: UInt32

  init(_ pixels: UInt64, layout: some PixelLayout) {
    self.pixels = pixels
    first = layout.straight(UInt32(truncatingIfNeeded: pixels)).littleEndian
    second = layout.straight(UInt32(truncatingIfNeeded: pixels >> 32)).littleEndian
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes equal those of another row.
  fileprivate func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard let start = baseAddress, let otherStart = other.baseAddress else { return false }
    return memcmp(start, otherStart, count) == 0
  }
}
