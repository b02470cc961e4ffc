import FioriRender
import Testing

@testable import TestSupport

/// Views other than a header's own chart, as the detail of an object header.
struct DetailViewTests {
  @Test(arguments: [(320.0, 288.0), (375, 312), (700, 294), (1024, 312)])
  func `a chart is as wide as the room, up to 312`(width: Double, chartWidth: Double) throws {
    let drawn = try DrawnDescription(
      """
      {"environment": {"width": \(width)}, "view": {
        "type": "objectHeader", "headlineText": "A", "page": \(width < 668 ? 2 : 1),
        "detailContentView": {"type": "chartView", "series": [{"values": [1, 3]}]}
      }}
      """)
    expect(drawn.lines, is: [])
    let chart = try #require(drawn.report?.root.first("chartView"))
    expect(chart.frame.size, is: Size(width: chartWidth, height: 160))
  }

  @Test func `a detail has its own findings and words`() throws {
    let view = ObjectHeader(
      headlineText: "A",
      detailContentView: .kpiProgressView(KPIProgressView(items: [.metric("5")], caption: "B")))
    let drawing = try Renderer().drawing(of: Figure(view).showing(page: 2))
    expect(drawing.words.text, is: "B, 5, 0 percent. Page 2 of 2")
    expect(
      drawing.warnings.map(\.description),
      is: [
        "warning: view.detailContentView.items[0].metric: the ring is empty, since no 'progress' is given; "
          + "give it, such as 0.64"
      ])
  }

  @Test(arguments: [
    (
      #"{"type": "kpiHeader"}"#,
      "error: view.detailContentView.type: unknown view type 'kpiHeader'; expected one of "
        + "'objectHeaderChartView', 'kpiView', 'kpiProgressView', 'chartView'"
    ),
    (
      #"{"type": "chartView", "series": 1}"#,
      "error: view.detailContentView.series: expected an array, found 1"
    ),
    (
      #"{"subtitle": "a"}"#,
      "error: view.detailContentView.title: 'title' is missing; give the chart view one"
    ),
  ])
  func `a wrong detail is pointed at`(detail: String, line: String) throws {
    let drawn = try DrawnDescription(
      #"{"view": {"type": "objectHeader", "headlineText": "A", "detailContentView": \#(detail)}}"#)
    expect(drawn.lines.first, is: line)
  }

  @Test func `an attributes provider gives cards and header charts their fonts`() throws {
    var card = KPICard()
    card.title = "A"
    card.kpiItems = [.metric("5")]
    card.attributesProvider = KPILook()
    var chart = ObjectHeaderChartView()
    chart.title = "A"
    chart.kpiItems = [.metric("5")]
    chart.attributesProvider = KPILook()
    let size = KPILook().font(for: .metric).size
    for view in [card, chart] as [any Component] {
      let report = try Renderer().drawing(of: Figure(view)).report
      expect(report.root.first("metric")?.fontSize, is: size)
    }
  }

  @Test func `the SDK's names are those of the schemes`() {
    expect(
      [ColorScheme.lightConstant, .darkConstant, .lightBackground, .darkBackground],
      is: [.light, .dark, .light, .dark])
    expect(ColorStyle.tintColor, is: "tintColor")
    expect(ColorStyle.negative, is: "negative")
  }
}

extension LayoutReport.Node {
  /// The first part of a kind.
  fileprivate func first(_ kind: String) -> LayoutReport.Node? {
    self.kind == kind ? self : children.lazy.compactMap { $0.first(kind) }.first
  }
}
