import CCairo
import FioriModel

/// The pixels of a WebP in libwebp's format: straight, alpha in the highest byte, then red, green
/// and blue.
///
/// They are the surface's, changed where they are: a copy of the largest picture would take 64 MB.
struct WebPPixels {
  private let bytes: UnsafeMutableRawBufferPointer
  private let width: Int32
  private let height: Int32
  /// The number of pixels from the start of a row to the start of the next.
  private let rowLength: Int32

  /// Changes the pixels of a Cairo `ARGB32` surface on a little-endian machine, which is not drawn
  /// on anymore and has to outlive the pixels.
  ///
  /// - Throws: ``ImageError/invalidSize(width:height:)`` when a side is invalid for a WebP, or
  ///   `bytes` is too short or its rows do not begin at whole pixels.
  init(
    premultipliedBGRA bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int,
    bytesPerRow: Int
  ) throws(ImageError) {
    let sides = try Self.sides(width: width, height: height)
    let rows = try PixelRows(
      UnsafeRawBufferPointer(bytes), width: width, height: height, bytesPerRow: bytesPerRow)
    guard bytesPerRow % 4 == 0, Int(bitPattern: bytes.baseAddress) % 4 == 0,
      let rowLength = Int32(exactly: bytesPerRow / 4)
    else { throw .invalidSize(width: width, height: height) }
    (self.width, self.height) = sides
    (self.bytes, self.rowLength) = (bytes, rowLength)
    convert(rows)
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
    (picture.argb, picture.argb_stride) = (
      bytes.assumingMemoryBound(to: UInt32.self).baseAddress, rowLength
    )
    return try body(&picture)
  }

  /// Changes each pixel; the rows are in `bytes`, which has been checked to be long enough for them.
  private func convert(_ rows: PixelRows) {
    let layout = PremultipliedBGRA()
    for index in 0..<rows.height {
      let row = rows.row(index)
      let start = index * rows.bytesPerRow
      for column in 0..<rows.width {
        let straight = layout.straight(row.pixel(column))
        let ends = (straight & 0xFF) << 16 | (straight >> 16) & 0xFF
        bytes.storeBytes(
          of: straight & 0xFF00_FF00 | ends, toByteOffset: start + column * 4, as: UInt32.self)
      }
    }
  }
}
