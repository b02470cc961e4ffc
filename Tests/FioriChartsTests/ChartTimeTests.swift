import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

/// Categories placed by their dates (Docs/sources/charts.md#time).
struct ChartTimeTests {
  private static func chart(_ type: ChartType, _ dates: [String], _ values: Double?...) -> ChartView
  {
    ChartView(
      type, categories: dates,
      series: [ChartSeries(values: values.map { $0.map(ChartValue.number) })]
    ).with { $0.categoryAxis.scale = .time }
  }

  /// The centers of the marks, in thousandths of the plot's width.
  private func centers(_ chart: ChartView) throws -> [Int] {
    try DrawnChart(chart).unitMarks.map { Int((($0.x + $0.width / 2) * 1000).rounded()) }
  }

  @Test(arguments: [ChartType.column, .stackedColumn, .combo])
  func `a missing column leaves its place empty`(type: ChartType) throws {
    let chart = Self.chart(type, ["2024-01", "2024-02", "2024-04"], 1, 2, 3)
    let four = Self.chart(type, ["2024-01", "2024-02", "2024-03", "2024-04"], 1, 2, nil, 3)
    try expect(centers(chart), is: centers(four))
    let commands = try DrawnChart(chart).commands
    try expect(DrawnChart(four).commands, is: commands)
  }
}
