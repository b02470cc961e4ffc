import FioriBasics
import Testing

@testable import TestSupport

/// Texts as keys: those that only read the same are apart.
struct ExactTextTests {
  /// Texts that Swift's `==` does not tell apart.
  static let pairs = [
    ("\u{C5}", "\u{212B}"), ("K", "\u{212A}"), ("caf\u{E9}", "cafe\u{301}"), (";", "\u{37E}"),
    ("\u{AC00}", "\u{1100}\u{1161}"), ("a\u{323}\u{307}", "a\u{307}\u{323}"), ("`", "\u{1FEF}"),
  ]

  @Test(arguments: pairs) func `texts that read the same are two keys`(one: String, other: String) {
    #expect(one == other)
    #expect(!one.isExactly(other))
    #expect(ExactText(one) != ExactText(other))
    #expect(ExactText(one) == ExactText(String(decoding: Array(one.utf8), as: UTF8.self)))
    #expect(ExactText(one).hashValue != ExactText(other).hashValue)
    #expect((ExactText(one) < ExactText(other)) != (ExactText(other) < ExactText(one)))
    #expect(![one].areExactly([other]) && [one, nil].areExactly([one, nil]))
    #expect(![one, nil].areExactly([one]) && ![one, nil].areExactly([one, ""]))
    var texts = ExactTexts(of: [one])
    #expect(texts.add(other) && !texts.add(one) && texts.contains(other))
    var table: ExactTable<Int> = [:]
    table[one] = 1
    table[other, default: 5] += 1
    #expect(table[one] == 1 && table[other] == 6)
  }

  @Test(arguments: [2, 20]) func `repeats are left out, however many texts there are`(count: Int) {
    let texts = Self.pairs.prefix(count / 2).flatMap { [$0.0, $0.1] }
    #expect((texts + texts).withoutRepeats.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func `other views of a text are the same key`() {
    let long = String(repeating: "caf\u{E9} ", count: 20)
    let slice = String(("x" + long).dropFirst())
    #expect(ExactText(slice) == ExactText(long))
    #expect(ExactText(slice).hashValue == ExactText(long).hashValue)
    #expect(ExactText("") == "" && ExactText("") != "a" && !"".isExactly("\u{0}"))
  }
}
