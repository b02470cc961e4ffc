import FioriRender
import Testing

@testable import FioriData
@testable import FioriSyntax
@testable import TestSupport

/// Tables of data.
struct DataTableTests {
  private static func table(
    _ text: String, _ format: DataTable.Format = .csv, rowLimit: Int = 100
  ) -> DataTable {
    DataTable(Array(text.utf8), as: format, file: "t.\(format.rawValue)", rowLimit: rowLimit)
  }

  /// Each row as `line: value, value`, texts in quotes.
  private static func rows(of table: DataTable) -> [String] {
    (0..<table.rowCount).map { index in
      let row = table.row(index)
      let values = table.columns.map { name -> String in
        switch row.cell(name).value {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number: row.cell(name).text
        case .string(let text): "'\(text)'"
        case .array: "[]"
        case .object: "{}"
        }
      }
      return "\(row.line): " + values.joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("a,b\n1,x\n", ["2: 1, 'x'"]),
    ("\u{FEFF}a,b\r\n1,x\r\n2,y", ["2: 1, 'x'", "3: 2, 'y'"]),
    ("a,b\r1,x\r", ["2: 1, 'x'"]),
    ("a,b\n\n1,\n\n,y\n", ["3: 1, null", "5: null, 'y'"]),
    ("a,b\n\"1,5\",\"x\"\"y\"\n", ["2: '1,5', 'x\"y'"]),
    ("a,b\n\"line\nbreak\",2\n3,4\n", ["2: 'line\nbreak', 2", "4: '3', 4"]),
    ("a;b\n1,5;2\n", ["2: '1,5', 2"]),
    ("\"a;b\",c\n1,2\n", ["2: 1, 2"]),
    ("a\n01\n", ["2: '01'"]),
    ("a\n10.50\n-1e3\n", ["2: 10.50", "3: -1e3"]),
    ("a\n1\nn/a\n", ["2: '1'", "3: 'n/a'"]),
    ("a\n=cmd|' /C calc'!A0\n", ["2: '=cmd|' /C calc'!A0'"]),
    (",b\n7,x\n", ["2: 'x'"]),
  ])
  func `CSV is read as RFC 4180 has it`(text: String, rows: [String]) {
    let table = Self.table(text)
    expect(Self.rows(of: table), is: rows)
    expect(table.diagnostics.filter { $0.severity != .note }, is: [])
  }

  @Test(arguments: [
    (DataTable.Format.tsv, "a\tb\n1\tx, y\n", ["2: 1, 'x, y'"]),
    (
      .json, #"[{"a": 1, "b": null}, {"b": "x", "c": true}]"#,
      ["1: 1, null, null", "1: null, 'x', true"]
    ),
    (.jsonl, "{\"a\": 1}\n\n{\"a\": [2]}\n", ["1: 1", "3: []"]),
  ])
  func `other formats are read`(format: DataTable.Format, text: String, rows: [String]) {
    expect(Self.rows(of: Self.table(text, format)), is: rows)
  }

  @Test(
    arguments: [
      ("", .csv, "t.csv:1:1: error: the first line has no names of columns; write them there"),
      ("a,a\n", .csv, "t.csv:1:1: error: two columns are named 'a'; rename one"),
      (
        "a,b\n1,2\n3\n", .csv,
        "t.csv:3:1: error: 1 cell, but the first line has 2 names; give each row as many, "
          + "or quote cells that contain a separator"
      ),
      (
        "a\n1\n\"open\n2\n", .csv,
        "t.csv:3:1: error: a quote is opened and never closed; close it"
      ),
      (
        "a\n\"x\"y\n", .csv,
        "t.csv:2:1: error: text after a closing quote; double the quotes that are part of the cell"
      ),
      (
        "a\n5\" pipe\n", .csv,
        "t.csv:2:1: error: a quote inside a cell without quotes; "
          + "put the cell in quotes and double those in it"
      ),
      (
        "a\n1\n2\n3\n4\n", .csv,
        "t.csv:5:1: error: more than the 3 rows allowed; split the file, or use --max-rows"
      ),
      (
        "a,b\n1,2\n\"x\ny\",z\0z\n", .csv,
        "t.csv:3:1: error: the cell of column 'b' has the character U+0000, which no text shows; "
          + "remove it"
      ),
      (
        "a\tb\0\n1\t2\n", .tsv,
        "t.tsv:1:1: error: the name of column 2 has the character U+0000, which no text shows; "
          + "remove it"
      ),
      ("{}", .json, "t.json:1:1: error: expected an array of objects"),
      ("[\n1]", .json, "t.json:2:1: error: expected an object for each row, found a number"),
      (
        "{\"a\": 1}\n{\"a\": }\n", .jsonl,
        "t.jsonl:2:1: error: key 'a' has no value; write ':' and a value after it"
      ),
    ] as [(String, DataTable.Format, String)])
  func `mistakes name their line`(text: String, format: DataTable.Format, message: String) {
    let table = Self.table(text, format, rowLimit: 3)
    expect(table.rowCount, is: 0)
    expect(table.diagnostics.map(\.description), is: [message])
  }

  @Test func `bytes that are no UTF-8 name their line`() {
    let table = DataTable(Array("a\nb\n".utf8) + [0xFF, 0x0A], as: .csv, file: "t.csv")
    expect(
      table.diagnostics.map(\.description),
      is: ["t.csv:3:1: error: byte 0xff is not valid UTF-8; save the file as UTF-8"])
    let wide = DataTable([0xFF, 0xFE, 0x61, 0x00], as: .csv, file: "t.csv")
    expect(
      wide.diagnostics.map(\.description),
      is: ["t.csv:1:1: error: the text is UTF-16; save the file as UTF-8"])
  }

  @Test func `a semicolon is recognized and said`() {
    expect(
      Self.table("a;b\n1;2\n").diagnostics.map(\.description),
      is: ["t.csv:1:1: note: the cells are separated by semicolons"])
  }

  @Test(
    arguments: [
      ("yyyy-MM-dd", "2024-02-29", "2024-02-29"), ("yyyy-MM-dd", "2023-02-29", nil),
      ("MMM d yyyy", "Jan 1 2000", "2000-01-01"), ("MMM d yyyy", "January 1 2000", "2000-01-01"),
      ("MMMM d, yyyy", "March 31, 1999", "1999-03-31"), ("d.M.yyyy", "7.3.2026", "2026-03-07"),
      ("dd.MM.yy", "07.03.69", "2069-03-07"), ("dd.MM.yy", "07.03.70", "1970-03-07"),
      ("yyyyMMdd", "20260307", "2026-03-07"), ("yyyyMMdd", "202603", nil),
      ("yyyy-MM-dd'T'HH:mm:ss", "2026-03-07T14:05:09", "2026-03-07T14:05:09"),
      ("M/d/yyyy h:mm a", "3/7/2026 2:05 PM", "2026-03-07T14:05:00"),
      ("EEE, d MMM yyyy", "Sat, 7 Mar 2026", "2026-03-07"), ("QQQ yyyy", "4 2026", "2026-10-01"),
      ("yyyy", "2026 ", nil), ("yyyy", "x", nil),
    ] as [(String, String, String?)])
  func `dates are read by their pattern`(pattern: String, text: String, date: String?) {
    expect(DatePattern(pattern)?.date(in: text)?.iso, is: date)
  }

  @Test(arguments: ["", "MM-dd", "yyyy-'x", "yyyy-VV"])
  func `a pattern without a year, or with other fields, is none`(pattern: String) {
    expect(DatePattern(pattern), is: nil)
  }

  @Test(arguments: [
    (DatePeriod.week, "2026-03-02"), (.month, "2026-03-01"), (.quarter, "2026-01-01"),
    (.year, "2026-01-01"),
  ])
  func `a date is gathered into its period`(period: DatePeriod, start: String) {
    let date = DatePattern("yyyy-MM-dd")?.date(in: "2026-03-08")
    expect(date?.start(of: period).iso, is: start)
    let early = DatePattern("yyyy-MM-dd")?.date(in: "1969-12-31")
    expect(early?.start(of: .week).iso, is: "1969-12-29")
  }
}
