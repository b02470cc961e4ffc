package import FioriBasics
import Glibc

/// A part of a ring, or of a disc if the inner radius is 0.
package struct Slice: Hashable, Sendable {
  package let center: Point
  /// The inner radius in points.
  package let innerRadius: Double
  /// The outer radius in points.
  package let outerRadius: Double
  /// The start in turns clockwise from the top, 0 to 1.
  package let start: Double
  /// The end in turns clockwise from the top, 0 to 1.
  package let end: Double
}

extension Slice {
  /// The bounding box.
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
