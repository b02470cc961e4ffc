/// An upright rectangle, in points.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  var midX: Double { origin.x + size.width / 2 }
  var midY: Double { origin.y + size.height / 2 }

  /// The rectangle of the given size with the same centre.
  func centred(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2,
      width: size.width, height: size.height)
  }

  func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance,
      width: size.width - 2 * distance, height: size.height - 2 * distance)
  }
}
