import FioriModel

/// Reads PNG files of every color type and depth, including interlaced ones.
enum PNGDecoder {
  /// Returns the picture in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: Checked against the file's header, before any pixel is decoded.
  /// - Returns: The picture in straight RGBA.
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)``,
  ///   ``ImageError/damaged(_:reason:)`` or ``ImageError/outOfMemory``.
  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Bitmap {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try decode(bytes, limits: limits) }
    }
    return try result.get()
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits
  ) throws(ImageError) -> Bitmap {
    let reader = try PNGReader(bytes)
    let (width, height) = try reader.size()
    try limits.check(width: width, height: height)
    return try reader.decode(width: width, height: height)
  }
}
