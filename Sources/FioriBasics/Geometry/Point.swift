/// A place, in points, `y` counted downwards.
public struct Point: Hashable, Sendable {
  /// Points to the right.
  public var x: Double
  /// Points downwards.
  public var y: Double

  /// A place by its distances from the origin, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  package static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }
}
