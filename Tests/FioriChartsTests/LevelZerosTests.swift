import FioriLayout
import Testing

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
