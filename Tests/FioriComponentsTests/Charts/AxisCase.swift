import FioriRender
import Testing

@testable import TestSupport

/// A chart, and the ticks and the ends of its axis: `60 40 20 | 20...66`.
struct AxisCase: Sendable, CustomTestStringConvertible {
  let chart: ChartView
  let ticks: String

  init(_ chart: ChartView, _ ticks: String) {
    self.chart = chart
    self.ticks = ticks
  }

  /// A chart of one series with options of its axis.
  init(
    _ type: ChartType, _ values: [Double?], _ ticks: String,
    _ change: (inout NumericAxis) -> Void = { _ in }
  ) {
    var chart = ChartView(type, values)
    change(&chart.numericAxis)
    self.init(chart, ticks)
  }

  /// A chart over times.
  init(
    stock values: [Double?], _ ticks: String, _ change: (inout NumericAxis) -> Void = { _ in }
  ) {
    self.init(.stock, values, ticks, change)
    var chart = chart
    chart.categories = values.indices.map { "2026-11-\(10 + $0) 00:00:00" }
    self.init(chart, ticks)
  }

  var testDescription: String { "\(chart.chartType): \(ticks)" }

  func check(_ kind: String = "numericAxis") throws {
    try expect(DrawnChart(chart).ticks(kind), is: ticks)
  }
}
