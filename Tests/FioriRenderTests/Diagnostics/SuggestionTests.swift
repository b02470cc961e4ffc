import FioriRender
import Testing

@testable import TestSupport

struct SuggestionTests {
  private let words = ["caption", "items", "isEnabled", "unit"]

  @Test(arguments: [
    ("captoin", "caption"), ("Caption", "caption"), ("captio", "caption"),
    ("capttion", "caption"), ("isenabled", "isEnabled"), ("isEnable", "isEnabled"),
    ("unti", "unit"), ("item", "items"), ("CAPTION", "caption"),
    ("enabled", "isEnabled"),
  ])
  func `a slip of the fingers finds its word`(word: String, found: String) {
    expect(Suggestion.nearest(to: word, among: words), is: found)
  }

  @Test(arguments: ["x", "", "title", "un", "footnote"])
  func `a word far from all finds none`(word: String) {
    expect(Suggestion.nearest(to: word, among: words), is: nil)
  }

  @Test func `a word that goes on for ever finds none`() {
    let word = "caption" + String(repeating: "n", count: 1_000)
    expect(Suggestion.nearest(to: word, among: words), is: nil)
  }

  @Test func `of two equally near words the first is meant`() {
    expect(Suggestion.nearest(to: "bat", among: ["cat", "rat"]), is: "cat")
  }

  @Test func `a word as near to three means none of them`() {
    let versions = (2...8).map { "v\($0)" }
    expect(Suggestion.nearest(to: "v9", among: versions), is: nil)
    expect(Suggestion.nearest(to: "V4", among: versions), is: "v4")
    expect(Suggestion.nearest(to: "bat", among: ["cat", "Cat", "CAT"]), is: "cat")
  }

  @Test(arguments: [
    ([], ""), (["a"], "'a'"), (["a", "b"], "'a' and 'b'"), (["a", "b", "c"], "'a', 'b' and 'c'"),
  ])
  func `words are listed as one speaks`(words: [String], list: String) {
    expect(Suggestion.list(words), is: list)
  }

  @Test func `of more than twenty-four words the first are listed`() {
    let words = (1...25).map { "\($0)" }
    #expect(Suggestion.list(Array(words.prefix(24))).hasSuffix("'23' and '24'"))
    #expect(Suggestion.list(words).hasSuffix("'23', '24' …"))
  }

  @Test func `a hint is the nearest word, or all of them`() {
    expect(Suggestion.hint(for: "unti", among: words), is: "did you mean 'unit'?")
    expect(
      Suggestion.hint(for: "x", among: words),
      is: "expected one of 'caption', 'items', 'isEnabled', 'unit'")
  }
}
