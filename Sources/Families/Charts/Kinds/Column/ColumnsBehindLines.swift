import FioriBasics
import FioriLayout
import FioriModel

/// The columns of a combo chart that nothing shows because lines run over them from side to side: one, or several
/// together.
struct ColumnsBehindLines {
  private let count: Int
  private let total: Int

  /// Half a pixel of most screens, in points.
  private static let slack = 0.25
  /// The share of a column's height that lines hide at least, so that the rest looks like their edge.
  private static let leastCovered = 0.75

  init(_ plot: PlotContent, of chart: ChartElement) {
    let (columns, lines) = (chart.data.columns, plot.marks)
    // Among others, columns of zero are not missed.
    let zeros = columns.filter { chart.data.values[$0].allSatisfy { ($0 ?? 0) == 0 } }
    let bars = lines.filter {
      columns.contains($0.series) && ($0.value != 0 || zeros.contains($0.series))
    }
    let solid = lines.filter { mark in
      !columns.contains(mark.series) && chart.series[mark.series].pattern?.dash.isEmpty != false
    }
    let highest = Set(solid.map(\.series)).reduce(0) {
      $0 + chart.series[$1].lineWidth / Self.leastCovered
    }
    let short = bars.filter {
      // Shorter ones are reported as too small.
      ($0.value == 0 || ChartElement.leastMeasuredLength <= $0.frame.size.height)
        && $0.frame.size.height <= highest
    }
    total = bars.count
    guard !short.isEmpty else {
      count = 0
      return
    }
    let segments = chart.segments(between: solid).map { segment in
      (line: segment, width: segment.series.map { chart.series[$0].lineWidth } ?? 0)
    }
    count = short.count { bar in
      [bar.frame.minX, bar.frame.midX, bar.frame.maxX].allSatisfy { x in
        Self.cover(bar.frame, segments, at: x)
      }
    }
  }

  /// Returns whether lines of some widths in points hide most of a column at a place together.
  private static func cover(
    _ column: Rect, _ lines: [(line: Segment, width: Double)], at x: Double
  ) -> Bool {
    let spans = lines.compactMap { span(of: $0.line, $0.width, at: x) }.filter { span in
      span.lowerBound - slack <= column.maxY && column.minY <= span.upperBound + slack
    }
    var (end, covered) = (column.minY, 0.0)
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let reached = min(span.upperBound, column.maxY)
      covered += max(reached - max(span.lowerBound, end), 0)
      end = max(end, reached)
    }
    return !spans.isEmpty && covered >= column.size.height * leastCovered
  }

  /// Returns the heights that a line of a width in points covers at a place; `nil` for one that is not there.
  private static func span(of line: Segment, _ width: Double, at x: Double) -> ClosedRange<Double>?
  {
    let (start, end) = line.start.x <= line.end.x ? (line.start, line.end) : (line.end, line.start)
    guard start.x < end.x, (start.x...end.x).contains(x) else { return nil }
    let y = start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    return y - width / 2...y + width / 2
  }

  /// Returns a warning for the chart at a path; `nil` if all columns are seen.
  func finding(at origin: DescriptionPath) -> Finding? {
    count == 0 ? nil : .warning(origin.key("series"), .columnsBehindLines(count, of: total))
  }
}
