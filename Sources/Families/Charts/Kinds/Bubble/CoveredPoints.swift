import FioriBasics
import FioriLayout
import FioriModel

/// The points of a plot that nothing shows because others are drawn less than half a pixel away. Points with equal
/// numbers are reported on their own (``UnseenSeries``).
struct CoveredPoints {
  private let count: Int
  private let total: Int

  /// A square of the plot, as wide as the least distance.
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// Half a pixel of most screens, in points.
  private static let leastDistance = 0.25

  init(_ plot: PlotContent, in size: Size) {
    let circles = plot.marks.map(\.frame).filter { circle in
      circle.size.width > 0 && (-1...size.width + 1).contains(circle.midX)
        && (-1...size.height + 1).contains(circle.midY)
    }
    var known: [Cell: [Rect]] = [:]
    var count = 0
    for circle in circles {
      let cell = Self.cell(of: circle)
      let near = Self.cells(around: cell).flatMap { known[$0] ?? [] }
        .filter { Self.covers($0, circle) }
      if near.isEmpty {
        known[cell, default: []].append(circle)
      } else if !near.contains(circle) {
        count += 1
      }
    }
    (self.count, total) = (count, circles.count)
  }

  private static func cell(of circle: Rect) -> Cell {
    Cell(
      x: Int((circle.midX / leastDistance).rounded(.down)),
      y: Int((circle.midY / leastDistance).rounded(.down)))
  }

  private static func cells(around cell: Cell) -> [Cell] {
    (-1...1).flatMap { x in (-1...1).map { Cell(x: cell.x + x, y: cell.y + $0) } }
  }

  /// Returns whether two circles are about the same.
  private static func covers(_ circle: Rect, _ other: Rect) -> Bool {
    abs(circle.midX - other.midX) < leastDistance && abs(circle.midY - other.midY) < leastDistance
      && abs(circle.size.width - other.size.width) < leastDistance
  }

  /// Returns a warning for the chart at a path; `nil` if all points are seen.
  func finding(at origin: DescriptionPath) -> Finding? {
    guard count > 0 else { return nil }
    return .warning(origin.key("series"), .nearlyCoveredPoints(count, of: total))
  }
}
