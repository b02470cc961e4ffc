import FioriLayout
import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// Gridlines and baselines on device pixels (Docs/sources/charts.md#pixels).
struct GridlinePixelTests {
  private static let charts: [ChartView] = [
    ChartView(.line, [62, 110, 94, 138], categories: ["a", "b", "c", "d"]),
    ChartView(.column, [62, -110, 94, 138]), ChartView(.bar, [62, 110, 94, 138]),
    ChartView(.stackedBar, [62, -110], [94, 138]), ChartView(.waterfall, [62, 110, -94]),
    ChartView(.bubble, points: [(0, 3, 1), (5, 9, 2)]),
  ]

  private func isWhole(_ length: Double, _ scale: Double) -> Bool {
    abs(length * scale - (length * scale).rounded()) < 1e-6
  }

  @Test(arguments: charts, [1, 1.5, 2, 3])
  func `gridlines are whole pixels, and begin at the plot's start with a dash`(
    chart: ChartView, scale: Double
  ) throws {
    let drawn = try DrawnChart(chart, width: 307, height: 211) { $0.scale = scale }
    let plot = try drawn.plot
    let grid = PixelGrid(scale: scale)
    try #require(!drawn.dashedLines.isEmpty)
    for line in drawn.dashedLines {
      let width = line.style.width
      #expect(isWhole(width, scale))
      let (across, start) =
        line.isHorizontal ? (line.start.y, line.start.x) : (line.start.x, line.start.y)
      #expect(isWhole(across - width / 2, scale), "\(line)")
      expect(start, is: grid.snapped(line.isHorizontal ? plot.minX : plot.minY))
      expect(line.style.cap, is: .butt)
      #expect(line.style.dash.allSatisfy { isWhole($0, scale) && $0 > 0 })
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `a gridline is one point, drawn for one and left out for three`(scale: Double) throws {
    let drawn = try DrawnChart(Self.charts[0]) { $0.scale = scale }
    for line in drawn.dashedLines {
      expect(line.style.width, is: 1)
      expect(line.style.dash, is: [1, 3])
    }
  }

  @Test(arguments: charts)
  func `a gridline is within half a pixel of its tick`(chart: ChartView) throws {
    let drawn = try DrawnChart(chart) { $0.scale = 2 }
    let (plot, axis) = try (drawn.plot, drawn.axis())
    let (ticks, range) = try (#require(axis.ticks), #require(axis.range))
    let scale = AxisTicks(
      values: ticks, minimum: range.lowerBound, maximum: range.upperBound, step: 1)
    let isHorizontal = chart.chartType == .bar || chart.chartType == .stackedBar
    let places = ticks.filter { abs($0 - scale.baseline) > 1e-9 }.map { tick in
      let share = scale.position(of: tick)
      return isHorizontal
        ? plot.minX + share * plot.size.width : plot.maxY - share * plot.size.height
    }
    let found = drawn.dashedLines.map { $0.isHorizontal ? $0.start.y : $0.start.x }
    for place in places { #expect(found.contains { abs($0 - place) <= 0.5001 }, "\(place)") }
    expect(found.count, is: places.count)
  }

  @Test func `gridlines are at the numbers of the axis that shows them`() throws {
    var chart = ChartView(.line, [683, 622, 567], [4.1, 3.9, 3.4])
    chart.indexesOfSecondaryValuesAxis = [1]
    let kinds = try [false, true].map { isHidden in
      chart.numericAxis.labels.isHidden = isHidden
      let drawn = try DrawnChart(chart) { $0.scale = 2 }
      let lines = drawn.dashedLines.filter(\.isHorizontal).map(\.start.y)
      return try ["numericAxis", "secondaryNumericAxis"].filter { kind in
        let (plot, axis) = try (drawn.plot, drawn.axis(kind))
        let (ticks, range) = try (#require(axis.ticks), #require(axis.range))
        let length = range.upperBound - range.lowerBound
        let places = ticks.dropLast().map {
          plot.maxY - ($0 - range.lowerBound) / length * plot.size.height
        }
        return lines.allSatisfy { line in places.contains { abs($0 - line) <= 0.5001 } }
      }
    }
    expect(kinds, is: [["numericAxis"], ["secondaryNumericAxis"]])
  }

  @Test func `the line below columns is just below them`() throws {
    let drawn = try DrawnChart(Self.charts[0].with { $0.chartType = .column }) { $0.scale = 2 }
    let plot = try drawn.plot
    let base = PixelGrid(scale: 2).snapped(plot.maxY)
    let line = try #require(drawn.filledBounds.first)
    #expect(line.minY == base && line.size.height == 1)
    let columns = drawn.filledBounds.dropFirst().prefix(4)
    #expect(columns.count == 4 && columns.allSatisfy { $0.maxY == base })
  }
}
