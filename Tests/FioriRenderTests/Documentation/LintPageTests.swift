import FioriRender
import Testing

@testable import TestSupport

/// The page of the design rules, and what `lint --explain` prints.
struct LintPageTests {
  @Test(arguments: LintRule.allCases)
  func `the page matches a rule's explanation`(_ rule: LintRule) throws {
    let page = Self.plain(try Articles.text(of: "Docs/lint.md"))
    #expect(page.contains("## \(rule.rawValue) Level: \(rule.level.rawValue). \(rule.demand)"))
    for line in rule.explanation.split(separator: "\n").dropFirst() {
      let (name, text) = try #require(Self.parts(of: line, by: ": "))
      if name == "Source" {
        let (title, address) = try #require(Self.parts(of: text, by: ", https"))
        #expect(page.contains("[\(title)](https\(address))"))
      } else {
        #expect(page.contains("**\(name).** \(Self.plain(text))"))
      }
    }
  }

  /// Returns the text on one line.
  private static func plain(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func parts(
    of text: some StringProtocol, by separator: String
  ) -> (String, String)? {
    guard let range = text.ranges(of: separator).first else { return nil }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }
}
