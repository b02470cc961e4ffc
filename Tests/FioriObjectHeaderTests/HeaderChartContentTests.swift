import FioriLayout
import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriObjectHeader
@testable import TestSupport

/// What a header's chart view says, what its chart shows, and what it is drawn as while it waits.
struct HeaderChartContentTests {
  @Test(arguments: [(nil, true), (true, true), (false, false)] as [(Bool?, Bool)])
  func `the points of a line are hidden by default`(
    given: Bool?, isHidden: Bool
  ) throws {
    let view = SampleHeaderChart.motor { $0.chartView?.series[0].point.isHidden = given }
    guard case .arrangement(let arrangement) = view.lowered(in: .plain).element,
      case .chart(let chart) = (arrangement as? HeaderChartArrangement)?.plot
    else { throw CancellationError() }
    expect(chart.series.map(\.hidesPoints), is: [isHidden])
  }

  @Test func `a view that waits is as large as when it has its content`() throws {
    var view = SampleHeaderChart.motor
    let ready = try DrawnView(view).drawing.report.size
    view.isLoading = true
    try expect(DrawnView(view).drawing.report.size, is: ready)
  }
}
