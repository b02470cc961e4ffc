import Testing

@testable import TestSupport

/// Numbers whose source a stranger can follow.
struct SourceCitationTests {
  @Test func `everything that comments cite is in the project`() throws {
    var entries: [String: Set<String>] = [:]
    for page in Articles.files(in: "Docs", ending: ".md") {
      entries[page] = SourceCitation.entries(of: try Articles.text(of: page))
    }
    var count = 0
    var wrong: [String] = []
    for file in SourceCitation.files {
      let comments = try SourceCitation.comments(of: file)
      let citations = SourceCitation.all(in: comments)
      count += citations.count
      wrong += SourceCitation.strangers(in: comments).map { "\(file): \($0)" }
      wrong += citations.filter { citation in
        guard let known = entries[citation.page] else { return true }
        return citation.entry.map { !known.contains($0) } ?? false
      }.map { "\(file): \($0.page)#\($0.entry ?? "")" }
    }
    expect(wrong, is: [])
    #expect(count > 300)
  }

  @Test func `citations, strangers and entries are found`() {
    let text = "8 (Docs/sources/kpi.md#ring-track, Docs/a.md). Facts, theming §2 (boards, dots)."
    expect(
      SourceCitation.all(in: text),
      is: [
        SourceCitation(page: "Docs/sources/kpi.md", entry: "ring-track"),
        SourceCitation(page: "Docs/a.md", entry: nil),
      ])
    expect(SourceCitation.strangers(in: text), is: ["§", "Facts, ", "(boards"])
    expect(
      SourceCitation.entries(of: "# A page\n\n## Ring, track\ntext\n### x-Height"),
      is: ["a-page", "ring-track", "x-height"])
  }
}
