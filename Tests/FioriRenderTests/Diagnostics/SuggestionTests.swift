import FioriRender
import Testing

@testable import TestSupport

struct SuggestionTests {
  @Test func `a slip of the fingers finds its word`() throws {
    try CaseTable("values/suggestions").check { row in
      Suggestion.hint(for: row["word"], among: row["among"].split(separator: " ").map(String.init))
    }
  }

  @Test(arguments: [
    ([], ""), (["a"], "'a'"), (["a", "b"], "'a' and 'b'"), (["a", "b", "c"], "'a', 'b' and 'c'"),
  ])
  func `words are listed as one speaks`(words: [String], list: String) {
    expect(Suggestion.list(words), is: list)
  }
}
