import Glibc

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
