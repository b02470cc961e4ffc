/// A part of a picture, in pixels from its upper left corner.
public struct PixelRect: Hashable, Sendable {
  /// Pixels left of it.
  public let x: Int
  /// Rows above it.
  public let y: Int
  /// Pixels in a row of it.
  public let width: Int
  /// Its rows.
  public let height: Int

  /// A rectangle; what of it lies outside of a picture counts for nothing.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it has a pixel of a picture of `size`.
  public func meets(_ size: PixelSize) -> Bool {
    !columns(of: size).isEmpty && !rows(of: size).isEmpty
  }

  /// Whether it has the pixel.
  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
  }

  /// The columns of a picture that it covers.
  func columns(of size: PixelSize) -> Range<Int> { Self.part(x, width, of: size.width) }

  /// The rows of a picture that it covers.
  func rows(of size: PixelSize) -> Range<Int> { Self.part(y, height, of: size.height) }

  private static func part(_ start: Int, _ length: Int, of whole: Int) -> Range<Int> {
    let (end, overflow) = start.addingReportingOverflow(max(length, 0))
    let lower = min(max(start, 0), whole)
    return lower..<max(lower, overflow ? whole : min(end, whole))
  }
}

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
