import FioriRender
import Testing

@testable import FioriDocuments
@testable import FioriSyntax
@testable import TestSupport

/// Numbers with more digits than a Double keeps are reported.
struct RoundedNumberTests {
  @Test(arguments: [
    ("9007199254740991", false), ("9007199254740992", false), ("9007199254740993", true),
    ("-9007199254740993", true), ("9007199254740994", false), ("9007199254740993.0", true),
    ("9007199254740992.00", false), ("9007199254740992.5", true), ("9.007199254740993e15", true),
    ("9.007199254740994e+15", false), ("0.9007199254740993E16", true), ("1e23", false),
    ("100000000000000000000000", false), ("12345678901234567890", true),
    ("12345678901234567000", false), ("123456789012345678901234567890", true), ("1e308", false),
    ("0.1234567890123456789", false), ("4503599627370496.123", false),
  ])
  func `a number is rounded if its shortest text has other digits`(text: String, isRounded: Bool) {
    let reading = readJSON("[0, \(text)]")
    let position = SourcePosition(line: 1, column: 5)
    expect(reading.roundedNumbers.text(at: position), is: isRounded ? text : nil)
    expect(reading.roundedNumbers.isEmpty, is: !isRounded)
  }

  private static let words =
    "9007199254740993 is rounded to 9007199254740992; numbers beyond 2^53 keep 15 to 17 digits, "
    + "and a text keeps all"

  private func lines(_ json: String) -> [String] { DescribedDocument(json).lines }

  @Test func `a value is reported where it is written`() {
    let item = #"{"metric": {"value": 9007199254740993}}"#
    expect(
      lines(#"{"id": 9007199254740993, "view": {"type": "kpiView", "items": [\#(item)]}}"#)
        .filter { !$0.contains("'id'") },
      is: ["1:85: warning: view.items[0].metric.value: \(Self.words)"])
    let chart = #"{"type": "chartView", "chartType": "line", "categories": ["a"], "series": "#
    expect(
      lines(#"{"view": \#(chart)[{"title": "t", "values": [9007199254740993]}]}}"#),
      is: ["1:111: warning: view.series[0].values[0]: \(Self.words)"])
    expect(lines(Self.row(#""9007199254740993""#, #""${n}""#)), is: [])
  }

  /// A description of one row with a cell, shown by a metric.
  private static func row(_ cell: String, _ metric: String) -> String {
    #"{"data": {"values": [{"n": \#(cell)}, {"n": 1}], "each": true}, "view": "#
      + #"{"type": "kpiView", "items": [{"metric": \#(metric)}]}}"#
  }

  @Test func `a cell is reported where it is a number, and keeps its digits in a text`() throws {
    expect(
      lines(Self.row("9007199254740993", #"{"value": {"$": "n"}}"#)),
      is: ["1:132: warning: view.items[0].metric.value: \(Self.words) (column 'n' of kpi.json:1)"])
    let text = DescribedDocument(Self.row("9007199254740993", #""${n}""#))
    expect(text.lines, is: [])
    expect(text.view?.items, is: [.metric("9007199254740993")])
  }

  /// The texts of a document whose metric is a column of a table, or what is made of it.
  private func lines(
    _ table: String, _ format: DataTable.Format, _ value: String = #"{"$": "n"}"#
  ) -> [String] {
    let json = #"{"view": {"type": "kpiView", "items": [{"metric": {"value": \#(value)}}]}}"#
    let data = DataTable(Array(table.utf8), as: format, file: "t")
    let source = DocumentSource(
      Array(json.utf8), file: "kpi.json", resources: nil,
      data: DataInput(data, path: nil))
    return source.document().diagnostics.map {
      String($0.description.drop { $0 != "w" && $0 != "e" })
    }
  }

  @Test(arguments: [
    (DataTable.Format.csv, "n\n9007199254740993\n"),
    (.json, #"[{"n": 9007199254740993}]"#), (.jsonl, #"{"n": 9007199254740993}"#),
    (.jsonl, "{\"x\": 1}\n{\"n\": 9007199254740993}"),
  ])
  func `every kind of table is reported`(format: DataTable.Format, table: String) {
    let isSecond = table.contains("x")
    expect(
      lines(table, format, isSecond ? #"{"$last": "n"}"# : #"{"$": "n"}"#),
      is: [
        "warning: view.items[0].metric.value: \(Self.words) "
          + "(column 'n' of t:\(isSecond || format == .csv ? 2 : 1))"
      ])
  }

  @Test(
    arguments: [
      ("n\n9007199254740993\n1\n", "\(words) (column 'n' of t:2)"),
      (
        "n\n9007199254740992\n1\n",
        "the sum 9007199254740993 is rounded to 9007199254740992; "
          + "numbers beyond 2^53 keep 15 to 17 digits, and a text keeps all (column 'n' of t)"
      ),
      ("n\n9007199254740992\n2\n", nil), ("n\n9007199254740990\n1\n", nil),
    ] as [(String, String?)])
  func `a sum is reported`(table: String, words: String?) {
    expect(
      lines(table, .csv, #"{"$sum": "n"}"#),
      is: words.map { ["warning: view.items[0].metric.value: \($0)"] } ?? [])
  }

  @Test func `a number that should be a text is quoted as it is written`() {
    expect(
      lines(#"{"view": {"type": "kpiView", "items": [{"metric": 9007199254740993}]}}"#),
      is: [
        "1:51: error: view.items[0].metric: expected a text, found the number 9007199254740993; "
          + #"write "9007199254740993""#
      ])
  }

  @Test func `a number that rows are chosen by is reported`() {
    let json = #"{"data": {"values": [{"n": 1}], "where": {"n": [1, -9007199254740993]}}, "#
    expect(
      lines(json + #""view": {"type": "kpiView", "items": [{"metric": "${n}"}]}}"#),
      is: [
        "1:52: warning: data.where.n: -9007199254740993 is rounded to -9007199254740992; "
          + "numbers beyond 2^53 keep 15 to 17 digits, and a text keeps all"
      ])
  }

  @Test func `rows that differ beyond 2^53 are different`() {
    let json = """
      {"data": {"values": [{"n": 9007199254740992}, {"n": 9007199254740993}], "groupBy": "n"},
       "name": "${n}", "view": {"type": "kpiView", "items": [{"metric": "1"}]}}
      """
    let document = DocumentSource(
      Array(json.utf8), file: "kpi.json", resources: nil)
    expect(document.names, is: ["9007199254740992", "9007199254740993"])
  }
}
