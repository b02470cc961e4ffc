import FioriRender
import Testing

@testable import TestSupport

/// What is said of a wrong chart, in words.
struct WrongChartTests {
  @Test(arguments: [
    (Double.nan, "expected a finite number, found nan"),
    (.infinity, "expected a finite number, found inf"),
    (1e301, "1e+301 is too far from zero; use numbers up to 1e+300"),
  ])
  func `a number of the Swift API is finite`(number: Double, text: String) throws {
    try expect(
      DrawnView.errors(of: ChartView(.line, [1, number])),
      is: ["error: view.series[0].values[1]: \(text)"])
    let point = ChartValue.point(x: 1, y: number, size: 2)
    try expect(
      DrawnView.errors(of: ChartView(.bubble, series: [ChartSeries(values: [point])])),
      is: ["error: view.series[0].values[0]: \(text)"])
  }

  @Test func `a length of the Swift API is not below zero and not beyond all pictures`() throws {
    var chart = ChartView(.line, [1])
    chart.series[0].lineWidth = -1
    chart.series[0].point.diameter = .nan
    chart.columnCornerRadius = .infinity
    try expect(
      DrawnView.errors(of: chart),
      is: [
        "error: view.series[0].lineWidth: expected a length in points, 0 or more, found -1.0",
        "error: view.series[0].point.diameter: expected a length in points, 0 or more, found nan",
        "error: view.columnCornerRadius: expected a length in points, 0 or more, found inf",
        "warning: view.columnCornerRadius: chart type 'line' does not support "
          + "'columnCornerRadius', which is ignored; remove it",
      ])
  }

  /// What is said of a chart with some keys.
  private func lines(_ keys: String) throws -> [String] {
    try DrawnDescription("{\"view\":{\"type\":\"chartView\",\(keys)}}").lines
  }

  @Test func `there are bounds of series, values and categories`() throws {
    func ones(_ count: Int) -> String {
      Array(repeating: "1", count: count).joined(separator: ",")
    }
    let series = Array(repeating: #"{"values":[1]}"#, count: 33).joined(separator: ",")
    try expect(
      lines("\"series\":[\(series)]"),
      is: [
        "error: view.series: 33 series, more than the 32 allowed; remove 1 or draw several charts"
      ])
    try expect(
      lines("\"series\":[{\"values\":[\(ones(20_001))]}]"),
      is: [
        "error: view.series: 20001 values, more than the 20000 allowed; use fewer, such as "
          + "every other one"
      ])
    let names = Array(repeating: "null", count: 20_001).joined(separator: ",")
    try expect(
      lines("\"series\":[{\"values\":[1,2]}],\"categories\":[\(names)]"),
      is: [
        "error: view.categories: 20001 categories, more than the 20000 allowed; use fewer, such "
          + "as every other one"
      ])
    try expect(lines("\"series\":[{\"values\":[\(ones(20_000))]}]"), is: [])
  }
}
