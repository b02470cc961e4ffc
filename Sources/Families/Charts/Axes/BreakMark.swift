import FioriBasics
import FioriLayout
import FioriModel

/// An arrowhead at the edge of a plot, for a point beyond it, or for a column that does not lie
/// within the axis (chosen: Docs/sources/charts.md#breaks).
enum BreakMark {
  /// Returns the mark of a point beyond the upper or the lower edge, in a row from the edge inward.
  static func shape(at point: Point, row: Int, in plot: Size, _ color: RGBA) -> PlotShape {
    let isAbove = point.y < 0
    let inset = Double(row) * pitch
    return shape(
      at: point.x, beyond: isAbove ? inset : plot.height - inset, isHorizontal: false,
      towardOrigin: isAbove, color)
  }

  /// Returns the mark at `position` along the categories, with its tip at `edge` along the values, in
  /// points. It is larger by `growth` on all sides.
  static func shape(
    at position: Double, beyond edge: Double, isHorizontal: Bool, towardOrigin: Bool, _ color: RGBA,
    widenedBy growth: Double = 0
  ) -> PlotShape {
    let inward = towardOrigin ? 1.0 : -1.0
    let (tip, base) = (edge - 2 * growth * inward, edge + (size.height + growth) * inward)
    let half = size.width / 2 + 2.5 * growth
    let points = [
      Point(x: position, y: tip), Point(x: position + half, y: base),
      Point(x: position - half, y: base),
    ]
    return .polygon(isHorizontal ? points.map { Point(x: $0.y, y: $0.x) } : points, color)
  }

  /// Returns how many rows of marks a plot of a height has space for.
  static func rowCount(in height: Double) -> Int {
    max(Int(height * largestShare / pitch), 1)
  }

  static let size = Size(width: 8, height: 5)
  /// The gap between two marks, in points.
  fileprivate static let gap = 2.0
  /// The distance from one row to the next, in points.
  static let pitch = size.height + 1
  /// The share of a plot's height that the marks at an edge take.
  private static let largestShare = 0.25
}

/// The rows of the marks of points beyond a plot, so that none covers another: the marks of a group, such
/// as a series, are in one row at each edge. Beside value labels, the marks at one place are in the order of their values,
/// as the labels are.
struct BreakRows {
  /// The rows by group and the index of the point, from 0 at the edge; none for a point within the
  /// plot, and for one whose mark would touch another or does not fit.
  let rows: [[Int: Int]]

  init(_ groups: [[Point?]], in plot: Size, areOrdered: Bool = false) {
    let count = BreakMark.rowCount(in: plot.height)
    let isOrdered = areOrdered && Self.areApart(groups)
    func marked(beyond distance: (Point) -> Double) -> [[Int: Int]] {
      guard !isOrdered else { return Self.ordered(groups, by: distance, upTo: count) }
      var taken = [[Double]](repeating: [], count: count)
      return groups.map { Self.rows(of: $0, where: { distance($0) > 0 }, among: &taken) }
    }
    rows = zip(marked { -$0.y }, marked { $0.y - plot.height }).map { above, below in
      above.merging(below) { row, _ in row }
    }
  }

  /// Returns whether the marks of no two places touch.
  private static func areApart(_ groups: [[Point?]]) -> Bool {
    let count = groups.map(\.count).max() ?? 0
    let places = (0..<count).compactMap { index in
      groups.lazy.compactMap { $0[at: index] ?? nil }.first?.x
    }
    return zip(places, places.dropFirst()).allSatisfy { isClear($0, of: [$1]) }
  }

  /// Returns rows in which the marks at one place are the nearer to the edge, the further their points are beyond it.
  private static func ordered(
    _ groups: [[Point?]], by distance: (Point) -> Double, upTo count: Int
  ) -> [[Int: Int]] {
    var rows = groups.map { _ in [Int: Int]() }
    for index in 0..<(groups.map(\.count).max() ?? 0) {
      let distances = groups.map { points in
        (points[at: index] ?? nil).map(distance) ?? 0
      }
      let marked = groups.indices.filter { distances[$0] > 0 }.sorted { one, other in
        distances[one] == distances[other] ? one < other : distances[one] > distances[other]
      }
      for (row, group) in marked.prefix(count).enumerated() { rows[group][index] = row }
    }
    return rows
  }

  /// Returns the row of each point with a mark at an edge. `taken` has the places of the marks in each
  /// row.
  private static func rows(
    of points: [Point?], where isBeyond: (Point) -> Bool, among taken: inout [[Double]]
  ) -> [Int: Int] {
    var kept: [(index: Int, x: Double)] = []
    for (index, point) in points.enumerated() {
      guard let point, isBeyond(point), isClear(point.x, of: kept.map(\.x)) else { continue }
      kept.append((index, point.x))
    }
    let row = taken.firstIndex { positions in kept.allSatisfy { isClear($0.x, of: positions) } }
    guard let row else { return [:] }
    taken[row] += kept.map(\.x)
    return Dictionary(uniqueKeysWithValues: kept.map { ($0.index, row) })
  }

  private static func isClear(_ x: Double, of positions: [Double]) -> Bool {
    positions.allSatisfy { abs(x - $0) >= BreakMark.size.width + BreakMark.gap }
  }
}
