/// How large a picture is, in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A size of `width` × `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// How many pixels there are.
  public var count: Int { width * height }

  /// What two pictures have in common when their upper left corners meet.
  func intersection(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }

  /// What holds both pictures when their upper left corners meet.
  func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }

  /// Whether a pixel lies in a picture of this size.
  func contains(x: Int, y: Int) -> Bool { x < width && y < height }
}

extension PixelSize: CustomStringConvertible {
  /// The size as people write it: `320 × 192`.
  public var description: String { "\(width) × \(height)" }
}
