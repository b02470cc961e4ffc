import Glibc

/// A linear map of the plane with a shift: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct AffineTransform: Hashable, Sendable {
  package let a: Double
  package let b: Double
  package let c: Double
  package let d: Double
  package let tx: Double
  package let ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1)

  package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y)
  }

  /// A rotation by an angle in radians, clockwise because `y` points down.
  package static func rotation(by angle: Double) -> AffineTransform {
    AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }

  /// Returns the transform that applies this one first, and then the other.
  package func followed(by other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: other.a * a + other.c * b, b: other.b * a + other.d * b,
      c: other.a * c + other.c * d, d: other.b * c + other.d * d,
      tx: other.a * tx + other.c * ty + other.tx, ty: other.b * tx + other.d * ty + other.ty)
  }

  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The scale factor of areas, negative for a reflection.
  package var determinant: Double { a * d - b * c }

  /// Whether all numbers are finite and the transform has an inverse that is not huge either.
  package var isUsable: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && abs(determinant) > 1e-12
      && abs(determinant) < 1e24
  }

  /// The inverse; `nil` if the transform is not usable.
  package var inverse: AffineTransform? {
    guard isUsable else { return nil }
    let scale = 1 / determinant
    return AffineTransform(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
  }

  /// The scale factor of all lengths; `nil` if it depends on their direction.
  package var uniformScale: Double? {
    let (first, second) = (hypot(a, b), hypot(c, d))
    let slack = 1e-6 * max(first, second)
    let isUniform = abs(first - second) <= slack && abs(a * c + b * d) <= slack * max(first, second)
    return isUniform ? first : nil
  }

  /// The smallest scale factor of lengths in any direction.
  package var smallestScale: Double {
    // The smaller singular value of a matrix of two rows.
    let (sum, difference) = (hypot(a + d, b - c), hypot(a - d, b + c))
    return abs(sum - difference) / 2
  }

  /// The numbers, in the order of SVG's `matrix()`.
  package var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension Path {
  /// Returns the path with a transform applied.
  package func transformed(by transform: AffineTransform) -> Path {
    mapped(transform.apply(to:))
  }

  /// The bounding box of the path itself, which control points may exceed; `nil` without points.
  package var tightBounds: Rect? {
    var box: (low: Point, high: Point)?
    func include(_ point: Point) {
      guard let (low, high) = box else { return box = (point, point) }
      box = (
        Point(x: min(low.x, point.x), y: min(low.y, point.y)),
        Point(x: max(high.x, point.x), y: max(high.y, point.y))
      )
    }
    var current = Point(x: 0, y: 0)
    for step in steps {
      switch step {
      case .move(let point), .line(let point):
        include(point)
        current = point
      case .curve(let first, let second, let end):
        include(end)
        let horizontal = CubicExtremes(current.x, first.x, second.x, end.x)
        let vertical = CubicExtremes(current.y, first.y, second.y, end.y)
        for time in horizontal.times + vertical.times {
          include(Point(x: horizontal.value(at: time), y: vertical.value(at: time)))
        }
        current = end
      case .close: continue
      }
    }
    return box.map {
      Rect(
        x: $0.low.x, y: $0.low.y, width: $0.high.x - $0.low.x, height: $0.high.y - $0.low.y)
    }
  }
}

/// One coordinate of a cubic curve, for finding where it turns.
private struct CubicExtremes {
  let points: (Double, Double, Double, Double)

  init(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    points = (first, second, third, fourth)
  }

  func value(at time: Double) -> Double {
    let rest = 1 - time
    return rest * rest * rest * points.0 + 3 * rest * rest * time * points.1
      + 3 * rest * time * time * points.2 + time * time * time * points.3
  }

  /// Where the derivative is zero, between the ends.
  var times: [Double] {
    let a = -points.0 + 3 * points.1 - 3 * points.2 + points.3
    let b = 2 * (points.0 - 2 * points.1 + points.2)
    let c = points.1 - points.0
    let found: [Double]
    if abs(a) < 1e-12 {
      found = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      found = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}
