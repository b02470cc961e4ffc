import FioriModel

/// Reads bitmap pictures, in the format detected from their first bytes.
enum ImageDecoder {
  /// Returns the picture in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: The whole PNG, WebP or JPEG file.
  ///   - limits: Checked before any pixel is decoded.
  ///   - warn: Gets what is missing or damaged in a JPEG, and colors that are not certain; without
  ///     it, these are errors.
  /// - Returns: The picture in straight RGBA.
  /// - Throws: ``ImageError/unknownFormat``, ``ImageError/largeFormat(_:)``,
  ///   ``ImageError/wrongFormat(_:needed:)`` for an SVG, ``ImageError/tooManyBytes(_:maximum:)``, and the errors of ``PNGDecoder``, ``WebPDecoder``
  ///   and ``JPEGDecoder``.
  static func decode(
    _ bytes: [UInt8], limits: ImageLimits, warn: ((ImageError) -> Void)? = nil
  ) throws(ImageError) -> Bitmap {
    try limits.check(byteCount: bytes.count)
    switch ImageFormat(sniffing: bytes) {
    case .png: return try PNGDecoder.decode(bytes, limits: limits)
    case .webp: return try WebPDecoder.decode(bytes, limits: limits)
    case .jpeg: return try JPEGDecoder.decode(bytes, limits: limits, warn: warn)
    case .svg: throw .wrongFormat(.svg, needed: "PNG, WebP or JPEG")
    case .gif: throw .unknownFormat
    case nil:
      throw ImageFormat.largeFormat(sniffing: bytes).map { .largeFormat($0) } ?? .unknownFormat
    }
  }
}
