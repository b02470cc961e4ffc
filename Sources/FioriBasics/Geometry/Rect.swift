/// An upright rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// One of a rectangle's four sides.
  package enum Side: Hashable, Sendable {
    case top, right, bottom, left
  }

  /// The upper left corner.
  public var origin: Point
  /// The extent, in points.
  public var size: Size

  /// A rectangle by its upper left corner and its extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }

  /// The rectangle of the given size with the same center.
  package func centered(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Whether all of another rectangle lies inside.
  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  package func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance,
      width: size.width - 2 * distance, height: size.height - 2 * distance)
  }
}
