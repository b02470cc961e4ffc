package import FioriBasics

/// The way that a part of a picture appears if the picture is animated; it ends as the still part, and
/// a still picture shows nothing of it. Coordinates are in points.
package enum Motion: Hashable, Sendable {
  /// Grows to its size, away from a point.
  case growth(from: Point, GrowthAxes)
  /// Is uncovered from one vertical line to another.
  case reveal(from: Double, to: Double)
  /// Is uncovered clockwise from the top, up to a distance from a point.
  case sweep(around: Point, radius: Double)
  /// Light crosses it from one side of the picture to the other: content that is still loading.
  case shimmer(fromRight: Bool)

  /// The directions that a part grows in.
  package enum GrowthAxes: Hashable, Sendable {
    case horizontal, vertical, both
  }

  /// Returns the motion moved by a distance.
  package func moved(by way: Point) -> Motion {
    switch self {
    case .growth(let point, let axes): .growth(from: point + way, axes)
    case .reveal(let start, let end): .reveal(from: start + way.x, to: end + way.x)
    case .sweep(let center, let radius): .sweep(around: center + way, radius: radius)
    case .shimmer: self
    }
  }

  /// Returns the corners of the area that is uncovered at a share of the way; `nil` for a motion that
  /// uncovers nothing, and for one up to the edges of the picture. The number of corners is always the
  /// same, and they move on straight lines between the shares of `turns`.
  package func uncovered(at share: Double) -> [Point]? {
    guard case .sweep(let center, let radius) = self else { return nil }
    let way = [
      Point(x: 0, y: -1), Point(x: 1, y: -1), Point(x: 1, y: 1), Point(x: -1, y: 1),
      Point(x: -1, y: -1), Point(x: 0, y: -1),
    ]
    let index = max(Self.turns.lastIndex { $0 <= share } ?? 0, 0)
    let corner = min(index, way.count - 2)
    let (start, end) = (Self.turns[corner], Self.turns[corner + 1])
    let part = min(max((share - start) / (end - start), 0), 1)
    let reached = way[corner] * (1 - part) + way[corner + 1] * part
    let shown = way.prefix(corner + 1) + Array(repeating: reached, count: way.count - 1 - corner)
    return [center] + shown.map { center + $0 * radius }
  }

  /// The shares of the way where a sweep turns at a corner.
  package static let turns = [0, 0.125, 0.375, 0.625, 0.875, 1]
}

/// When parts of an animated picture move.
package enum MotionTime {
  /// The time that parts take to grow, evenly (stated for rings: Docs/sources/kpi.md#ring; chosen for
  /// marks: Docs/sources/charts.md#motion).
  package static let growth = 0.5
  /// The time that light takes to cross a picture (stated: Docs/sources/headers.md#loading).
  package static let shimmer = 2.0
  /// The number of repetitions: parts that move for more than five seconds must be stoppable (WCAG
  /// 2.2, 2.2.2).
  package static let shimmerCount = 2
  /// The share of its opacity that content loses in the light (stated there, as 0.2 to 0.9 of a light
  /// color; chosen so that it is still seen on white).
  package static let shimmerDepth = 0.6
}
