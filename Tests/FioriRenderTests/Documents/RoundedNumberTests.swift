import FioriRender
import Testing

@testable import FioriBasics
@testable import FioriDocuments
@testable import TestSupport

/// Numbers with more digits than a Double keeps are reported.
struct RoundedNumberTests {
  @Test func `a number is rounded if its shortest text has other digits`() throws {
    try CaseTable("values/rounded").check { row in
      let rounded = readJSON("[0, \(row["number"])]").roundedNumbers
      expect(rounded.isEmpty, is: rounded.text(at: SourcePosition(line: 1, column: 5)) == nil)
      return rounded.isEmpty ? "kept" : "rounded"
    }
  }

  private static let words =
    "9007199254740993 is rounded to 9007199254740992 because numbers beyond 2^53 keep 15 to 17 "
    + "digits; use a string to keep all digits"

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
        "the sum 9007199254740993 is rounded to 9007199254740992 because "
          + "numbers beyond 2^53 keep 15 to 17 digits; use a string to keep all digits "
          + "(column 'n' of t)"
      ),
      ("n\n9007199254740992\n2\n", nil), ("n\n9007199254740990\n1\n", nil),
    ] as [(String, String?)])
  func `a sum is reported`(table: String, words: String?) {
    expect(
      lines(table, .csv, #"{"$sum": "n"}"#),
      is: words.map { ["warning: view.items[0].metric.value: \($0)"] } ?? [])
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
