import FioriBasics
import FioriLayout
import FioriModel
import Glibc

/// The points of a plot that are hidden behind others but for a small share. Points with equal numbers are reported on their
/// own (``UnseenSeries``), except on lines that also have other points.
struct CoveredPoints {
  /// A point in the order of drawing.
  private struct Circle {
    let frame: Rect
    var isCounted = true
    var isReportedIfEqual = false
  }

  private let count: Int
  private let total: Int
  private let isOfLines: Bool

  /// A square of the plot, as wide as the largest point.
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// Half a pixel of most screens, in points.
  static let halfPixel = 0.25
  /// The share of a point from which it is seen beside others: of circles that all have a shade where they are over others,
  /// and of the points of lines, which a reader looks for (chosen).
  private static let seenShare = 0.1
  private static let seenShareOfLines = 1.0 / 3

  /// Creates the points of scatter and bubble charts, where the largest are behind the others.
  init(_ plot: PlotContent, in size: Size) {
    let circles = plot.marks.map(\.frame).enumerated()
      .sorted { ($1.element.size.width, $0.offset) < ($0.element.size.width, $1.offset) }
    self.init(circles.map { Circle(frame: $0.element) }, in: size, isOfLines: false)
  }

  /// Creates the points of lines that have no line, `nil` without any that can be covered.
  init?(_ plot: PlotContent, of chart: ChartElement, in size: Size) {
    let lines = chart.data.drawnSeries.filter { !chart.data.columns.contains($0) }
    guard lines.count > 1 else { return nil }
    let lone = lines.reduce(into: [Int: Set<Int>]()) { $0[$1] = chart.lonePoints(of: $1) }
    guard lone.values.contains(where: { !$0.isEmpty }) else { return nil }
    let circles = plot.marks.filter { $0.isDrawn && lone[$0.series] != nil }
    let lonely = Set(lines.filter(chart.hasOnlyLonePoints))
    self.init(
      circles.map {
        Circle(
          frame: $0.frame, isCounted: lone[$0.series]?.contains($0.category) == true,
          isReportedIfEqual: !lonely.contains($0.series))
      }, in: size, isOfLines: true)
  }

  private init(_ all: [Circle], in size: Size, isOfLines: Bool) {
    let circles = all.filter {
      $0.frame.size.width > 0 && (-1...size.width + 1).contains($0.frame.midX)
        && (-1...size.height + 1).contains($0.frame.midY)
    }
    // Points of any width may be asked for, and a square of the plot has to be large enough to be counted.
    let side = max(circles.map(\.frame.size.width).max() ?? 0, Self.halfPixel)
    var later: [Cell: [Rect]] = [:]
    var count = 0
    for point in circles.reversed() {
      let circle = point.frame
      let cell = Cell(
        x: Int((circle.midX / side).rounded(.down)), y: Int((circle.midY / side).rounded(.down)))
      if point.isCounted {
        let covers = Self.cells(around: cell).flatMap { later[$0] ?? [] }
        let isEqual = !point.isReportedIfEqual && covers.contains(circle)
        let share = isOfLines ? Self.seenShareOfLines : Self.seenShare
        if !isEqual, Self.covers(covers, circle, butFor: share) { count += 1 }
      }
      later[cell, default: []].append(circle)
    }
    (self.count, total) = (count, circles.count(where: \.isCounted))
    self.isOfLines = isOfLines
  }

  private static func cells(around cell: Cell) -> [Cell] {
    (-1...1).flatMap { x in (-1...1).map { Cell(x: cell.x + x, y: cell.y + $0) } }
  }

  /// Returns whether others cover a circle but for less than a share of its area.
  private static func covers(_ others: [Rect], _ circle: Rect, butFor share: Double) -> Bool {
    guard !others.isEmpty else { return false }
    let radius = circle.size.width / 2
    var seen = share * Double(samples.count)
    for sample in samples {
      let (x, y) = (circle.midX + sample.x * radius, circle.midY + sample.y * radius)
      let isCovered = others.contains { other in
        let (x, y, reach) = (x - other.midX, y - other.midY, other.size.width / 2)
        return x * x + y * y <= reach * reach
      }
      guard !isCovered else { continue }
      seen -= 1
      if seen <= 0 { return false }
    }
    return true
  }

  /// Places spread evenly over a circle with radius 1, along a spiral of the golden angle.
  private static let samples: [Point] = (0..<64).map { index in
    let (radius, angle) = (((Double(index) + 0.5) / 64).squareRoot(), 2.399963 * Double(index))
    return Point(x: radius * cos(angle), y: radius * sin(angle))
  }

  /// Returns a warning for the chart at a path; `nil` if all points are seen.
  func finding(at origin: DescriptionPath) -> Finding? {
    guard count > 0 else { return nil }
    return .warning(
      origin.key("series"), .mostlyCoveredPoints(count, of: total, isOfLines: isOfLines))
  }
}
