import Testing

@testable import fiori_render_preview

/// Lines around places.
struct SourceExcerptTests {
  private func parts(_ text: String, _ places: Int...) -> [[Int]] {
    SourceExcerpt(file: "a.json", text: Array(text.utf8), around: places).parts.map { part in
      [part.firstLine, part.firstLine + part.lines.count - 1]
    }
  }

  private let twenty = (1...20).map { "line \($0)" }.joined(separator: "\n")

  @Test func `a place has three lines on each side`() {
    #expect(parts(twenty, 10) == [[7, 13]])
    #expect(parts(twenty, 1) == [[1, 4]])
    #expect(parts(twenty, 20) == [[17, 20]])
  }

  @Test func `places that are near share a part`() {
    #expect(parts(twenty, 3, 8) == [[1, 11]])
    #expect(parts(twenty, 3, 11) == [[1, 6], [8, 14]])
  }

  @Test(arguments: ["", "\n", "{"])
  func `a place past the end is no harm`(text: String) {
    #expect(SourceExcerpt(file: "a.json", text: Array(text.utf8), around: [99]).parts == [])
    #expect(parts(text, 1).first?.first == 1)
  }

  @Test func `a line of a megabyte is cut`() {
    let excerpt = SourceExcerpt(
      file: "a.json", text: Array(String(repeating: "x", count: 1_000_000).utf8), around: [1])
    #expect(excerpt.parts.first?.lines.first?.count == 2_002)
  }
}
