import Glibc

/// A part of a circle.
package struct Arc: Hashable, Sendable {
  package let center: Point
  /// Points.
  package let radius: Double
  /// Where it begins, in whole turns clockwise from noon.
  package let start: Double
  /// Whole turns clockwise, -1 to 1.
  package let turns: Double

  /// An arc that begins at noon unless told otherwise.
  package init(center: Point, radius: Double, start: Double = 0, turns: Double) {
    self.center = center
    self.radius = radius
    self.start = start
    self.turns = turns
  }

  /// The point at an angle, in radians clockwise from noon.
  package func point(at angle: Double) -> Point {
    center + Point(x: sin(angle), y: -cos(angle)) * radius
  }

  /// Where the line goes on to at an angle: a point at the distance 1.
  func direction(at angle: Double) -> Point {
    Point(x: cos(angle), y: sin(angle))
  }

  /// The same arc, but for the turns.
  package func filled(_ share: Double) -> Arc {
    Arc(center: center, radius: radius, start: start, turns: turns * share)
  }
}
