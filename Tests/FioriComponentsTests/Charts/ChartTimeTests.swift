import FioriRender
import Testing

@testable import FioriDisplay
@testable import TestSupport

/// Categories placed by their dates (Docs/sources/charts.md#time).
struct ChartTimeTests {
  private static func keys(_ type: String, _ dates: String, _ more: String = "") -> String {
    #""chartType":"\#(type)","series":[{"values":[1,2]\#(more)}],"categories":\#(dates),"#
      + #""categoryAxis":{"scale":"time"}"#
  }

  @Test(arguments: [
    WrongChart(keys("line", #"["2024-01","2024-02"]"#)),
    WrongChart(keys("combo", #"["2024-02","2024-01"]"#)),
    WrongChart(
      keys("area", #"["2024-01","Feb 2024"]"#),
      "error: view.categories[1]: expected a date such as '2026-11-21', '2026-11' or "
        + "'2026-11-21T09:30', found 'Feb 2024'"),
    WrongChart(
      keys("column", #"["2023-02-29",null]"#),
      "error: view.categories[0]: expected a date such as '2026-11-21', '2026-11' or "
        + "'2026-11-21T09:30', found '2023-02-29'",
      "error: view.categories[1]: expected a date such as '2026-11-21', '2026-11' or "
        + "'2026-11-21T09:30', found null"),
    WrongChart(
      keys("line", #"["2024","2024-01-01"]"#),
      "error: view.categories[1]: '2024-01-01' is the date of categories[0], too; give each date "
        + "once"),
    WrongChart(
      keys("line", #"["2024"]"#),
      "warning: view.categories: 1 date for 2 values; values without a date are not drawn"),
    WrongChart(
      keys("line", #"["2024","2025","2026"]"#),
      "warning: view.categories: 3 dates for 2 values; dates without a value are gaps"),
    WrongChart(
      keys("bar", #"["2024","2025"]"#),
      "warning: view.categoryAxis.scale: chart type 'bar' does not support 'categoryAxis.scale'; it "
        + "is ignored"),
    WrongChart(
      "column",
      with: #""categories":["2024","2025"],"categoryAxis":{"scale":"time","sort":"value"}"#,
      "warning: view.categoryAxis.sort: dates are in the order of time; 'sort' is ignored"),
    WrongChart(
      "line",
      with: #""categories":["2024","2025"],"#
        + #""categoryAxis":{"scale":"time","labels":{"fitting":"allOrNothing"}}"#,
      "warning: view.categoryAxis.labels.fitting: a time axis has as many ticks as fit; this is "
        + "ignored"),
    WrongChart(
      "line", with: #""categoryAxis":{"scale":"dates"}"#,
      "error: view.categoryAxis.scale: unknown scale 'dates'; expected one of 'category', 'time'"),
  ])
  func `dates are checked`(item: WrongChart) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
    try SchemaAgreement.check(item.json)
  }

  private static func chart(_ type: ChartType, _ dates: [String], _ values: Double?...) -> ChartView
  {
    ChartView(
      type, categories: dates,
      series: [ChartSeries(values: values.map { $0.map(ChartValue.number) })]
    ).with { $0.categoryAxis.scale = .time }
  }

  /// The centers of the marks, in thousandths of the plot's width.
  private func centers(_ chart: ChartView) throws -> [Int] {
    try DrawnChart(chart).unitMarks.map { Int((($0.x + $0.width / 2) * 1000).rounded()) }
  }

  @Test(arguments: [ChartType.line, .area])
  func `marks are placed by time`(type: ChartType) throws {
    let chart = Self.chart(type, ["2024-05", "2024-01", "2024-02"], 3, 1, 2)
    let drawn = try DrawnChart(chart)
    try expect(centers(chart), is: [0, 250, 1000])
    try expect(drawn.marks.map(\.value), is: [1, 2, 3])
  }

  @Test(arguments: [ChartType.column, .stackedColumn, .combo])
  func `a missing column leaves its place empty`(type: ChartType) throws {
    let chart = Self.chart(type, ["2024-01", "2024-02", "2024-04"], 1, 2, 3)
    let four = Self.chart(type, ["2024-01", "2024-02", "2024-03", "2024-04"], 1, 2, nil, 3)
    try expect(centers(chart), is: centers(four))
    let commands = try DrawnChart(chart).commands
    try expect(DrawnChart(four).commands, is: commands)
  }

  /// The number of points of each stroked line.
  private func lengths(_ chart: ChartView) throws -> [Int] {
    try DrawnChart(chart).commands.compactMap { command in
      guard case .stroke(let path, let style, _) = command, style.width == 2 else { return nil }
      return path.steps.count
    }
  }

  @Test func `a line ends where a date is missing`() throws {
    let dates = ["2024-01", "2024-02", "2024-04", "2024-05", "2024-06"]
    try expect(lengths(Self.chart(.line, dates, 1, 2, 3, 4, 5)), is: [2, 3])
    try expect(lengths(Self.chart(.line, dates, 1, 2, 3, nil, 5)), is: [2])
    let selected = Self.chart(.line, dates, 1, 2, 3, 4, 5).with { $0.selections = [0: [1, 2, 3]] }
    try expect(lengths(selected), is: [2, 3, 2])
  }

  @Test func `indexes are those of the description`() throws {
    let chart = Self.chart(.column, ["2024-03", "2024-01", "2024-02"], 3, 1, 2).with {
      $0.series[0].forecastFrom = 0
      $0.selections = [0: [1]]
    }
    try expect(
      DrawnChart(chart).view.drawing.words.text,
      is: "Column chart, 3 dates from Jan 2024 to Mar 2024. Jan 2024 1, Feb 2024 2, Mar 2024 3, "
        + "rising, forecast from Mar 2024")
  }

  /// A chart's dates, its width and locale, and its labels.
  struct Labels: Sendable, CustomTestStringConvertible {
    let dates: [String]
    var type = ChartType.line
    var width = 300.0
    var locale = "en-US"
    let labels: [String]
    var testDescription: String { "\(dates[0])… \(type) \(locale) \(width)" }
  }

  private static let months = (1...12).map { "2024-\($0 < 10 ? "0" : "")\($0)" }

  @Test(arguments: [
    Labels(
      dates: months, width: 500,
      labels: [
        "Jan 2024", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]),
    Labels(dates: months, width: 240, labels: ["Jan 2024", "Mar", "May", "Jul", "Sep", "Nov"]),
    Labels(dates: months, width: 140, labels: ["Jan 2024", "Jul"]),
    Labels(dates: months, width: 30, labels: ["Jan 2024"]),
    Labels(
      dates: months, type: .column, width: 140, locale: "de-DE",
      labels: ["Jan 2024", "Jul"]),
    Labels(dates: months, width: 140, locale: "ja-JP", labels: ["1月 2024年", "7月"]),
    Labels(
      dates: ["2023-10", "2023-11", "2023-12", "2024-01", "2024-02"],
      labels: ["Oct 2023", "Nov", "Dec", "Jan 2024", "Feb"]),
    Labels(
      dates: ["2023-01", "2023-07", "2024-01", "2024-07"],
      labels: ["Jan 2023", "Jul 2023", "Jan 2024", "Jul 2024"]),
    Labels(dates: ["1600", "1700", "2020"], labels: ["1600", "1700", "1800", "1900", "2000"]),
    Labels(
      dates: ["2024-03-07", "2024-03-08", "2024-03-10"],
      labels: ["Mar 7 2024", "Mar 8", "Mar 9", "Mar 10"]),
    Labels(
      dates: ["2024-03-07T12:00", "2024-03-08T00:00", "2024-03-08T12:00"],
      labels: ["12:00 Mar 7, 2024", "00:00 Mar 8", "12:00"]),
    Labels(
      dates: ["2026-01-30", "2026-02-27", "2026-03-31", "2026-04-30"],
      labels: ["Jan 2026", "Feb", "Mar", "Apr"]),
    Labels(
      dates: ["2026-01-30", "2026-03-02", "2026-04-28", "2026-06-10"], width: 400,
      labels: ["Jan 30 2026", "Mar 2", "Apr 1", "Apr 28", "Jun 1"]),
    Labels(
      dates: ["2026-01-31", "2026-02-28", "2026-04-01"], type: .column, width: 343,
      labels: ["Jan 31 2026", "Feb 28", "Apr 1"]),
    Labels(
      dates: ["2020-12-30", "2021-03-02", "2023-04-28"], width: 240,
      labels: ["Dec 30 2020", "Jul 1 2021", "Jan 1 2022", "Jul 1", "Jan 1 2023"]),
    Labels(dates: ["2024-01-03", "2024-02-20"], labels: ["Jan 3, 2024", "Feb 20, 2024"]),
    Labels(dates: ["2024-01-03"], labels: ["Jan 3, 2024"]),
  ])
  func `ticks fit the width and are written in the locale`(item: Labels) throws {
    let values = item.dates.map { _ in ChartValue.number(1) }
    let chart = ChartView(item.type, categories: item.dates, series: [ChartSeries(values: values)])
      .with {
        $0.categoryAxis.scale = .time
      }
    let drawn = try DrawnChart(chart, width: item.width) { $0.locale = item.locale }
    let axis = try drawn.axis("categoryAxis")
    expect(axis.labels, is: item.labels)
    expect(axis.dates?.ticks.count, is: item.labels.count)
  }

  @Test func `cards have the first and the last date`() throws {
    let chart = Self.chart(.line, ["2024-01-01", "2024-02-01", "2025-12-01"], 1, 2, 3).with {
      $0.categoryAxis.labels.style = .range
    }
    let axis = try DrawnChart(chart).axis("categoryAxis")
    expect(axis.labels, is: ["Jan 2024", "Dec 2025"])
  }
}
