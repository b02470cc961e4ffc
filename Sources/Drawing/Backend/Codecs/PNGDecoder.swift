import CCairo
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
    let header = try reader.header()
    try limits.check(width: Int(header.width), height: Int(header.height))
    return try reader.decode(header)
  }

  /// Returns the ICC profile of a file that could be decoded; `nil` if it has none, or one that
  /// cannot be unpacked.
  static func colorProfile(in bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBytes { bytes in
      guard let reader = try? PNGReader(bytes), (try? reader.header()) != nil else { return nil }
      return reader.colorProfile()
    }
  }
}
