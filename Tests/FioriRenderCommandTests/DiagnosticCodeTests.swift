import FioriRender
import Foundation
import RenderService
import Testing

@testable import TestSupport

/// The codes of diagnostics.
struct DiagnosticCodeTests {
  /// All recorded messages, without those that are about rows of a table alone.
  private static func messages() throws -> [String] {
    let folder = Repository.root.appending(path: "Tests/Cases")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "diagnostics" }
      .flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
      .compactMap { $0.firstMatch(of: /(?:error|warning|note): (.+)/).map { String($0.1) } }
  }

  @Test
  func `each recorded message has its own code`() throws {
    let messages = try Self.messages()
    #expect(messages.count > 3000)
    expect(messages.filter { DiagnosticCode.of($0) == .other }, is: [])
  }

  @Test
  func `each message in the sources has its own code`() throws {
    let messages = try SourceMessages.all()
    #expect(messages.count > 300)
    expect(messages.filter { DiagnosticCode.of($0) == .other }.sorted(), is: [])
  }

  @Test
  func `each code has recorded messages`() throws {
    let found = Set(try Self.messages().map { DiagnosticCode.of($0).name })
    let rare: Set = [
      "other", "run", "fault", "difference", "sdk-word", "unknown-column", "limit", "data",
      "still-picture",
      "texts",
    ]
    expect(DiagnosticCode.all.map(\.name).filter { !found.union(rare).contains($0) }, is: [])
  }

  @Test
  func `names are different, and no design rule has one`() {
    let names = DiagnosticCode.all.map(\.name) + LintRule.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }

  @Test
  func `quoted words decide no code`() {
    let message = "view: unknown key 'truncated to'; did you mean 'caption'?"
    #expect(DiagnosticCode.of(message).name == "unknown-key")
    #expect(DiagnosticCode.of("view.title: truncated to 'unknown key…'").name == "no-room")
    #expect(DiagnosticCode.of("missing 'view' or 'figures'").name == "missing-key")
    #expect(DiagnosticCode.of("could not make a PDF").name == "fault")
  }

  @Test
  func `a frozen page is not a missing page`() throws {
    let page = "nothing on page 2 moves, so --animate has no effect; the marks of charts do"
    #expect(DiagnosticCode.of(page).name == "still-picture")
    #expect(DiagnosticCode.of("page 3 does not exist; the view has 2 pages").name == "wrong-page")
  }

  @Test
  func `the page has all codes`() throws {
    let file = Repository.root.appending(path: "Docs/codes.md")
    if Recording.isWanted { return try Recording.record(Array(DiagnosticCode.page.utf8), to: file) }
    expect(try String(contentsOf: file, encoding: .utf8), is: DiagnosticCode.page)
  }
}
