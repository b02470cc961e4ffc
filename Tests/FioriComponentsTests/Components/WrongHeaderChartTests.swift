import FioriRender
import Testing

@testable import TestSupport

/// What is said of a header's chart view that is wrong, in words.
struct WrongHeaderChartTests {
  private func check(_ item: WrongHeaderChart) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
  }

  @Test(arguments: [
    WrongHeaderChart(
      view: #"{"trend":"4%"}"#,
      "error: view.title: 'title' is missing; give the chart view one"),
    WrongHeaderChart(
      view: #"{"title":" ","trend":"4%"}"#,
      "error: view.title: 'title' is missing; give the chart view one"),
    WrongHeaderChart(
      view: #"{"title":"A"}"#, "error: view: no trend, KPI or chart; give at least one"),
    WrongHeaderChart(
      view: #"{"title":"A","subtitle":"B","trend":"","kpiItems":[]}"#,
      "error: view: no trend, KPI or chart; give at least one"),
    WrongHeaderChart(
      view: #"{"isEnabled":true}"#,
      "error: view.title: 'title' is missing; give the chart view one",
      "error: view: no trend, KPI or chart; give at least one"),
    WrongHeaderChart(view: #"{"isLoading":true}"#),
    WrongHeaderChart(view: #"{"titleAttributedText":[{"text":"A"}],"trend":"4%"}"#),
    WrongHeaderChart(view: #"{"title":"A","trendImage":"builtin:trend-up"}"#),
    WrongHeaderChart(view: #"{"title":"A","trendAttributedText":[{"text":"4%"}]}"#),
    WrongHeaderChart(view: #"{"title":"A","kpiAttributedText":[{"text":"4"}]}"#),
    WrongHeaderChart(
      view: #"{"title":"A","kpiProgressView":{"items":[{"metric":"4"}],"progress":0.4}}"#),
    WrongHeaderChart(view: #"{"title":"A","chartView":{"series":[{"values":[1,2]}]}}"#),
  ])
  func `a view has a title, and a trend, a number or a chart`(item: WrongHeaderChart) throws {
    try check(item)
  }

  @Test(arguments: [
    WrongHeaderChart(
      #""kpiProgressView":{"items":[{"metric":"4"}],"progress":0.4}"#,
      "warning: view.kpiProgressView: the KPI stands in the ring's place; remove one of them"),
    WrongHeaderChart(
      view: #"{"title":"A","kpiProgressView":{"items":[{"metric":"4"}],"progress":4}}"#,
      "warning: view.kpiProgressView.progress: 4 is outside of 0 to 1; 1 is drawn"),
    WrongHeaderChart(
      view: #"{"title":"A","kpiItems":[{"unit":"k"},{"unit":"k"},{"unit":"k"},{"metric":"1"}]}"#,
      "warning: view.kpiItems[2].unit: more than two units before the metric; Fiori allows two on each side"
    ),
  ])
  func `a number or a ring`(item: WrongHeaderChart) throws { try check(item) }

  @Test(arguments: ChartType.allCases.filter { $0 != .line && $0 != .column })
  func `a chart is a line or columns`(type: ChartType) throws {
    let found = try DrawnDescription(
      WrongHeaderChart(chart: "\"chartType\":\"\(type.rawValue)\"").json
    ).lines
    let expected =
      "error: view.chartView.chartType: expected 'line' or 'column', which a header's chart takes, "
      + "found '\(type.rawValue)'"
    #expect(found.contains(expected), "\(found)")
  }

  @Test(arguments: [
    WrongHeaderChart(chart: #""chartType":"column""#),
    WrongHeaderChart(chart: #""numberOfGridlines":3"#),
    WrongHeaderChart(
      chart: #""numberOfGridlines":5"#,
      "warning: view.chartView.numberOfGridlines: a header's chart has at most 3 gridlines, "
        + "found 5; 3 are drawn"),
    WrongHeaderChart(
      chart: #""numberOfGridlines":50"#,
      "warning: view.chartView.numberOfGridlines: a header's chart has at most 3 gridlines, "
        + "found 50; 3 are drawn"),
    WrongHeaderChart(
      chart: #""numericAxis":{"labels":{"isHidden":false}}"#,
      "warning: view.chartView.numericAxis.labels.isHidden: a header's chart has no numbers at "
        + "its axis; remove this"),
    WrongHeaderChart(
      chart: #""categoryAxis":{"labels":{"style":"allOrNothing"}}"#,
      "warning: view.chartView.categoryAxis.labels.style: a header's chart has the first and the "
        + "last name; remove this"),
    WrongHeaderChart(chart: #""categoryAxis":{"labels":{"isHidden":true}}"#),
    WrongHeaderChart(
      chart: #""serie":[]"#, "error: view.chartView: unknown key 'serie'; did you mean 'series'?"),
  ])
  func `a chart has what a header has room for`(item: WrongHeaderChart) throws { try check(item) }

  @Test(arguments: [
    WrongHeaderChart(
      #""titel":"B""#, "error: view: unknown key 'titel'; did you mean 'title'?"),
    WrongHeaderChart(
      #""chartView":{"type":"kpiView"}"#,
      "error: view.chartView.type: expected 'chartView', found 'kpiView'"),
    WrongHeaderChart(
      #""kpiProgressView":{"type":"kpiView"}"#,
      "error: view.kpiProgressView.type: expected 'kpiProgressView', found 'kpiView'"),
    WrongHeaderChart(
      #""kpiProgressView":{"type":"kpiProgressView","progres":1}"#,
      "error: view.kpiProgressView: unknown key 'progres'; did you mean 'progress'?"),
    WrongHeaderChart(
      #""trendSemanticColor":"negativ""#,
      "error: view.trendSemanticColor: unknown color 'negativ'; did you mean 'negative'?"),
    WrongHeaderChart(
      #""isEnabled":"yes""#, "error: view.isEnabled: expected true or false, found 'yes'"),
  ])
  func `a key and its value are known`(item: WrongHeaderChart) throws { try check(item) }

  @Test func `what cannot be drawn is told while the view waits`() throws {
    let item = WrongHeaderChart(
      view: #"{"isLoading":true,"title":"A","chartView":{"chartType":"donut"}}"#,
      "error: view.chartView.chartType: expected 'line' or 'column', which a header's chart takes, "
        + "found 'donut'")
    try check(item)
  }
}
