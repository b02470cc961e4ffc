import FioriElements
import FioriRender
import Testing

@testable import FioriFloorplan
@testable import TestSupport

/// What a chart floorplan shows and says.
struct ChartFloorplanContentTests {
  // MARK: Accessibility text

  @Test func `texts are said before the summary, and the summary before the chart`() throws {
    try expect(
      DrawnView(SampleFloorplan.revenue).drawing.words,
      is: AccessibilityText(
        title: "Revenue",
        text: "Revenue, Target: 200k, 20 min ago. Total, 707k, 4.2%. Mar, 171k. "
          + "Column chart, 4 categories from Jan to Apr. "
          + "2026: lowest 164 in Jan, highest 190 in Apr, rising"))
  }

  @Test(arguments: [
    (ChartSummaryItem(values: ["1", "2"], category: 0), "Jan, 2026 1, 2025 2"),
    (ChartSummaryItem(values: ["1", nil], category: 0), "Jan, 2026 1, 2025 no value"),
    (ChartSummaryItem(values: [nil, nil], category: 0, emptyText: "No data"), "Jan, No data"),
    (ChartSummaryItem(title: "Now", category: 0, trend: "4%"), "Now, 4%"),
    (
      ChartSummaryItem(lowerBoundTitle: "Jan", upperBoundTitle: "Mar", value: "9", trend: "4%"),
      "Jan to Mar, 9, 4%"
    ),
  ])
  func `an item is said with the names of the series`(
    item: ChartSummaryItem, words: String
  ) throws {
    let view = SampleFloorplan.years {
      $0.summaryItems = [item]
      $0.chartView?.selections = [0: [1]]
    }
    #expect(try DrawnView(view).drawing.words.text.contains(". \(words). Column chart"))
  }

  // MARK: Summary

  @Test(arguments: [
    (ChartSummaryItem(values: [nil], category: 0), ["Jan", "–"]),
    (ChartSummaryItem(values: ["", nil], category: 0), ["Jan", "–", "–"]),
    (ChartSummaryItem(values: ["1", nil], category: 0, emptyText: "No data"), ["Jan", "1", "–"]),
    (ChartSummaryItem(values: [], category: 0, emptyText: "No data"), ["Jan", "No data"]),
    (ChartSummaryItem(title: "Now", trend: "4%"), ["Now", "4%"]),
    (
      ChartSummaryItem(lowerBoundTitle: "Jan", upperBoundTitle: "Mar", value: ""),
      ["Jan", "Mar", "–"]
    ),
  ])
  func `a missing value has its place`(item: ChartSummaryItem, texts: [String]) throws {
    let view = try DrawnView(SampleFloorplan.years { $0.summaryItems = [item] })
    let node = try view.part("summaryItem")
    expect(node.flattened.compactMap(\.text), is: texts)
    expect(view.warnings, is: [])
  }

  @Test func `a date has the form of the axis`() throws {
    let view = SampleFloorplan.revenue {
      $0.chartView?.categories = ["2026-11", "2026-12", "2026-10", "2027-01"]
      $0.chartView?.categoryAxis.scale = .time
      $0.chartView?.selections = [0: [2]]
      $0.summaryItems = [ChartSummaryItem(values: ["171k"], category: 2)]
    }
    let drawn = try DrawnView(view)
    try expect(
      drawn.part("summaryItem").flattened.compactMap(\.text), is: ["Oct 2026", "171k"])
    #expect(drawn.drawing.words.text.contains(". Oct 2026, 171k. Column chart"))
  }

  @Test func `values have the colors of their series if there are several`() {
    func colors(_ floorplan: ChartFloorplan) -> [[Bool]] {
      guard case .arrangement(let arrangement) = floorplan.lowered(in: .plain).element,
        let summary = (arrangement as? ChartFloorplanArrangement)?.summary
      else { return [] }
      return summary.items.map { item in
        guard case .values(let values) = item.content else { return [] }
        return values.map { $0.color != nil }
      }
    }
    expect(colors(SampleFloorplan.revenue), is: [[false], [false]])
    expect(colors(SampleFloorplan.years), is: [[true, true], [true, true]])
  }

  // MARK: Chart

  @Test func `the chart has the names of the floorplan, and a legend`() throws {
    let chart = try #require(SampleFloorplan.years.fitted)
    expect(chart.series.map(\.title), is: ["2026", "2025"])
    expect(chart.numericAxis.title, is: "Dollars")
    expect(chart.categoryAxis.title, is: "Month")
    let view = try DrawnView(SampleFloorplan.years)
    try expect(view.part("valuesAxisTitle").text, is: "Dollars")
    try expect(view.part("categoryAxisTitle").text, is: "Month")
    let titles = view.root.flattened.filter { $0.kind == "seriesTitle" }.map(\.text)
    expect(titles, is: ["2026", "2025"])
  }

  @Test func `the chart is drawn whole, as one that is alone`() throws {
    let view = try DrawnView(SampleFloorplan.revenue)
    try expect(view.part("categoryAxis").axis?.labels, is: ["Jan", "Feb", "Mar", "Apr"])
  }

  @Test(
    arguments: [
      ([0: [1]], [0: [1]]), ([:], [0: [2]]),
    ] as [([Int: [Int]], [Int: [Int]])])
  func `a category with an item is selected unless the chart selects others`(
    given: [Int: [Int]], selected: [Int: [Int]]
  ) {
    let view = SampleFloorplan.revenue { $0.chartView?.selections = given }
    expect(view.fitted?.selections, is: selected)
  }

  @Test func `a chart that loads is a block in its place`() throws {
    let view = try DrawnView(SampleFloorplan.revenue { $0.chartView?.isLoading = true })
    try expect(view.part("chartView").frame.size, is: Size(width: 343, height: 256))
    expect(view.warnings, is: [])
  }

  // MARK: Style sheets

  @Test(arguments: [
    ("fdlFUIChartFloorplanViewController_title", "title"),
    ("fdlFUIChartFloorplanViewController_subtitle", "subtitle"),
    ("fdlFUIChartFloorplanViewController_status", "status"),
    ("fdlFUIChartFloorplanViewController_seriesTitles", "seriesTitle"),
    ("fdlFUIChartFloorplanViewController_valuesAxisTitle", "valuesAxisTitle"),
    ("fdlFUIChartFloorplanViewController_categoryAxisTitle", "categoryAxisTitle"),
    ("fdlFUIChartSummaryItem_valuesText", "value"), ("fdlFUIChartSummaryItem_trend", "trend"),
  ])
  func `each text has its class`(name: String, kind: String) throws {
    let floorplan = SampleFloorplan.revenue {
      $0.summaryItems.removeFirst()
      $0.summaryItems[0].title = nil
    }
    let view = try DrawnView(floorplan, in: ["\(name) { font-color: #110000; }"])
    try expect(view.color(of: kind), is: "#110000FF")
    let others = view.root.flattened.filter { $0.kind != kind && $0.color?.hex == "#110000FF" }
    expect(others.map(\.kind), is: [])
  }

  @Test(arguments: [
    ("lowerBoundTitle", "font-color"), ("upperBoundTitle", "font-color"),
    ("value", "font-color"), ("trend", "font-color"), ("trendImage", "tint-color"),
  ])
  func `each part of a range has its class`(part: String, attribute: String) throws {
    let floorplan = SampleFloorplan.revenue {
      $0.summaryItems = [
        ChartSummaryItem(
          lowerBoundTitle: "Jan", upperBoundTitle: "Mar", value: "9", trend: "4%",
          trendImage: .builtin(.trendUp))
      ]
    }
    let sheet = "fdlFUIChartRangeSummaryItem_\(part) { \(attribute): #110000; }"
    try expect(DrawnView(floorplan, in: [sheet]).color(of: part), is: "#110000FF")
  }

  @Test func `the view's class reaches its texts and the names in the chart`() throws {
    let floorplan = SampleFloorplan.revenue { $0.styleClass = ["brand"] }
    let view = try DrawnView(floorplan, in: ["brand { font-color: #110000; }"])
    expect(view.root.children[0].color?.hex, is: "#110000FF")
    for kind in ["subtitle", "status", "seriesTitle", "valuesAxisTitle", "trend"] {
      try expect(view.color(of: kind), is: "#110000FF", "\(kind)")
    }
    #expect(try view.color(of: "categoryAxis") != "#110000FF")
  }
}
