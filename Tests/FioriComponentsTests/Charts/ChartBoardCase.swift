import FioriRender
import Testing

/// A chart of 300 × 200 as it was drawn by hand: where its plot lies, to half a point, and its
/// ticks.
struct ChartBoardCase: Sendable, CustomTestStringConvertible {
  let chart: ChartView
  /// From left to right and from top to bottom.
  let plot: (left: Double, right: Double, top: Double, bottom: Double)
  let ticks: String

  init(
    _ chart: ChartView, x: ClosedRange<Double>, y: ClosedRange<Double>, _ ticks: String
  ) {
    self.chart = chart
    plot = (x.lowerBound, x.upperBound, y.lowerBound, y.upperBound)
    self.ticks = ticks
  }

  var testDescription: String { "\(chart.chartType)" }
}
