import FioriRender
import Testing

@testable import TestSupport

/// Which names a limit keeps, and which rows a range and a period take.
struct RankedLimitTests {
  private static let bars = """
    {"type": "chartView", "chartType": "bar", "categories": {"$distinct": "p"},
     "series": [{"aggregate": "sum", "values": {"$column": "v"}}]}
    """
  private static let line = """
    {"type": "chartView", "chartType": "line", "categories": {"$distinct": "d"},
     "series": [{"aggregate": "sum", "values": {"$column": "v"}}]}
    """

  @Test(arguments: [
    (#"["d", "-v"]"#, 1), (#""-v""#, 1), (#"["p", "-v"]"#, 1), (#"["d", "-v"]"#, 2),
    (#"["d", "-v"]"#, 3),
  ])
  func `numbers rank names whatever orders the rows`(order: String, count: Int) throws {
    let views = [
      Self.bars,
      "{\"type\": \"cardCollection\", \"cards\": [{\"type\": \"chartCard\", \"title\": \"a\", \"chartView\": "
        + "\(Self.line)}, {\"type\": \"chartCard\", \"title\": \"b\", \"chartView\": \(Self.bars)}]}",
    ]
    for view in views {
      let words = try description(
        of: view, "\"sortBy\": \(order), \"limit\": {\"count\": \(count), \"other\": \"Rest\"}")
      #expect(words.contains("Q 218"), "\(words)")
      #expect(!words.contains("P 22,"), "\(words)")
    }
  }

  @Test func `names that only dates order are a warning`() {
    let document = document(of: Self.bars, "\"sortBy\": \"d\", \"limit\": 1")
    #expect(
      document.diagnostics.contains { $0.message.hasPrefix("'limit' keeps the first values") })
  }

  @Test func `a range takes the dates of rows, not their periods`() throws {
    let settings = """
      "types": {"d": {"by": "month"}}, "where": {"d": {"from": "2026-01-02", "to": "2026-03-04"}}
      """
    let words = try description(
      of: #"{"type": "kpiView", "items": [{"metric": {"value": {"$sum": "v"}}}]}"#, settings)
    #expect(words.contains("240"), "\(words)")
  }

  @Test func `a group that ends earlier than others is a warning`() {
    let document = document(
      of: #"{"type": "kpiView", "items": [{"metric": {"value": {"$current": "v", "over": "d"}}}]}"#,
      "\"groupBy\": \"p\", \"types\": {\"d\": {\"by\": \"month\"}}")
    let found = document.diagnostics.map(\.message).filter {
      $0.contains("other rows go on to '2026-03-01'")
    }
    #expect(found.count == 2)
  }

  private func document(of view: String, _ settings: String) -> Document {
    let json = """
      {"data": {"values": [{"d": "2026-01-05", "p": "P", "v": 22}, {"d": "2026-02-05", "p": "Q", "v": 218},
        {"d": "2026-03-05", "p": "R", "v": 100}], \(settings)}, "view": \(view)}
      """
    return Document(json: Array(json.utf8), file: "a.json")
  }

  private func description(of view: String, _ settings: String) throws -> String {
    let figures = document(of: view, settings).figures
    let words = try figures.map { try Renderer().drawing(of: $0).accessibilityText.text }
    return words.joined(separator: " ")
  }
}
