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
