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

  /// Returns whether the corners of a rectangle lie in the part, `margin` points from its arcs.
  func contains(_ rect: Rect, margin: Double) -> Bool {
    let (inner, outer) = (innerRadius + margin, outerRadius - margin)
    guard inner < outer else { return false }
    let middle = (start + end) * .pi
    return [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ]
    .allSatisfy { corner in
      let (x, y) = (corner.0 - center.x, corner.1 - center.y)
      // Rotated so that the middle of the part is at the top.
      let along = x * cos(middle) + y * sin(middle)
      let outwards = x * sin(middle) - y * cos(middle)
      let distance = (x * x + y * y).squareRoot()
      return (inner...outer).contains(distance)
        && abs(atan2(along, outwards)) <= (end - start) * .pi
    }
  }

  private func point(at turns: Double, radius: Double) -> Point {
    let angle = turns * 2 * .pi
    return Point(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
  }
}
