import Testing

@testable import FioriDrawing
@testable import FioriRender
@testable import TestSupport

/// Values that a chart cannot show as they are, and the warnings about them.
struct MisleadingValuesTests {
  private static func series(_ type: String, _ values: String, _ keys: String = "") -> String {
    "\"chartType\":\"\(type)\",\"series\":[{\"values\":\(values)}]\(keys)"
  }

  @Test(
    arguments: [
      ([50.0, 500], nil, -60.0), ([50, 500], 1_000, nil), ([-50, -500], 60, nil),
    ] as [([Double], Double?, Double?)])
  func `an end that leaves out all values changes nothing`(
    values: [Double], low: Double?, high: Double?
  ) throws {
    for type in [ChartType.column, .line, .bar, .waterfall, .stackedColumn] {
      let plain = ChartView(type, series: [ChartSeries(values: values.map { .number($0) })])
      let chart = plain.with {
        ($0.numericAxis.explicitMin, $0.numericAxis.explicitMax) = (low, high)
      }
      let (expected, drawn) = try (DrawnChart(plain), DrawnChart(chart))
      expect(
        drawn.view.drawing.displayList.commands, is: expected.view.drawing.displayList.commands)
    }
  }
}
