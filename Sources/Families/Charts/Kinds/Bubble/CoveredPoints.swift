import FioriBasics
import FioriLayout
import FioriModel

/// The points of a plot that nothing shows because others are drawn less than half a pixel away; of lines, the points
/// without a line that others cover for the most part. Points with equal numbers are reported on their own
/// (``UnseenSeries``).
struct CoveredPoints {
  private var count: Int
  private var total: Int
  private let isOfLines: Bool

  /// A square of the plot, as wide as the least distance.
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// Half a pixel of most screens, in points.
  static let halfPixel = 0.25
  /// The distance at which less than a third of a point is seen beside another, as a share of its width.
  private static let seenShare = 0.25

  /// Creates the points of scatter and bubble charts.
  init(_ plot: PlotContent, in size: Size) {
    self.init(
      plot.marks.map(\.frame), in: size, leastDistance: Self.halfPixel, isOfLines: false)
  }

  /// Creates the points of lines that have no line, `nil` without any that can be covered.
  init?(_ plot: PlotContent, of chart: ChartElement, in size: Size) {
    let lines = chart.data.drawnSeries.filter { !chart.data.columns.contains($0) }
    let lonely = lines.filter(chart.hasOnlyLonePoints)
    let lone = lines.reduce(into: [Int: Set<Int>]()) { $0[$1] = chart.lonePoints(of: $1) }
    let others = plot.marks.filter { mark in
      !lonely.contains(mark.series) && lone[mark.series]?.contains(mark.category) == true
    }
    guard lonely.count > 1 || !others.isEmpty && lines.count > 1 else { return nil }
    let circles =
      lonely.count > 1 ? plot.marks.filter { lonely.contains($0.series) }.map(\.frame) : []
    let width = circles.map(\.size.width).max() ?? 0
    // Points of any width may be asked for, and a square of the plot has to be large enough to be counted.
    let leastDistance = max(width * Self.seenShare, Self.halfPixel)
    self.init(circles, in: size, leastDistance: leastDistance, isOfLines: true)
    total += others.count
    count += others.count { mark in
      plot.marks.contains { cover in
        cover.category == mark.category && cover.series > mark.series && cover.isDrawn
          && lines.contains(cover.series)
          && Self.covers(cover.frame, mark.frame, mark.frame.size.width * Self.seenShare)
      }
    }
  }

  private init(_ all: [Rect], in size: Size, leastDistance: Double, isOfLines: Bool) {
    self.isOfLines = isOfLines
    let circles = all.filter { circle in
      circle.size.width > 0 && (-1...size.width + 1).contains(circle.midX)
        && (-1...size.height + 1).contains(circle.midY)
    }
    var known: [Cell: [Rect]] = [:]
    var count = 0
    for circle in circles {
      let cell = Self.cell(of: circle, leastDistance)
      let near = Self.cells(around: cell).flatMap { known[$0] ?? [] }
        .filter { Self.covers($0, circle, leastDistance) }
      if near.isEmpty {
        known[cell, default: []].append(circle)
      } else if !near.contains(circle) {
        count += 1
      }
    }
    (self.count, total) = (count, circles.count)
  }

  private static func cell(of circle: Rect, _ leastDistance: Double) -> Cell {
    Cell(
      x: Int((circle.midX / leastDistance).rounded(.down)),
      y: Int((circle.midY / leastDistance).rounded(.down)))
  }

  private static func cells(around cell: Cell) -> [Cell] {
    (-1...1).flatMap { x in (-1...1).map { Cell(x: cell.x + x, y: cell.y + $0) } }
  }

  /// Returns whether two circles are about the same.
  private static func covers(_ circle: Rect, _ other: Rect, _ leastDistance: Double) -> Bool {
    abs(circle.midX - other.midX) < leastDistance && abs(circle.midY - other.midY) < leastDistance
      && abs(circle.size.width - other.size.width) < halfPixel
  }

  /// Returns a warning for the chart at a path; `nil` if all points are seen.
  func finding(at origin: DescriptionPath) -> Finding? {
    guard count > 0 else { return nil }
    return .warning(
      origin.key("series"),
      isOfLines ? .mostlyCoveredPoints(count, of: total) : .nearlyCoveredPoints(count, of: total))
  }
}
