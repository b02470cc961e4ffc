import FioriRender
import Testing

@testable import FioriBasics
@testable import TestSupport

/// Texts as literals.
struct SwiftTextTests {
  @Test(arguments: [
    ("Sales", #""Sales""#), ("", #""""#), (#"say "no""#, #""say \"no\"""#), (#"a\b"#, #""a\\b""#),
    (#"\(name)"#, #""\\(name)""#), ("a\nb\r\n\tc", #""a\nb\r\n\tc""#),
    ("\u{0}\u{1B}\u{7F}", #""\u{0}\u{1B}\u{7F}""#), ("\u{202E}a\u{2028}", #""\u{202E}a\u{2028}""#),
    ("12\u{A0}km", #""12\u{A0}km""#), ("👩‍👧", #""👩‍👧""#), ("\u{200D}", #""\u{200D}""#),
    ("\u{301}a", #""\u{301}a""#), ("e\u{301}", "\"e\u{301}\""), ("שלום", #""שלום""#),
    (#"""""#, #""\"\"\"""#),
  ])
  func `a text is a literal of one line`(text: String, literal: String) {
    expect(SwiftText(text).literal, is: literal)
  }

  @Test(arguments: [
    ("one two three four", ["one two \\", "three \\", "four"]),
    ("one\ntwo", ["one", "two"]), ("one\n", ["one", ""]), ("one ", ["one\\u{20}"]),
    ("a\"\"\"\"b", ["a\"\"\\\"\"b"]), ("0123456789abc", ["012345678\\", "9abc"]),
    ("a\r\nb", ["a\\r", "b"]),
  ])
  func `a long text is broken after blanks`(text: String, lines: [String]) {
    expect(SwiftText(text).lines(width: 10), is: lines)
  }
}
