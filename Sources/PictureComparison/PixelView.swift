/// A pixel in straight RGBA.
struct Pixel: Hashable {
  /// Red in the lowest byte, then green, blue and alpha.
  let bits: UInt32

  var red: Int { Int(bits & 0xFF) }
  var green: Int { Int(bits >> 8 & 0xFF) }
  var blue: Int { Int(bits >> 16 & 0xFF) }
  var alpha: Int { Int(bits >> 24) }
}

/// The pixels of a picture, lent for a call.
struct PixelView {
  let size: PixelSize
  private let bytes: UnsafeRawBufferPointer

  /// Pixels that are compared at a time.
  static let blockLength = 16

  /// The pixels in `bytes`, four for each of `size`.
  init(_ bytes: UnsafeRawBufferPointer, size: PixelSize) {
    self.bytes = bytes
    self.size = size
  }

  /// The pixel at a place counted row by row.
  subscript(index: Int) -> Pixel {
    Pixel(
      bits: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)))
  }

  /// Whether the pixels from `index` on, a block of them, are those of another picture.
  func hasSameBlock(as other: PixelView, at index: Int) -> Bool {
    let offset = index &* 4
    return bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
      == other.bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
  }
}
