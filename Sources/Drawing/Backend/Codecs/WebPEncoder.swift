import CCairo
import FioriModel

/// Writes lossless WebP files; the same pixels produce the same bytes on every run.
enum WebPEncoder {
  /// The maximum number of pixels of a picture that libwebp encodes; ``WebPRowWriter`` encodes larger ones.
  private static let libraryPixelCount = 8_388_608

  /// Returns the WebP of a Cairo `ARGB32` surface on a little-endian machine, with the pixels of
  /// its PNG; the surface's pixels may be changed. A large picture is not optimized.
  ///
  /// - Throws: ``ImageError/invalidSize(width:height:)`` when a side is not 1 to 16,383 pixels or
  ///   `pixels` is too short, ``ImageError/notWritten(reason:)`` or ``ImageError/outOfMemory``.
  static func encode(
    premultipliedBGRA pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int,
    bytesPerRow: Int, isOptimized: Bool = false
  ) throws(ImageError) -> [UInt8] {
    _ = try WebPPixels.sides(width: width, height: height)
    if width * height > libraryPixelCount {
      return WebPRowWriter.encode(
        try PixelRows(
          UnsafeRawBufferPointer(pixels), width: width, height: height, bytesPerRow: bytesPerRow))
    }
    var config = try WebPConfig.lossless(isOptimized: isOptimized)
    let pixels = try WebPPixels(
      premultipliedBGRA: pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    return try pixels.withPicture { picture throws(ImageError) in try encode(&picture, &config) }
  }

  private static func encode(
    _ picture: inout WebPPicture, _ config: inout WebPConfig
  ) throws(ImageError) -> [UInt8] {
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
      (picture.writer, picture.custom_ptr) = (WebPMemoryWrite, UnsafeMutableRawPointer(writer))
      return WebPEncode(&config, &picture) != 0
    }
    guard isEncoded else {
      throw ImageError(picture.error_code, width: picture.width, height: picture.height)
    }
    // The writer counts what it has in memory.
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }
}
