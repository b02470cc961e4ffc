import FioriRender
import Testing

@testable import FioriCharts
@testable import TestSupport

/// Where columns and bars stand (Docs/sources/charts.md#columns, Docs/sources/charts.md#waterfall),
/// with the numbers that SAP's engine gives.
struct ColumnGeometryTests {
  private static let months: [String?] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul"]
  private static let positive: [Double?] = [200, 170, 165, 143, 166, 112, 110]
  private static let stack = ChartView(.stackedColumn, [6, -3], [4, -1], [-5, 10])
  private static let waterfall = ChartView(.waterfall, [27, 3, 29, -2, -5, 52]).with {
    $0.indexesOfTotalsCategories = [5]
  }

  @Test(arguments: [
    (1, 1.333_333, 1), (2, 0.571_428, 0.428_571), (7, 0.148_148, 0.111_111),
    (14, 0.072_727, 0.054_545),
  ])
  func `gaps are a third of a cluster and none stands at the ends`(
    count: Int, increment: Double, width: Double
  ) {
    let geometry = ClusterGeometry(count: count)
    #expect(abs(geometry.increment - increment) < 1e-6)
    #expect(abs(geometry.width - width) < 1e-6)
    #expect(abs(geometry.start(of: count - 1) + geometry.width - 1) < 1e-12)
  }

  @Test(arguments: [
    MarkCase(ChartView(.bar, positive, categories: months), category: 0, 0, 0, 1, 0.111),
    MarkCase(ChartView(.bar, positive, categories: months), category: 1, 0, 0.1481, 0.85, 0.111),
    MarkCase(ChartView(.stackedBar, positive, categories: months), category: 0, 0, 0, 1, 0.111),
    MarkCase(
      ChartView(.stackedBar, positive, categories: months), category: 1, 0, 0.1481, 0.85, 0.111),
    MarkCase(ChartView(.column, positive, categories: months), category: 0, 0, 0, 0.111, 1),
    MarkCase(
      ChartView(.column, positive, categories: months), category: 1, 0.1481, 0.15, 0.111, 0.85),
    MarkCase(
      ChartView(.stackedColumn, positive, categories: months), category: 1, 0.1481, 0.15, 0.111,
      0.85),
  ])
  func `columns and bars share out their axis`(item: MarkCase) throws { try item.check() }

  @Test(arguments: [ChartType.bar, .stackedBar])
  func `bars are named from the top down`(type: ChartType) throws {
    let chart = try DrawnChart(ChartView(type, Self.positive, categories: Self.months))
    try expect(chart.axis("categoryAxis").labels, is: Self.months.compactMap(\.self))
    try expect(chart.ticks(), is: "200 100 0 | 0...200")
  }

  @Test(arguments: [
    MarkCase(ChartView(.column, [4, -4], [2, -1]), category: 0, 0, 0, 0.2142, 0.5),
    MarkCase(ChartView(.column, [4, -4], [2, -1]), category: 1, 0.5714, 0.5, 0.2142, 0.5),
    MarkCase(
      ChartView(.column, [4, -4], [2, -1]), series: 1, category: 0, 0.2142, 0.25, 0.2142, 0.25),
    MarkCase(
      ChartView(.column, [4, -4], [2, -1]), series: 1, category: 1, 0.7857, 0.5, 0.2142, 0.125),
    MarkCase(ChartView(.bar, [4, -4], [2, -1]), category: 0, 0.5, 0, 0.5, 0.2142),
    MarkCase(
      ChartView(.bar, [4, -4], [2, -1]), series: 1, category: 1, 0.375, 0.7857, 0.125, 0.2142),
  ])
  func `values below zero hang from it, and a cluster has no gaps`(item: MarkCase) throws {
    try item.check()
  }

  @Test(arguments: [
    MarkCase(ChartView(.column, [-2, -4]), category: 0, 0, 0, 0.4285, 0.5),
    MarkCase(ChartView(.column, [-2, -4]), category: 1, 0.5714, 0, 0.4285, 1),
    MarkCase(ChartView(.bar, [-2, -4]), category: 0, 0.5, 0, 0.5, 0.4285),
    MarkCase(ChartView(.stackedBar, [-2, -4]), category: 1, 0, 0.5714, 1, 0.4285),
  ])
  func `where all values are below zero the baseline is the upper end`(item: MarkCase) throws {
    try item.check()
  }

  /// The axis runs from -10 to 20.
  @Test(arguments: [
    MarkCase(stack, category: 0, 0, 0.4667, 0.4286, 0.2),
    MarkCase(stack, series: 1, category: 0, 0, 0.3333, 0.4286, 0.1333),
    MarkCase(stack, series: 2, category: 0, 0, 0.6667, 0.4286, 0.1667),
    MarkCase(stack, category: 1, 0.5714, 0.6667, 0.4286, 0.1),
    MarkCase(stack, series: 1, category: 1, 0.5714, 0.7667, 0.4286, 0.0333),
    MarkCase(stack, series: 2, category: 1, 0.5714, 0.3333, 0.4286, 0.3333),
    MarkCase(stack.with { $0.chartType = .stackedBar }, category: 0, 0.3333, 0, 0.2, 0.4286),
    MarkCase(
      stack.with { $0.chartType = .stackedBar }, series: 2, category: 0, 0.1667, 0, 0.1667,
      0.4286),
  ])
  func `values above and below zero stack apart`(item: MarkCase) throws { try item.check() }

  @Test func `a part of a stack begins where the one before ends`() throws {
    let marks = try DrawnChart(Self.stack).unitMarks
    func mark(_ series: Int, _ category: Int) throws -> UnitMark {
      try #require(marks.first { $0.series == series && $0.category == category })
    }
    let first = try (mark(0, 0), mark(1, 0), mark(2, 0))
    #expect(abs(first.1.y + first.1.height - first.0.y) < 1e-9)
    #expect(abs(first.2.y - first.0.y - first.0.height) < 1e-9)
    let second = try (mark(0, 1), mark(1, 1), mark(2, 1))
    #expect(abs(second.1.y - second.0.y - second.0.height) < 1e-9)
    #expect(abs(second.2.y + second.2.height - second.0.y) < 1e-9)
  }

  @Test(arguments: [
    MarkCase(waterfall, category: 0, 0, 0.55, 0.1304, 0.45),
    MarkCase(waterfall, category: 2, 0.3478, 1 - 59.0 / 60, 0.1304, 29.0 / 60),
    MarkCase(waterfall, category: 4, 0.6957, 1 - 57.0 / 60, 0.1304, 5.0 / 60),
    MarkCase(waterfall, category: 5, 0.8696, 1 - 52.0 / 60, 0.1304, 52.0 / 60),
  ])
  func `a waterfall's columns begin where the one before ends`(item: MarkCase) throws {
    try item.check()
    try expect(DrawnChart(item.chart).axis().range, is: 0...60)
  }

  @Test func `from right to left the first column stands at the right and bars grow leftwards`()
    throws
  {
    func marks(_ type: ChartType) throws -> [UnitMark] {
      try DrawnChart(ChartView(type, [10, 20, 5])) {
        $0.layoutDirection = .rightToLeft
      }.unitMarks
    }
    let (columns, bars) = try (marks(.column), marks(.bar))
    #expect(columns[0].isNear(0.7273, 0.5, 0.2727, 0.5))
    #expect(columns[2].isNear(0, 0.75, 0.2727, 0.25))
    #expect(bars[0].isNear(0.5, 0, 0.5, 0.2727))
    #expect(bars[2].isNear(0.75, 0.7273, 0.25, 0.2727))
  }
}
