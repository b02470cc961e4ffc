/// A rectangle of a picture, in pixels from its top left corner.
public struct PixelRect: Hashable, Sendable {
  /// The number of pixels to its left.
  public let x: Int
  /// The number of rows above it.
  public let y: Int
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a rectangle. Any area outside a picture is ignored.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it contains any pixel of a picture of `size`.
  public func meets(_ size: PixelSize) -> Bool {
    !columns(of: size).isEmpty && !rows(of: size).isEmpty
  }

  /// Whether it contains a pixel.
  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
  }

  /// Returns the columns of a picture that it covers.
  func columns(of size: PixelSize) -> Range<Int> { Self.part(x, width, of: size.width) }

  /// Returns the rows of a picture that it covers.
  func rows(of size: PixelSize) -> Range<Int> { Self.part(y, height, of: size.height) }

  private static func part(_ start: Int, _ length: Int, of whole: Int) -> Range<Int> {
    let (end, overflow) = start.addingReportingOverflow(max(length, 0))
    let lower = min(max(start, 0), whole)
    return lower..<max(lower, overflow ? whole : min(end, whole))
  }
}

/// The size of a picture in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a size of `width` × `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var count: Int { width * height }

  /// Returns the size two pictures share, aligned at the top left.
  func intersection(_ other: PixelSize) -> PixelSize {
    PixelSize(width: min(width, other.width), height: min(height, other.height))
  }

  /// Returns the size that contains both pictures, aligned at the top left.
  func union(_ other: PixelSize) -> PixelSize {
    PixelSize(width: max(width, other.width), height: max(height, other.height))
  }

  /// Whether a pixel is inside a picture of this size.
  func contains(x: Int, y: Int) -> Bool { x < width && y < height }
}

extension PixelSize: CustomStringConvertible {
  /// The size as people write it, such as `320 × 192`.
  public var description: String { "\(width) × \(height)" }
}
