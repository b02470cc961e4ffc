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

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// An extent, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  package static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// The largest size of these proportions that fits into `box`; zero where either has no extent.
  package func fitted(into box: Size) -> Size {
    guard width > 0, height > 0 else { return .zero }
    return self * min(box.width / width, box.height / height)
  }

  /// The size itself, or where it does not fit into `box`, what of these proportions does.
  package func shrunk(into box: Size) -> Size {
    fitted(into: Size(width: min(width, box.width), height: min(height, box.height)))
  }
}

/// Distances from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// Points from the upper edge.
  public var top: Double
  /// Points from the right edge.
  public var right: Double
  /// Points from the lower edge.
  public var bottom: Double
  /// Points from the left edge.
  public var left: Double

  /// A distance for each edge, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same distance from every edge.
  public init(_ all: Double) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  /// No distance.
  public static let zero = Insets(0)
}
