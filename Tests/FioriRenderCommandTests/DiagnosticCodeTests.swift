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
      "more than 1", "is missing; use ", "truncated", "no loaded font has ", "expected a date",
      "internal error", "remove one of them", "the SDK's", "has no effect", "deprecated",
      "language",
      "does not exist; the view has", "cannot be read", "SVG ", "column ", "rows", "has a contrast",
      "trailing comma",
    ]
    let marks = [
      ("", ""), ("'", ""), ("", "'"), ("'", "'"), ("drivers' ", ""), ("\"", ""), ("", "\""),
      ("\"", "'"), ("it's a ", ""),
    ]
    return parts.flatMap { part in marks.map { "\($0.0)\(part)\($0.1)" } }
  }()

  /// A description with a text in many places, each of which leads to an error that quotes it.
  private static func description(_ text: String) throws -> [UInt8] {
    let described: [String: Any] = [
      text: 1,
      "environment": ["appearance": text, "locale": text, "timeZone": text, text: 2],
      "view": [
        "type": "kpiView",
        "items": [["metric": "12", text: 3], ["icon": "builtin:\(text)"]] as [[String: Any]],
        "colorScheme": text, "tintColor": ["normal": text], "styleClass": [text: 4], text: [text],
      ] as [String: Any],
    ]
    return Array(try JSONSerialization.data(withJSONObject: described, options: .sortedKeys))
  }

  /// The codes of the errors of reading a description with a text.
  private static func errors(_ text: String) throws -> [String] {
    Document(json: try description(text), file: "a.json").diagnostics.map(\.code).sorted()
  }

  @Test
  func `texts of a description do not decide the codes of its errors`() throws {
    let plain = try Self.errors("quarterly")
    #expect(Set(plain).isSuperset(of: ["unknown-key", "unknown-word", "unknown-color"]))
    #expect(plain.count * Self.hostileTexts.count > 1000)
    for text in Self.hostileTexts {
      try expect(Self.errors(text), is: plain, Comment(rawValue: text))
    }
  }

  @Test
  func `a text that is truncated does not decide the code of the warning`() throws {
    let renderer = try Renderer()
    for text in Self.hostileTexts {
      var view = KPIView(items: [.metric("12")])
      view.caption = Text(
        "\(text) of the last three quarters in all regions and shops of the country")
      var environment = Environment()
      environment.width = 100
      let figure = Figure(view, environment: environment)
      let codes = try renderer.drawing(of: figure).warnings.map(\.code)
      expect(codes, is: ["no-room"], Comment(rawValue: text))
    }
  }

  @Test
  func `a code has an explanation`() throws {
    expect(
      DiagnosticCode.duplicateKey.explanation,
      is: """
        duplicate-key: An object has the same key twice.
        Example: duplicate key 'title', first used on line 3; remove one of them
        Why: Only one of the two values can take effect; JSON readers disagree about which one.
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
