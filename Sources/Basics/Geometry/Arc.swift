import Glibc

/// A part of a circle's outline.
package struct Arc: Hashable, Sendable {
  package let center: Point
  /// The radius in points.
  package let radius: Double
  /// The start angle in full turns, clockwise from the top.
  package let start: Double
  /// The angle in full turns clockwise, -1 to 1.
  package let turns: Double

  /// Creates an arc that starts at the top by default.
  package init(center: Point, radius: Double, start: Double = 0, turns: Double) {
    self.center = center
    self.radius = radius
    self.start = start
    self.turns = turns
  }

  /// Returns the point at an angle, in radians clockwise from the top.
  package func point(at angle: Double) -> Point {
    center + Point(x: sin(angle), y: -cos(angle)) * radius
  }

  /// Returns the direction of the line at an angle, as a vector of length 1.
  func direction(at angle: Double) -> Point {
    Point(x: cos(angle), y: sin(angle))
  }

  /// Returns the arc with `turns` multiplied by `share`.
  package func filled(_ share: Double) -> Arc {
    Arc(center: center, radius: radius, start: start, turns: turns * share)
  }
}
