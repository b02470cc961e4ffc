import FioriRender
import Testing

@testable import TestSupport

/// A chart, one of its marks, and the rectangle that it must be, in shares of the plot.
struct MarkCase: Sendable, CustomTestStringConvertible {
  let chart: ChartView
  let series: Int
  let category: Int
  let rect: [Double]

  init(_ chart: ChartView, series: Int = 0, category: Int, _ rect: Double...) {
    self.chart = chart
    self.series = series
    self.category = category
    self.rect = rect
  }

  var testDescription: String { "\(chart.chartType) \(series), \(category): \(rect)" }

  func check() throws {
    let mark = try DrawnChart(chart).unitMark(series: series, category: category)
    #expect(mark.isNear(rect[0], rect[1], rect[2], rect[3]), "\(mark)")
  }
}
