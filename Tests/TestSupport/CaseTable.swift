import Foundation
import Testing

/// A file of cases, `.tsv`: names of columns, and rows whose last cell is what the others must give
/// (Docs/testing.md#cases).
struct CaseTable {
  let file: CaseFile

  /// The table at a place below `Tests/Cases`, without its ending.
  init(_ place: String) {
    file = CaseFile(place: CaseFile.folder.appending(path: place), ending: "tsv")
  }

  struct Row {
    let cells: [String: String]

    /// The cell of a column; empty if there is none.
    subscript(column: String) -> String { CaseText(cells[column] ?? "").text }
    /// The cell; `nil` if it is empty. `⟨⟩` is an empty text.
    func optional(_ column: String) -> String? {
      cells[column].flatMap { $0.isEmpty ? nil : self[column] }
    }

    /// The number in a column.
    func number(_ column: String) throws -> Double { try #require(Double(self[column])) }
  }

  func rows() throws -> [Row] { try parsed().rows.map(\.row) }

  /// Expects what a function makes of each row, or records it if that is wanted.
  func check(_ result: (Row) throws -> String) throws {
    var (lines, rows) = try parsed()
    #expect(!rows.isEmpty)
    for (index, row) in rows {
      let (expected, actual) = (lines[index].last, CaseText.written(try result(row)))
      if expected == actual { continue }
      if !Recording.isWanted {
        Issue.record("\(name):\(index + 1): \(lines[index]): \(actual)")
      }
      lines[index][lines[index].count - 1] = actual
    }
    guard Recording.isWanted else { return }
    let text = lines.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    try Recording.record(text, to: file.file)
  }

  private var name: String { file.file.lastPathComponent }

  /// All lines as cells, and those that are rows.
  private func parsed() throws -> (lines: [[String]], rows: [(index: Int, row: Row)]) {
    let lines = String(decoding: try file.bytes(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let used = lines.enumerated().filter { $0.element != [""] && !$0.element[0].hasPrefix("# ") }
    let names = try #require(used.first, "\(name) has no names of columns").element
    return (
      lines,
      try used.dropFirst().map { index, cells in
        try #require(cells.count == names.count, "\(name):\(index + 1) has \(cells.count) cells")
        return (index, Row(cells: Dictionary(uniqueKeysWithValues: zip(names, cells))))
      }
    )
  }
}
