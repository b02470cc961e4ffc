import FioriElements
import Testing

@testable import FioriDisplay
@testable import FioriRender
@testable import TestSupport

/// The zeros of two axes (Docs/sources/charts.md#zeros).
struct LevelZerosTests {
  /// A chart of two series, the second on an axis of its own, and the ticks and ends of both axes.
  struct Axes: Sendable, CustomTestStringConvertible {
    var type = ChartType.combo
    var columns: [Int]? = [0, 1]
    let first: [Double]
    let second: [Double]
    var change: @Sendable (inout ChartView) -> Void = { _ in }
    let primary: String
    let secondary: String
    var warnings: [String] = []
    var testDescription: String { "\(type) \(first) \(second)" }

    var chart: ChartView {
      var chart = ChartView(type, first, second)
      chart.indexesOfColumnSeries = type == .combo ? columns : nil
      chart.indexesOfSecondaryValuesAxis = [1]
      change(&chart)
      return chart
    }
  }

  private static let warning =
    "warning: view.secondaryNumericAxis: zero is not level on the two axes because of their given "
    + "ends; remove 'explicitMin' and 'explicitMax'"

  @Test(arguments: [
    Axes(
      first: [5, 10], second: [-200, 600], primary: "10 5 0 | \(-10.0 * 0.25 / 0.75)...10",
      secondary: "400 0 | -200...600"),
    Axes(
      columns: [0], first: [5, 10], second: [-200, 600],
      primary: "10 5 0 | \(-10.0 * 0.25 / 0.75)...10", secondary: "400 0 | -200...600"),
    Axes(
      columns: [], first: [5, 10], second: [-200, 600], primary: "10 5 0 | 0...10",
      secondary: "400 0 | -200...600"),
    Axes(
      type: .area, first: [5, 10], second: [-200, 600],
      primary: "10 5 0 | \(-10.0 * 0.25 / 0.75)...10", secondary: "400 0 | -200...600"),
    Axes(
      type: .line, first: [5, 10], second: [-200, 600], primary: "10 5 0 | 0...10",
      secondary: "400 0 | -200...600"),
    Axes(
      first: [5, 10], second: [-4, -8], primary: "10 5 0 | -10...10",
      secondary: "0 -4 -8 | -8...8"),
    Axes(
      first: [5, 10], second: [20, 40], primary: "10 5 0 | 0...10", secondary: "40 20 0 | 0...40"),
    Axes(
      first: [5, 10], second: [-200, 600],
      change: { $0.secondaryNumericAxis.explicitMin = -400 },
      primary: "10 5 0 | \(-10.0 * 0.4 / 0.6)...10", secondary: "600 100 -400 | -400...600"),
    Axes(
      first: [5, 10], second: [-200, 600], change: { $0.numericAxis.explicitMin = 0 },
      primary: "10 5 0 | 0...10", secondary: "400 0 | -200...600", warnings: [warning]),
    Axes(
      columns: [1], first: [500, 510], second: [-200, 600],
      change: { $0.numericAxis.isZeroBased = false },
      primary: "510 505 500 | \(500 - 5.0 / 3)...510",
      secondary: "400 0 | -200...600"),
  ])
  func `columns and areas on two axes grow from one line`(item: Axes) throws {
    let drawn = try DrawnChart(item.chart)
    try expect(drawn.ticks(), is: item.primary)
    try expect(drawn.ticks("secondaryNumericAxis"), is: item.secondary)
    expect(drawn.view.warnings, is: item.warnings)
  }

  /// The heights of the baselines from the plot's top, in tenths of its height.
  private func baselines(_ chart: ChartView) throws -> [Int] {
    let drawn = try DrawnChart(chart)
    let plot = try drawn.plot
    return drawn.filledBounds.filter { $0.size.height == 1 && $0.size.width > 100 }.map {
      Int((($0.minY - plot.minY) / plot.size.height * 10).rounded())
    }
  }

  @Test func `zeros that are not level have a line each`() throws {
    let level = Axes(first: [5, 10], second: [-100, 400], primary: "", secondary: "").chart
    let lines = Axes(
      type: .line, first: [5, 10], second: [-100, 400], primary: "", secondary: ""
    ).chart
    try expect(baselines(level), is: [8])
    try expect(baselines(lines), is: [10, 8])
    try expect(baselines(lines.with { $0.categoryAxis.baseline.isHidden = true }), is: [])
  }

  @Test func `axes that figures share are level too`() throws {
    let views = [
      Axes(first: [5, 10], second: [20, 40], primary: "", secondary: "").chart,
      Axes(first: [5, 8], second: [-20, 60], primary: "", secondary: "").chart,
    ]
    let range = SharedRange(of: views)
    expect(range.secondaryNumericAxis?.range, is: -20...60)
    expect(range.numericAxis?.range, is: (-10.0 * 0.25 / 0.75)...10)
  }
}
