import FioriRender
import Testing

@testable import FioriBasics
@testable import TestSupport

/// Tables of data.
struct DataTableTests {
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

  @Test(arguments: CaseList.all(in: "data"))
  func `a table is read`(cases: CaseList) throws {
    let format = try #require(DataTable.Format(rawValue: cases.testDescription))
    try cases.check { text in
      let table = DataTable(text.bytes, as: format, file: "t", rowLimit: 3)
      return table.diagnostics.map { String($0.description.dropFirst("t:".count)) }
        + Self.rows(of: table)
    }
  }

  @Test func `dates are read by their pattern`() throws {
    try CaseTable("data/dates").check { row in
      DatePattern(row["pattern"]).map { $0.date(in: row["text"])?.iso ?? "none" } ?? "no pattern"
    }
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
