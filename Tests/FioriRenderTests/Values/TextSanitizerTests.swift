import FioriRender
import Testing

@testable import TestSupport

struct TextSanitizerTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("", ""), ("a\tb", "a b"), ("a\r\nb", "a\nb"),
    ("a\rb", "a\nb"), ("a\u{85}b\u{2028}c\u{2029}d", "a\nb\nc\nd"), ("a\n\nb", "a\nb"),
    ("a\r\r\nb", "a\nb"), ("\n a\n \nb\n", " a\nb"), ("\u{0}a\u{1F}\u{7F}\u{9F}b", "ab"),
    ("a\u{FFFE}\u{FFFF}b", "ab"),
    ("e\u{301} 中 👍🏽", "e\u{301} 中 👍🏽"), ("a\u{A0}b", "a\u{A0}b"),
  ])
  func `a text keeps what a label can show`(text: String, sanitized: String) {
    expect(Array(TextSanitizer.sanitized(text).unicodeScalars), is: Array(sanitized.unicodeScalars))
  }

  // Swift takes no noncharacters in a literal.
  @Test(arguments: [0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func `noncharacters are dropped`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    expect(TextSanitizer.sanitized("a\(scalar)b"), is: "ab")
  }
}
