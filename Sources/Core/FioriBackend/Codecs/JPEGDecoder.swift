import FioriModel

/// Reads JPEG files, baseline and progressive, in color or gray.
enum JPEGDecoder {
  /// Returns the picture in `bytes`, turned as its Exif data says.
  ///
  /// Color profiles are not applied.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: Checked against the file's header, before any pixel is decoded.
  ///   - warn: Gets what is missing or damaged; without it, that is an error.
  /// - Returns: The picture in straight RGBA.
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)``, ``ImageError/printingColors``,
  ///   ``ImageError/unsupportedJPEG(found:expected:)``, ``ImageError/damaged(_:reason:)`` or
  ///   ``ImageError/outOfMemory``.
  static func decode(
    _ bytes: [UInt8], limits: ImageLimits, warn: ((String) -> Void)? = nil
  ) throws(ImageError) -> Bitmap {
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(ImageError) in try decode(bytes, limits: limits, warn: warn) }
    }
    return try result.get()
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: ImageLimits, warn: ((String) -> Void)?
  ) throws(ImageError) -> Bitmap {
    try JPEGFrameHeader(bytes)?.check()
    let reader = try TurboJPEGReader(bytes)
    let (width, height) = try reader.size()
    let orientation = ImageOrientation(ofJPEG: bytes)
    let swapsSides = orientation.swapsSides
    try limits.check(width: swapsSides ? height : width, height: swapsSides ? width : height)
    return try reader.decode(width: width, height: height, warn: warn).oriented(orientation)
  }
}
