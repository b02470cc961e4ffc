import FioriModel
import Glibc

/// The raw rows of a PNG, each after its filter byte, before compression.
struct PNGRows: ~Copyable {
  /// The bytes of all rows, from the top down.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage.dropLast(padding)) }

  private let storage: UnsafeMutableRawBufferPointer
  /// The number of bytes of a row with its filter byte.
  let bytesPerRow: Int
  /// An RGB pixel is stored as four bytes, the last of which the next pixel overwrites.
  private let padding = 1

  /// Converts the pixels of `rows` to the form `sampling` requires.
  ///
  /// Every row has filter 0: the others make UI graphics larger, and slower to write.
  ///
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)`` when the rows would not fit into
  ///   one PNG chunk even if compression failed.
  init(_ rows: PixelRows, layout: some PixelLayout, sampling: PNGSampling) throws(ImageError) {
    bytesPerRow = sampling.bytesPerRow(width: rows.width) + 1
    let maximum = 1 << 30
    guard rows.height * bytesPerRow <= maximum else {
      throw .tooManyPixels(width: rows.width, height: rows.height, maximum: maximum / 4)
    }
    storage = .allocate(byteCount: rows.height * bytesPerRow + padding, alignment: 16)
    switch sampling {
    case .rgba: write(rows, layout: layout, bytesPerPixel: 4)
    case .rgb: write(rows, layout: layout, bytesPerPixel: 3)
    case .indexed(let palette): write(rows, palette: palette)
    }
  }

  deinit {
    storage.deallocate()
  }

  private func write(_ rows: PixelRows, layout: some PixelLayout, bytesPerPixel: Int) {
    for index in 0..<rows.height {
      let row = rows.row(index)
      let start = index * bytesPerRow
      // Half the rows of a card equal the previous one, and comparing is ten times as fast.
      if index > 0, row.isEqual(to: rows.row(index - 1)) {
        let above = UnsafeRawBufferPointer(rebasing: storage[start - bytesPerRow..<start])
        UnsafeMutableRawBufferPointer(rebasing: storage[start...]).copyMemory(from: above)
        continue
      }
      storage[start] = 0
      let output = UnsafeMutableRawBufferPointer(rebasing: storage[(start + 1)...])
      write(row, of: rows.width, layout: layout, bytesPerPixel: bytesPerPixel, to: output)
    }
  }

  private func write(
    _ row: UnsafeRawBufferPointer, of width: Int, layout: some PixelLayout, bytesPerPixel: Int,
    to output: UnsafeMutableRawBufferPointer
  ) {
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

  private func write(_ rows: PixelRows, palette: PNGPalette) {
    var packer = IndexPacker(palette)
    for index in 0..<rows.height {
      let start = index * bytesPerRow
      storage[start] = 0
      let output = UnsafeMutableRawBufferPointer(
        rebasing: storage[start + 1..<start + bytesPerRow])
      packer.pack(rows.row(index), into: output)
    }
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
