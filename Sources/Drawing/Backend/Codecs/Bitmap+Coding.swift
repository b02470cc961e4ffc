public import FioriBasics
public import FioriModel

extension Bitmap {
  /// Reads the picture in a PNG, WebP or JPEG file, detected by its first bytes.
  ///
  /// Pictures of every color type, including interlaced ones, become straight RGBA; of 16 bits per
  /// channel the upper 8 are kept. A JPEG is turned as its Exif data says. Gamma and color profiles
  /// are not applied.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maximumPixelCount: The largest number of pixels allowed, checked against the header before
  ///     decoding.
  /// - Throws: ``BitmapError`` for another format, a damaged file, or a picture that is too large.
  public init(
    decoding bytes: [UInt8], maximumPixelCount: Int = Limits.pixelCounts.upperBound
  ) throws(BitmapError) {
    let limits = ImageLimits(
      maximumPixelCount: maximumPixelCount, maximumByteCount: Limits.comparedByteCount)
    do throws(ImageError) {
      self = try ImageDecoder.decode(bytes, limits: limits)
    } catch {
      throw BitmapError(error)
    }
  }

  /// Creates a picture from pixels.
  ///
  /// - Parameters:
  ///   - pixels: Red, green, blue, alpha of every pixel, rows from the top down.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  /// - Throws: ``BitmapError`` when a side is not positive, or there are not four bytes for each
  ///   pixel.
  public init(rgba pixels: [UInt8], width: Int, height: Int) throws(BitmapError) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, count <= Int.max / 4, pixels.count == count * 4 else {
      throw BitmapError(.invalidSize(width: width, height: height))
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Returns the picture as a PNG file; the same pixels produce the same bytes.
  ///
  /// - Parameter pixelsPerPoint: The file's resolution, in pixels per 1/72 inch.
  /// - Returns: The whole file.
  /// - Throws: ``BitmapError`` for pictures with sides of more than 65,535 pixels.
  public func png(pixelsPerPoint: Double = 1) throws(BitmapError) -> [UInt8] {
    do throws(ImageError) {
      return try PNGEncoder.encode(self, pixelsPerPoint: pixelsPerPoint)
    } catch {
      throw BitmapError(error)
    }
  }
}
