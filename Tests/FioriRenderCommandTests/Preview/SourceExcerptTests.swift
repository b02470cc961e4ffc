import Testing

@testable import RenderServer
@testable import TestSupport

/// Lines around places.
struct SourceExcerptTests {
  private func parts(_ text: String, _ places: Int...) -> [[Int]] {
    let places = places.map { (line: $0, column: 1) }
    return excerpt(text, places).parts.map { part -> [Int] in
      [part.firstLine, part.firstLine + part.lines.count - 1]
    }
  }

  private func excerpt(_ text: String, _ places: [(line: Int, column: Int)]) -> SourceExcerpt {
    SourceExcerpt(
      file: "a.json", text: Array(text.utf8),
      around: places.map { SourceExcerpt.Position(line: $0.line, column: $0.column) })
  }

  private let twenty = (1...20).map { "line \($0)" }.joined(separator: "\n")

  @Test func `a place has three lines on each side`() {
    expect(parts(twenty, 10), is: [[7, 13]])
    expect(parts(twenty, 1), is: [[1, 4]])
    expect(parts(twenty, 20), is: [[17, 20]])
  }

  @Test func `places that are near share a part`() {
    expect(parts(twenty, 3, 8), is: [[1, 11]])
    expect(parts(twenty, 3, 11), is: [[1, 6], [8, 14]])
  }

  @Test(arguments: ["", "\n", "{"])
  func `a place past the end does no harm`(text: String) {
    expect(excerpt(text, [(99, 1)]).parts, is: [])
    expect(parts(text, 1).first?.first, is: 1)
  }

  @Test func `a line of a megabyte is cut`() {
    let text = String(repeating: "x", count: 1_000_000)
    for columns in [[1], [1, 999_999], [2_000_000]] {
      let line = excerpt(text, columns.map { (1, $0) }).parts.first?.lines.first
      #expect((1...2_002).contains(line?.text.count ?? 0))
    }
  }

  @Test func `a shortened long line contains its column, with the new position`() throws {
    let text = String(repeating: "é", count: 5_000) + "wrong" + String(repeating: "y", count: 5_000)
    let line = try #require(excerpt(text, [(1, 5_001)]).parts.first?.lines.first)
    #expect(line.text.count < 500)
    #expect(line.text.hasPrefix("…é") && line.text.hasSuffix("y…"))
    #expect(line.text.dropFirst(5_001 - line.firstColumn).hasPrefix("wrong"))
  }

  @Test func `a line that is not long is whole`() {
    expect(
      excerpt("  \"a\": 1", [(1, 3)]).parts.first?.lines,
      is: [SourceExcerpt.Line(text: "  \"a\": 1", firstColumn: 1)])
  }
}
