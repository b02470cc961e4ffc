/// A pixel in straight RGBA.
struct Pixel: Hashable {
  /// Red in the lowest byte, then green, blue and alpha.
  let bits: UInt32

  var red: Int { Int(bits & 0xFF) }
  var green: Int { Int(bits >> 8 & 0xFF) }
  var blue: Int { Int(bits >> 16 & 0xFF) }
  var alpha: Int { Int(bits >> 24) }
}

/// The pixels of a picture, borrowed for a call.
struct PixelView {
  let size: PixelSize
  private let bytes: UnsafeRawBufferPointer

  /// The number of pixels compared at a time.
  static let blockLength = 16

  /// Creates a view of `bytes`, four for each pixel of `size`.
  init(_ bytes: UnsafeRawBufferPointer, size: PixelSize) {
    precondition(bytes.count == size.count * 4, "four bytes for each pixel")
    self.bytes = bytes
    self.size = size
  }

  /// The pixel at an index counted row by row. It is not checked: all loops go over rows and columns of `size`.
  subscript(index: Int) -> Pixel {
    Pixel(
      bits: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)))
  }

  /// Whether the block of pixels from `index` on equals the block of another picture; both must have a whole
  /// block there, as ``PictureComparer`` looks first.
  func hasSameBlock(as other: PixelView, at index: Int) -> Bool {
    let offset = index &* 4
    return bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
      == other.bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt32>.self)
  }
}
