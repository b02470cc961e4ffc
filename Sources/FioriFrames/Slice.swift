package import FioriBasics
import Glibc

/// A part of a ring; of a disc, where the inner radius is 0.
package struct Slice: Hashable, Sendable {
  package let center: Point
  /// Points.
  package let innerRadius: Double
  /// Points.
  package let outerRadius: Double
  /// Turns clockwise from noon, 0 to 1.
  package let start: Double
  /// Turns clockwise from noon, 0 to 1.
  package let end: Double

  package init(
    center: Point, innerRadius: Double, outerRadius: Double, start: Double, end: Double
  ) {
    self.center = center
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.start = start
    self.end = end
  }
}

extension Slice {
  /// The smallest rectangle around it.
  package var bounds: Rect {
    let quarters = [0.25, 0.5, 0.75].filter { start < $0 && $0 < end }
    let points = ([start, end] + quarters).flatMap { turns in
      [point(at: turns, radius: outerRadius), point(at: turns, radius: innerRadius)]
    }
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(
      x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  private func point(at turns: Double, radius: Double) -> Point {
    let angle = turns * 2 * .pi
    return Point(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
  }
}
