import FioriModel

/// Reads JPEG files, baseline and progressive, in color, gray or printing colors.
enum JPEGDecoder {
  /// Returns the picture in `bytes`, turned as its Exif data says.
  ///
  /// Color profiles are not applied, except to printing colors.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: Checked against the file's header, before any pixel is decoded.
  ///   - warn: Gets what is missing or damaged, and printing colors without a profile that can be
  ///     used; without it, these are errors.
  /// - Returns: The picture in straight RGBA.
  /// - Throws: ``ImageError/tooManyPixels(width:height:maximum:)``,
  ///   ``ImageError/printingColors(_:)``, ``ImageError/unsupportedJPEG(found:expected:)``, ``ImageError/damaged(_:reason:)`` or
  ///   ``ImageError/outOfMemory``.
  static func decode(
    _ bytes: [UInt8], limits: ImageLimits, warn: ((ImageError) -> Void)? = nil
  ) throws(ImageError) -> Bitmap {
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(ImageError) in try decode(bytes, limits: limits, warn: warn) }
    }
    return try result.get()
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: ImageLimits, warn: ((ImageError) -> Void)?
  ) throws(ImageError) -> Bitmap {
    try JPEGFrameHeader(bytes)?.check()
    let reader = try TurboJPEGReader(bytes)
    let (width, height, isForPrinting) = try reader.header()
    let orientation = ImageOrientation(ofJPEG: bytes)
    let swapsSides = orientation.swapsSides
    try limits.check(width: swapsSides ? height : width, height: swapsSides ? width : height)
    var pixels = try reader.pixels(
      width: width, height: height, isForPrinting: isForPrinting, warn: warn)
    if isForPrinting {
      let (standard, error) = PrintingColors(ofJPEG: bytes).standard(pixels)
      if let error { try report(.printingColors(error.problem), to: warn) }
      pixels = standard
    }
    return Bitmap(width: width, height: height, pixels: pixels).oriented(orientation)
  }

  private static func report(
    _ error: ImageError, to warn: ((ImageError) -> Void)?
  ) throws(ImageError) {
    guard let warn else { throw error }
    warn(error)
  }
}
