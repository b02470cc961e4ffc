/// A picture as pixels: 8 bits per channel, straight (not premultiplied) alpha.
public struct PixelBuffer: Hashable, Sendable {
  /// The width and height.
  public let size: PixelSize
  /// The red, green, blue and alpha of every pixel, in rows from the top without padding.
  public let pixels: [UInt8]

  /// Creates a picture of `pixels`, four bytes each, or returns `nil` if a side is not positive or
  /// the number of bytes does not match the size.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, count <= Int.max / 4, pixels.count == count * 4 else {
      return nil
    }
    size = PixelSize(width: width, height: height)
    self.pixels = pixels
  }

  /// Creates a picture whose number of bytes is known to match its size.
  init(size: PixelSize, pixels: [UInt8]) {
    self.size = size
    self.pixels = pixels
  }

  /// Returns the top left part of the picture, which must be at least that size.
  func cropped(to part: PixelSize) -> PixelBuffer {
    if part == size { return self }
    var cropped: [UInt8] = []
    cropped.reserveCapacity(part.count * 4)
    for row in 0..<part.height {
      let start = row * size.width * 4
      cropped += pixels[start..<start + part.width * 4]
    }
    return PixelBuffer(size: part, pixels: cropped)
  }

  /// Calls `body` with the pixels, which must not outlive the call.
  func withPixels<Result>(_ body: (PixelView) -> Result) -> Result {
    pixels.withUnsafeBytes { body(PixelView($0, size: size)) }
  }
}
