import Foundation
import Testing

@testable import TestSupport

/// What `verify` tells of a recording in which much has changed.
struct VerifyChangesTests {
  private let workspace: Workspace

  /// A collection of eight cards whose titles are others than were recorded.
  init() async throws {
    workspace = try Workspace()
    try workspace.write(Self.cards(titled: "Old"), to: "cards/board.json")
    _ = try await workspace.run("record", "cards", environment: ["CI": ""])
    try workspace.write(Self.cards(titled: "New"), to: "cards/board.json")
  }

  private static func cards(titled title: String) -> String {
    let cards = (1...8).map { #"{"type": "kpiCard", "title": "\#(title) \#($0)"}"# }
    return Sample.description(
      of: #"{"type": "cardCollection", "cards": [\#(cards.joined(separator: ", "))]}"#)
  }

  @Test func `five changes are told, and all with --verbose`() async throws {
    let short = try await workspace.run("verify", "cards")
    let line = try #require(short.text.split(separator: "\n").first)
    #expect(line.hasPrefix("board.layout.json: "))
    #expect(line.contains("text 'Old 5' → 'New 5'"))
    #expect(!line.contains("Old 6"))
    #expect(line.hasSuffix("; and 3 more"))
    let long = try await workspace.run("verify", "cards", "--verbose")
    expect(long.text.split(separator: "\n").first?.contains("text 'Old 8' → 'New 8'"), is: true)
    long.text.expect(lacks: " more")
  }

  @Test func `all changes are in the report and in --json`() async throws {
    let json = try await workspace.run("verify", "cards", "--json", "--report", "report.html")
    let page = try workspace.text(of: "report.html")
    for number in 1...8 {
      let words = "text 'Old \(number)' → 'New \(number)'"
      json.text.expect(contains: words)
      page.expect(contains: words)
    }
    json.text.expect(contains: #""changes":["#)
  }
}
