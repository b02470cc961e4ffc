/// An outline of lines and curves.
package struct Path: Hashable, Sendable {
  /// One step of an outline.
  package enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  package private(set) var steps: [Step] = []

  package init() {}

  var isEmpty: Bool { steps.isEmpty }

  package mutating func move(to point: Point) { steps.append(.move(point)) }
  package mutating func line(to point: Point) { steps.append(.line(point)) }
  package mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    steps.append(.curve(first, second, end))
  }
  package mutating func close() { steps.append(.close) }
  package mutating func append(_ path: Path) { steps += path.steps }

  /// The bounding box of all points, including control points; `nil` without points.
  package var bounds: Rect? {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func include(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for step in steps {
      switch step {
      case .move(let point), .line(let point): include(point)
      case .curve(let first, let second, let end):
        include(first)
        include(second)
        include(end)
      case .close: continue
      }
    }
    guard low.x <= high.x else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether all coordinates are numbers.
  package var isFinite: Bool {
    steps.allSatisfy { step in
      switch step {
      case .move(let point), .line(let point): Self.isFinite(point)
      case .curve(let first, let second, let end): [first, second, end].allSatisfy(Self.isFinite)
      case .close: true
      }
    }
  }

  private static func isFinite(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }

  /// Returns the path with `transform` applied to every point.
  package func mapped(_ transform: (Point) -> Point) -> Path {
    var path = Path()
    path.steps = steps.map { step in
      switch step {
      case .move(let point): .move(transform(point))
      case .line(let point): .line(transform(point))
      case .curve(let first, let second, let end):
        .curve(transform(first), transform(second), transform(end))
      case .close: .close
      }
    }
    return path
  }
}
