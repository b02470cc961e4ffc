import CCairo
import FioriModel

/// The pixels of a WebP in libwebp's format: straight, alpha in the highest byte, then red, green
/// and blue.
struct WebPPixels: ~Copyable {
  private let pixels: UnsafeMutableBufferPointer<UInt32>
  private let width: Int32
  private let height: Int32

  /// Copies the pixels of a Cairo `ARGB32` surface on a little-endian machine.
  ///
  /// - Throws: ``ImageError/invalidSize(width:height:)`` when a side is invalid for a WebP or
  ///   `bytes` is too short.
  init(
    premultipliedBGRA bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int
  ) throws(ImageError) {
    let sides = try Self.sides(width: width, height: height)
    let rows = try PixelRows(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    (self.width, self.height) = sides
    pixels = .allocate(capacity: width * height)
    copy(rows)
  }

  deinit {
    pixels.deallocate()
  }

  /// Returns a size as libwebp's integers.
  ///
  /// - Throws: ``ImageError/invalidSize(width:height:)`` when a side is not 1 to 16,383 pixels.
  static func sides(width: Int, height: Int) throws(ImageError) -> (width: Int32, height: Int32) {
    let sides = 1...Int(WEBP_MAX_DIMENSION)
    guard sides.contains(width), sides.contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
    return (Int32(width), Int32(height))
  }

  /// Calls `body` with the pixels as libwebp's picture, which must not outlive the call.
  ///
  /// - Throws: ``ImageError/notWritten(reason:)``, or the error of `body`.
  func withPicture<Result>(
    _ body: (inout WebPPicture) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .foreignWebPVersion }
    // Frees libwebp's own allocations; the pixels stay ours.
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    (picture.width, picture.height) = (width, height)
    (picture.argb, picture.argb_stride) = (pixels.baseAddress, width)
    return try body(&picture)
  }

  private func copy(_ rows: PixelRows) {
    let layout = PremultipliedBGRA()
    for index in 0..<rows.height {
      let row = rows.row(index)
      let start = index * rows.width
      for column in 0..<rows.width {
        let straight = layout.straight(row.pixel(column))
        let ends = (straight & 0xFF) << 16 | (straight >> 16) & 0xFF
        pixels.initializeElement(at: start + column, to: straight & 0xFF00_FF00 | ends)
      }
    }
  }
}
