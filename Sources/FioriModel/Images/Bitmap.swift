package import FioriBasics

/// A decoded picture: 8 bits per channel, straight (not premultiplied) alpha.
public struct Bitmap: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue, alpha of every pixel; rows from top to bottom without padding, so
  /// `width * height * 4` bytes.
  public let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A pixel counted as a point.
  package var size: Size { Size(width: Double(width), height: Double(height)) }
}
