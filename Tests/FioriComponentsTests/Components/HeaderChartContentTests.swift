import FioriElements
import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriObjectHeader
@testable import TestSupport

/// What a header's chart view says, what its chart shows, and what it is drawn as while it waits.
struct HeaderChartContentTests {
  // MARK: AccessibilityText

  @Test func `title, subtitle, trend and number are said before the chart`() throws {
    try expect(
      DrawnView(SampleHeaderChart.motor).drawing.words,
      is: AccessibilityText(
        title: "Motor temperature",
        text: "Motor temperature, Last 12 days, 4.2%, 78 °C. "
          + "Line chart, 12 categories from Mar 1 to Mar 12. "
          + "Lowest 62 in Mar 1, highest 78 in Mar 12, rising"))
  }

  @Test func `a ring is said as it is by itself`() throws {
    var view = SampleHeaderChart.ring
    view.chartView = nil
    try expect(
      DrawnView(view).drawing.words.text, is: "Motor temperature, Last 12 days, 4.2%, 64 percent")
  }

  @Test func `runs are said in place of their texts`() throws {
    let view = SampleHeaderChart.motor {
      $0.titleAttributedText = [TextRun("Motor "), TextRun("now")]
      $0.subtitle = nil
      $0.trendAttributedText = [TextRun("up 4.2%")]
      $0.kpiAttributedText = [TextRun("78"), TextRun(" of 90 °C")]
      $0.chartView = nil
    }
    try expect(
      DrawnView(view).drawing.words,
      is: AccessibilityText(title: "Motor now", text: "Motor now, up 4.2%, 78 of 90 °C"))
  }

  // MARK: The chart

  @Test(arguments: [ChartType.line, .column])
  func `a chart has the first and the last name, and no numbers`(type: ChartType) throws {
    let view = SampleHeaderChart.motor { $0.chartView?.chartType = type }
    let drawn = try DrawnView(view)
    try expect(drawn.part("categoryAxis").axis?.labels, is: ["Mar 1", "Mar 12"])
    let numbers = try #require(try drawn.part("numericAxis").axis)
    expect(numbers.labels, is: [])
    #expect(numbers.ticks?.isEmpty == false && numbers.range != nil)
  }

  @Test func `names can be hidden, and the plot then takes their room`() throws {
    let view = SampleHeaderChart.motor { $0.chartView?.categoryAxis.labels.isHidden = true }
    let drawn = try DrawnView(view)
    try expect(drawn.part("categoryAxis").axis?.labels, is: [])
    try expect(drawn.part("chartView").frame.size.height, is: 75)
    #expect(try drawn.part("plot").frame.size.height > 70)
  }

  @Test(arguments: [4, 8, 20])
  func `no more than three gridlines are drawn`(count: Int) throws {
    let three = try DrawnView(SampleHeaderChart.motor).part("numericAxis").axis?.ticks
    let view = SampleHeaderChart.motor { $0.chartView?.numberOfGridlines = count }
    try expect(DrawnView(view).part("numericAxis").axis?.ticks, is: three)
  }

  @Test(arguments: [(nil, true), (true, true), (false, false)] as [(Bool?, Bool)])
  func `the points of a line are hidden unless told otherwise`(
    given: Bool?, isHidden: Bool
  ) throws {
    let view = SampleHeaderChart.motor { $0.chartView?.series[0].point.isHidden = given }
    guard case .arrangement(let arrangement) = view.lowered(in: .plain).element,
      case .chart(let chart) = (arrangement as? HeaderChartArrangement)?.plot
    else { throw CancellationError() }
    expect(chart.series.map(\.hidesPoints), is: [isHidden])
  }

  @Test func `a chart without data says so in the same room`() throws {
    let drawn = try DrawnView(SampleHeaderChart.motor { $0.chartView = ChartView(series: []) })
    try expect(drawn.part("noData").text, is: "No Data")
    try expect(drawn.part("chartView").frame.size.height, is: 75)
  }

  // MARK: Waiting

  private static let waiting: [ObjectHeaderChartView] = [
    SampleHeaderChart.motor, SampleHeaderChart.ring, ObjectHeaderChartView(title: ""),
    ObjectHeaderChartView(title: "Heat", kpiItems: [.metric("1")]),
  ].map { view in
    var view = view
    view.isLoading = true
    return view
  }

  @Test(arguments: waiting, Environment.Generation.allCases)
  func `a view that waits has blocks and no text`(
    view: ObjectHeaderChartView, generation: Environment.Generation
  ) throws {
    let drawn = try DrawnView(view) { $0.generation = generation }
    #expect(drawn.root.flattened.allSatisfy { $0.text == nil })
    expect(drawn.drawing.words, is: .loading)
    expect(drawn.warnings, is: [])
    #expect(drawn.fills.count >= 3)
  }

  @Test func `a view that waits is as large as when it has its content`() throws {
    var view = SampleHeaderChart.motor
    let ready = try DrawnView(view).drawing.report.size
    view.isLoading = true
    try expect(DrawnView(view).drawing.report.size, is: ready)
  }

  @Test func `a chart that waits by itself is a block beside the number`() throws {
    let drawn = try DrawnView(SampleHeaderChart.motor { $0.chartView?.isLoading = true })
    try expect(drawn.part("metric").text, is: "78")
    try expect(drawn.part("chartView").frame.size.height, is: 75)
    #expect(!drawn.root.flattened.contains { $0.kind == "plot" })
  }
}
