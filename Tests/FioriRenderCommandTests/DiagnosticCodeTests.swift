import FioriRender
import Foundation
import RenderService
import Testing

@testable import TestSupport

/// The codes of diagnostics.
struct DiagnosticCodeTests {
  @Test
  func `names are different, and no design rule has one`() {
    let names = DiagnosticCode.allCases.map(\.rawValue) + LintRule.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }

  /// Texts of descriptions that look like messages, or like ends of quotations.
  private static let hostileTexts: [String] = {
    let parts = [
      "unknown key", "could not ", "duplicate key", "the stream was ended", "unclosed", "palette v",
      "more than 1", "is missing; give ", "truncated", "no loaded font has ", "expected a date",
    ]
    let marks = [
      ("", ""), ("'", ""), ("", "'"), ("'", "'"), ("drivers' ", ""), ("\"", "'"), ("it's a ", ""),
    ]
    return parts.flatMap { part in marks.map { "\($0.0)\(part)\($0.1)" } }
  }()

  /// A description with a text in many places, each of which leads to a message that quotes it.
  private static func description(_ text: String) throws -> [UInt8] {
    let described: [String: Any] = [
      text: 1,
      "environment": ["width": 120, "fontFamily": text, "locale": text],
      "view": [
        "type": "kpiView", "items": [["metric": "12"]], "colorScheme": text,
        "caption": "\(text) of the last three quarters in all regions and shops of the country",
        "styleClass": text, text: [text],
      ] as [String: Any],
    ]
    return Array(try JSONSerialization.data(withJSONObject: described, options: .sortedKeys))
  }

  private static func codes(of text: String) throws -> [String] {
    let json = try description(text)
    let document = Document(json: json, file: "a.json")
    return document.diagnostics.map(\.code).sorted()
  }

  @Test
  func `texts of a description do not decide the code of a message`() throws {
    let plain = try Self.codes(of: "quarterly")
    #expect(plain.count > 5)
    for text in Self.hostileTexts {
      try expect(Self.codes(of: text), is: plain, Comment(rawValue: text))
    }
  }

  @Test
  func `a code has an explanation`() throws {
    expect(
      DiagnosticCode.duplicateKey.explanation,
      is: """
        duplicate-key: An object has the same key twice.
        Why: Only one of the two values could count, and JSON readers disagree about which one.
        Remedy: Remove one of them.
        """)
  }

  @Test
  func `the page has all codes`() throws {
    let file = Repository.root.appending(path: "Docs/codes.md")
    if Recording.isWanted { return try Recording.record(Array(DiagnosticCode.page.utf8), to: file) }
    expect(try String(contentsOf: file, encoding: .utf8), is: DiagnosticCode.page)
  }
}
