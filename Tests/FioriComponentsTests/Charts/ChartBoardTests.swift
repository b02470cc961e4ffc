import FioriRender
import Testing

@testable import TestSupport

/// The measures of charts that were drawn by hand (Docs/sources/charts.md#worked-examples).
struct ChartBoardTests {
  private static let months: [String?] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul"]
  private static let half: [String?] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]

  private static let cases = [
    ChartBoardCase(
      ChartView(
        .line, [62, 110, 94, 138, 171, 149, 186], [38, nil, 71, 88, nil, 124, 102],
        categories: months),
      x: 26.5...292, y: 6.5...180, "200 100 0 | 0...200"),
    ChartBoardCase(
      ChartView(
        .area, [120, 164, 151, 178, 162, 190, 196], [48, 61, 84, 72, 96, 118, 109],
        categories: months),
      x: 26.5...292, y: 6.5...180, "200 100 0 | 0...200"),
    ChartBoardCase(
      ChartView(
        .column, [112, 140, 158, 134, 176, 192], [88, 104, 121, 150, 139, 168],
        categories: half),
      x: 26.5...300, y: 6.5...180, "200 100 0 | 0...200"),
    ChartBoardCase(
      ChartView(
        .stackedColumn, [44, 58, 63, 40, 72, 80], [30, 26, 41, 38, 33, 45],
        [-18, -32, -12, -40, -25, -14], categories: half),
      x: 24.5...300, y: 0...181, "100 0 | -40...125"),
    ChartBoardCase(
      ChartView(
        .stackedBar, [60, 48, 72, 36], [44, 38, 30, 41], [22, 30, 18, 26],
        categories: ["North", "South", "East", "West"]),
      x: 38...300, y: 0...181, "140 70 0 | 0...146"),
    ChartBoardCase(
      ChartView(
        .combo, [84, 112, 97, 131, 146, 158, 140], [60, 74, 90, 88, 118, 126, 149],
        categories: months),
      x: 26.5...300, y: 6.5...180, "200 100 0 | 0...200"),
    ChartBoardCase(
      ChartView(
        .waterfall, [120, 64, 42, -58, -26, 18, nil],
        categories: ["A", "B", "C", "D", "E", "F", "G"]
      ).with { $0.indexesOfTotalsCategories = [6] },
      x: 26.5...300, y: 0...180, "200 100 0 | 0...226"),
  ]

  /// Half a point that the drawing rounds to, and as much for its face.
  private static let tolerance = 0.5

  @Test(arguments: cases)
  func `a plot lies where the worked example has it`(item: ChartBoardCase) throws {
    let chart = try DrawnChart(item.chart)
    let plot = try chart.plot
    #expect(abs(plot.minX - item.plot.left) <= Self.tolerance, "\(plot)")
    #expect(abs(plot.maxX - item.plot.right) <= Self.tolerance, "\(plot)")
    #expect(abs(plot.minY - item.plot.top) <= Self.tolerance, "\(plot)")
    #expect(abs(plot.maxY - item.plot.bottom) <= Self.tolerance, "\(plot)")
    try expect(chart.ticks(), is: item.ticks)
  }

  /// The names of the drawing's bars are not written down; the axis is as wide as the widest, and
  /// 4.5.
  @Test func `bars begin beside their names`() throws {
    let chart = try DrawnChart(
      ChartView(.bar, [186, 152, 121, 74, 58], categories: ["a", "bb", "ccc", "dddd", "eeeeeeee"]))
    try expect(chart.ticks(), is: "200 100 0 | 0...200")
    let plot = try chart.plot
    #expect(abs(plot.minY) < 1e-9 && abs(plot.maxY - 181) < 1e-9)
    #expect(abs(plot.maxX - 289) < 0.5)
    let axis = try chart.view.part("categoryAxis").frame
    #expect(abs(axis.maxX - plot.minX) < 1e-9)
  }
}
