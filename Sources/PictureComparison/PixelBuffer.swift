/// A picture as pixels: 8 bits a channel, straight (not premultiplied) alpha.
public struct PixelBuffer: Hashable, Sendable {
  /// Pixels in a row, and rows.
  public let size: PixelSize
  /// Red, green, blue, alpha of every pixel, rows from the top down without padding.
  public let pixels: [UInt8]

  /// A picture of `pixels`, four bytes each; `nil` when a side is not positive, or there are more or
  /// fewer bytes than the sides ask for.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, count <= Int.max / 4, pixels.count == count * 4 else {
      return nil
    }
    size = PixelSize(width: width, height: height)
    self.pixels = pixels
  }

  /// A picture whose bytes are known to be as many as its size asks for.
  init(size: PixelSize, pixels: [UInt8]) {
    self.size = size
    self.pixels = pixels
  }

  /// The upper left part of the picture, which has at least that size.
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

  /// Lends the pixels to `body`, which may not keep them.
  func withPixels<Result>(_ body: (PixelView) -> Result) -> Result {
    pixels.withUnsafeBytes { body(PixelView($0, size: size)) }
  }
}
