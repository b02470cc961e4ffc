import Glibc

/// A part of a circle, clockwise from noon.
struct Arc: Hashable, Sendable {
  let centre: Point
  /// Points.
  let radius: Double
  /// Whole turns, 0 to 1.
  let turns: Double

  /// The point at an angle, in radians clockwise from noon.
  func point(at angle: Double) -> Point {
    centre + Point(x: sin(angle), y: -cos(angle)) * radius
  }

  /// Where the line goes on to at an angle: a point at the distance 1.
  func direction(at angle: Double) -> Point {
    Point(x: cos(angle), y: sin(angle))
  }

  /// The same arc, but for the turns.
  func filled(_ share: Double) -> Arc {
    Arc(centre: centre, radius: radius, turns: turns * share)
  }
}
