import FioriModel

/// Reads JPEG files, baseline and progressive, in color or gray.
enum JPEGDecoder {
  /// Returns the picture in `bytes` as it is stored: the orientation set by a camera is not
  /// applied.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: Checked against the file's header, before any pixel is decoded.
  /// - Returns: The picture in straight RGBA.
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)``, ``ImageError/printingColors``,
  ///   ``ImageError/damaged(_:reason:)`` or ``ImageError/outOfMemory``.
  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Bitmap {
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(ImageError) in try decode(bytes, limits: limits) }
    }
    return try result.get()
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: ImageLimits
  ) throws(ImageError) -> Bitmap {
    let reader = try TurboJPEGReader(bytes)
    let (width, height) = try reader.size()
    try limits.check(width: width, height: height)
    return try reader.decode(width: width, height: height)
  }
}
