import Glibc

/// An axis-aligned rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// A side of a rectangle.
  package enum Side: Hashable, Sendable {
    case top, right, bottom, left
  }

  /// The upper left corner.
  public var origin: Point
  /// The size, in points.
  public var size: Size

  /// Creates a rectangle from its upper left corner and its size.
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

  /// Returns a rectangle of another size with the same center.
  package func centered(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns whether another rectangle lies entirely inside.
  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the part inside another rectangle; `nil` if there is none.
  package func intersection(_ other: Rect) -> Rect? {
    guard !other.contains(self) else { return self }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that contains this one and another.
  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  package func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance,
      width: size.width - 2 * distance, height: size.height - 2 * distance)
  }
}

/// A point in a coordinate system whose `y` axis points down, in points.
public struct Point: Hashable, Sendable {
  /// The distance to the right, in points.
  public var x: Double
  /// The distance down, in points.
  public var y: Double

  /// Creates a point from its coordinates, in points.
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
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of zero.
  public static let zero = Size(width: 0, height: 0)

  package static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// Returns the largest size with the same proportions that fits into `box`; zero if either is
  /// empty.
  package func fitted(into box: Size) -> Size {
    guard width > 0, height > 0 else { return .zero }
    return self * min(box.width / width, box.height / height)
  }

  /// Returns the smallest size with the same proportions that covers `box`; zero if either is
  /// empty.
  package func covering(_ box: Size) -> Size {
    guard width > 0, height > 0 else { return .zero }
    return self * max(box.width / width, box.height / height)
  }

  /// Returns the size itself if it fits into `box`, or else scaled down to fit.
  package func shrunk(into box: Size) -> Size {
    fitted(into: Size(width: min(width, box.width), height: min(height, box.height)))
  }
}

/// Distances from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the right edge, in points.
  public var right: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the left edge, in points.
  public var left: Double

  /// Creates insets from a distance for each edge, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Creates insets with the same distance from every edge, in points.
  public init(_ all: Double) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  /// Insets of zero.
  public static let zero = Insets(0)
}

extension Point {
  /// Returns the point turned around the origin, clockwise on a screen, by an angle in degrees.
  package func turned(by degrees: Double) -> Point {
    guard degrees != 0 else { return self }
    let angle = degrees * .pi / 180
    return Point(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
  }
}

extension Rect {
  /// Returns the smallest rectangle around this one turned around the origin, clockwise on a screen, by an
  /// angle in degrees.
  package func turned(by degrees: Double) -> Rect {
    guard degrees != 0 else { return self }
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
      Point(x: $0.0, y: $0.1).turned(by: degrees)
    }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
