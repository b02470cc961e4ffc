import FioriRender
import Testing

@testable import FioriCharts
@testable import FioriDocuments
@testable import FioriKPI
@testable import TestSupport

/// Descriptions whose values come out of rows.
struct DataDescriptionTests {
  private static let rows = """
    [{"r": "EMEA", "m": "Jan", "v": 1.10, "id": 7}, {"r": "EMEA", "m": "Feb", "v": 2.2, "id": 8},
     {"r": "APJ", "m": "Feb", "v": 4, "id": 9}, {"r": "APJ", "m": "Mar", "v": null, "id": 10}]
    """

  private static func document(_ data: String, _ view: String, _ others: String = "") -> Document {
    let json = """
      {"data": {"values": \(rows)\(data)}, \(others)
      "view": \(view)}
      """
    return Document(json: Array(json.utf8), file: "d.json")
  }

  /// The texts and numbers of each figure's items and caption.
  private static func texts(_ document: Document) -> [String] {
    document.figures.map { figure in
      guard let view = figure.view as? KPIView else { return "?" }
      let items = view.items.map { item in
        switch item {
        case .metric(let text), .unit(let text), .fraction(let text): text
        case .formattedMetric(let number): "\(number.value)"
        default: "?"
        }
      }
      return (items + [view.caption?.text ?? ""]).joined(separator: "|")
    }
  }

  @Test(arguments: [
    ("", #"[{"metric": {"$": "m"}}]"#, "${r} ${v}", ["Jan|EMEA 1.1"]),
    (
      #", "groupBy": "r""#, #"[{"metric": {"value": {"$sum": "v"}}}]"#, "${r}",
      ["3.3|EMEA", "4.0|APJ"]
    ),
    (
      #", "each": true, "sortBy": "-id""#, #"[{"metric": "${id}"}]"#, "${v}",
      ["10|", "9|4", "8|2.2", "7|1.1"]
    ),
    (
      #", "each": true, "where": {"r": "APJ"}"#, #"[{"metric": {"$": "id"}}]"#, "$${r}",
      ["9|${r}", "10|${r}"]
    ),
    (
      #", "each": true, "where": {"id": [7, 9]}, "sortBy": "r""#, #"[{"metric": "x"}]"#, "${r}",
      ["x|APJ", "x|EMEA"]
    ),
    (
      #", "groupBy": ["r", "m"]"#, #"[{"metric": {"value": {"$count": true}}}]"#, "${r}-${m}",
      ["1.0|EMEA-Jan", "1.0|EMEA-Feb", "1.0|APJ-Feb", "1.0|APJ-Mar"]
    ),
    (
      "",
      #"[{"metric": {"value": {"$mean": "v"}}}, {"metric": {"value": {"$min": "v"}}}, {"metric": {"value": {"$max": "v"}}}, {"metric": {"$first": "m"}}, {"metric": {"$last": "m"}}]"#,
      "", ["2.433333333333333|1.1|4.0|Jan|Mar|"]
    ),
  ])
  func `references take their values from the rows`(
    data: String, items: String, caption: String, texts: [String]
  ) {
    let document = Self.document(
      data, #"{"type": "kpiView", "items": \#(items), "caption": "\#(caption)"}"#)
    expect(document.diagnostics.map(\.description), is: [])
    expect(Self.texts(document), is: texts)
  }

  @Test func `a cell of rows that differ is a warning`() throws {
    let document = Self.document(
      "",
      #"""
      {"type": "kpiView", "caption": "${v}",
       "items": [{"metric": {"value": {"$": "v"}}}, {"unit": {"$": "m"}}]}
      """#)
    expect(
      document.diagnostics.map(\.description),
      is: [
        "d.json:4:33: warning: view.items[0].metric.value: the 4 rows differ in 'v', "
          + "and the first is used; write '$first', or another such as '$sum'"
      ])
    expect(Self.texts(document), is: ["1.1|Jan|1.1"])
  }

  @Test func `a long table becomes series, lined up with the places`() throws {
    let document = Self.document(
      "",
      #"""
      {"type": "chartView", "chartType": "line", "categories": {"$distinct": "m"},
       "series": {"$by": "r", "title": "${r}", "values": {"$column": "v"}}}
      """#)
    expect(document.diagnostics.map(\.description), is: [])
    let chart = try #require(document.figures.first?.view as? ChartView)
    expect(chart.categories, is: ["Jan", "Feb", "Mar"])
    expect(chart.series.map(\.title), is: ["EMEA", "APJ"])
    expect(
      chart.series.map(\.values), is: [[.number(1.1), .number(2.2), nil], [nil, .number(4), nil]])
  }

  @Test(arguments: [("", [3.3, 4.0]), (#""aggregate": "mean", "#, [1.65, 4.0])])
  func `several rows of one place are one value`(aggregate: String, values: [Double]) throws {
    let document = Self.document(
      "",
      #"""
      {"type": "chartView", "chartType": "column", "categories": {"$distinct": "r"},
       "series": [{\#(aggregate)"values": {"$column": "v"}}]}
      """#)
    expect(document.diagnostics.map(\.description), is: [])
    let chart = try #require(document.figures.first?.view as? ChartView)
    expect(chart.series.map(\.values), is: [values.map { .number($0) }])
  }

  @Test func `an object of columns is a point for each row`() throws {
    let document = Self.document(
      "",
      #"""
      {"type": "chartView", "chartType": "scatter",
       "series": [{"values": {"x": {"$column": "id"}, "y": {"$column": "v"}}}]}
      """#)
    expect(document.diagnostics.map(\.description), is: [])
    let chart = try #require(document.figures.first?.view as? ChartView)
    expect(
      chart.series.map(\.values),
      is: [
        [
          .point(x: 7, y: 1.1, size: nil), .point(x: 8, y: 2.2, size: nil),
          .point(x: 9, y: 4, size: nil), .point(x: 10, y: nil, size: nil),
        ]
      ])
  }

  private static let kpi = #"{"type": "kpiView", "items": [{"metric": "1"}]}"#

  @Test(arguments: [
    (
      "", #"{"type": "kpiView", "items": [{"metric": "${rr}"}]}"#, "",
      "d.json:3:50: error: view.items[0].metric: 'rr' is no column of d.json; did you mean 'r'?"
    ),
    (
      "", #"{"type": "kpiView", "items": [{"metric": {"$colum": "r"}}]}"#, "",
      "d.json:3:51: error: view.items[0].metric: unknown reference '$colum'; did you mean '$column'?"
    ),
    (
      "", #"{"type": "kpiView", "items": [{"metric": {"$": "r", "x": 1}}]}"#, "",
      "d.json:3:61: error: view.items[0].metric: 'x' beside '$'; a reference has no other keys"
    ),
    (
      "", #"{"type": "kpiView", "items": [{"metric": "${r"}]}"#, "",
      "d.json:3:50: error: view.items[0].metric: '${' is not closed; add '}', or write '$${' for the "
        + "two characters"
    ),
    (
      "", #"{"type": "kpiView", "items": [{"metric": {"value": {"$sum": "m"}}}]}"#, "",
      "d.json:3:60: error: view.items[0].metric.value: 'Jan' in column 'm' of d.json:1 is no number; "
        + "write digits with a point, leave the cell empty, or exclude its row with 'where'"
    ),
    (
      #", "each": true, "groupBy": "r""#, kpi, "",
      "d.json:1:10: error: data: 'each' and 'groupBy' cannot be used together; remove one"
    ),
    (
      #", "groupBy": "s""#, kpi, "",
      "d.json:2:104: error: data.groupBy: 's' is no column of d.json; expected one of 'r', 'm', 'v', 'id'"
    ),
    (
      #", "where": {"r": "US"}"#, kpi, "",
      "d.json:1:10: error: data: d.json has no rows to draw; change 'where', or add rows"
    ),
    (
      #", "groupBy": "r""#, kpi, #""name": "x", "#,
      "d.json:2:118: error: name: name 'x' is used by 2 rows from d.json:1 and by 2 rows from d.json:2; "
        + "add a column that differs"
    ),
    (
      #", "each": true"#, kpi, #""name": "a/${id}", "#,
      "d.json:2:116: error: name: name 'a/7' cannot be a file's; use letters, digits, '-' and '_' "
        + "(column 'id' of d.json:1)"
    ),
    (
      #", "types": {"m": {"date": "d.M."}}"#, kpi, "",
      "d.json:2:117: error: data.types.m.date: 'd.M.' is no date pattern with a year; give one such as "
        + "'yyyy-MM-dd' or 'MMM d yyyy'"
    ),
  ])
  func `mistakes name both places`(data: String, view: String, others: String, line: String) {
    expect(Self.document(data, view, others).diagnostics.first?.description ?? "", is: line)
  }

  @Test func `figures cannot have data`() {
    let json = #"{"data": {"values": [{"a": 1}]}, "figures": []}"#
    expect(
      Document(json: Array(json.utf8), file: "d.json").diagnostics.map(\.description),
      is: ["d.json:1:34: error: 'figures' cannot be used with 'data'; give one 'view'"])
  }

  @Test func `a template in Swift takes a table`() {
    let template = Template(
      json: Array(
        #"{"data": {"groupBy": "r"}, "view": {"type": "kpiView", "items": [{"metric": "${r}"}]}}"#
          .utf8))
    let table = DataTable(Array("r,v\nA,1\nB,2\n".utf8), as: .csv, file: "t.csv")
    expect(Self.texts(template.document(with: table)), is: ["A|", "B|"])
  }
}
