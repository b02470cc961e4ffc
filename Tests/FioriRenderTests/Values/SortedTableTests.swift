import FioriBasics
import Testing

@testable import TestSupport

struct SortedTableTests {
  private static let table = SortedTable(
    Array("name\tone\ttwo\nb\t1\t2\nba\t\t3\nc\t4\nÄ\t5\t\n".utf8))

  @Test(arguments: [
    ("b", ["b", "1", "2"]), ("ba", ["ba", "", "3"]), ("c", ["c", "4", ""]), ("Ä", ["Ä", "5", ""]),
  ])
  func `a row is found by its name, with empty cells where it has none`(
    name: String, cells: [String]
  ) throws {
    let row = try #require(Self.table.row(named: name))
    expect((0..<3).map { String(decoding: Self.table[row, $0], as: UTF8.self) }, is: cells)
  }

  @Test(arguments: ["", "a", "bb", "name", "A\u{308}", "ä"])
  func `no row is found by the titles, or by a name that only looks the same`(name: String) {
    expect(Self.table.row(named: name), is: nil)
  }

  @Test(arguments: ["", "name\tone", "name\tone\n"])
  func `a text without rows is an empty table`(text: String) {
    let table = SortedTable(Array(text.utf8))
    expect(table.rows.isEmpty, is: true)
    expect(table.row(named: "name"), is: nil)
  }
}
