import FioriCharts
import FioriRender
import Testing

/// Values of a waterfall, its totals, and from where to where each column reaches.
struct WaterfallCase: Sendable, CustomTestStringConvertible {
  let values: [Double?]
  let totals: Set<Int>
  let steps: [ClosedRange<Double>?]
  let range: ClosedRange<Double>

  init(
    _ values: [Double?], totals: Set<Int> = [], _ steps: [ClosedRange<Double>?],
    range: ClosedRange<Double>
  ) {
    self.values = values
    self.totals = totals
    self.steps = steps
    self.range = range
  }

  var testDescription: String { "\(values), totals \(totals.sorted())" }

  var found: WaterfallSteps {
    var data = ChartData(values: [values], categoryCount: values.count, drawnSeries: [0])
    data.totals = totals
    return WaterfallSteps(data)
  }
}
