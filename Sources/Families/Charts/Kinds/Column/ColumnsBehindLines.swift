import FioriBasics
import FioriLayout
import FioriModel

/// The columns of a combo chart that nothing shows because a line runs over them from side to side.
struct ColumnsBehindLines {
  private let count: Int
  private let total: Int

  /// Half a pixel of most screens, in points.
  private static let slack = 0.25

  init(_ plot: PlotContent, of chart: ChartElement) {
    let (columns, lines) = (chart.data.columns, plot.marks)
    // Among others, columns of zero are not missed.
    let zeros = columns.filter { chart.data.values[$0].allSatisfy { ($0 ?? 0) == 0 } }
    let bars = lines.filter {
      columns.contains($0.series) && ($0.value != 0 || zeros.contains($0.series))
    }
    let widest = chart.series.map(\.lineWidth).max() ?? 0
    let short = bars.filter {
      // Shorter ones are reported as too small.
      ($0.value == 0 || ChartElement.leastMeasuredLength <= $0.frame.size.height)
        && $0.frame.size.height <= widest
    }
    total = bars.count
    guard !short.isEmpty else {
      count = 0
      return
    }
    let segments = chart.segments(
      between: lines.filter { mark in
        !columns.contains(mark.series) && chart.series[mark.series].pattern?.dash.isEmpty != false
      })
    count = short.count { bar in
      [bar.frame.minX, bar.frame.midX, bar.frame.maxX].allSatisfy { x in
        segments.contains { segment in
          let width = segment.series.map { chart.series[$0].lineWidth } ?? 0
          return Self.covers(segment, width, bar.frame, at: x)
        }
      }
    }
  }

  /// Returns whether a line of a width in points covers a column at a place.
  private static func covers(
    _ line: Segment, _ width: Double, _ column: Rect, at x: Double
  ) -> Bool {
    let (start, end) = line.start.x <= line.end.x ? (line.start, line.end) : (line.end, line.start)
    guard start.x < end.x, (start.x...end.x).contains(x) else { return false }
    let y = start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
    return y - width / 2 - slack <= column.minY && column.maxY <= y + width / 2 + slack
  }

  /// Returns a warning for the chart at a path; `nil` if all columns are seen.
  func finding(at origin: DescriptionPath) -> Finding? {
    count == 0 ? nil : .warning(origin.key("series"), .columnsBehindLines(count, of: total))
  }
}
