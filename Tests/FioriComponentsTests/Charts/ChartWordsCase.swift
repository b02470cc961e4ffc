import FioriRender
import Testing

@testable import TestSupport

/// A chart and what is said of it.
struct ChartWordsCase: Sendable, CustomTestStringConvertible {
  let chart: ChartView
  let words: String

  init(_ chart: ChartView, _ words: String) {
    self.chart = chart
    self.words = words
  }

  /// A chart of two series over four months.
  init(_ type: ChartType, _ words: String) {
    var chart = ChartView(
      type, [62, 110, 94, 186], [38, nil, 71, 20], categories: ["Jan", "Feb", "Mar", "Apr"])
    chart.series[0].title = "2016"
    self.init(chart, words)
  }

  var testDescription: String { words }
}
