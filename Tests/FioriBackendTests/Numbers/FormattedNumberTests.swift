import FioriRender
import Testing

@testable import TestSupport

/// How a written number is cut, without ICU.
struct FormattedNumberTests {
  private func parts(
    _ text: String, digits: [Range<Int>] = [], signs: [Range<Int>] = []
  ) -> String {
    let number = FormattedNumber(text: Array(text.utf16), digits: digits, signs: signs)
    return number.parts.written
  }

  @Test func `it is cut where digits begin and end`() {
    expect(parts("a12b", digits: [1..<3]), is: "[a] 12 [b]")
    expect(parts("12", digits: [0..<1, 0..<2]), is: "12")
  }

  @Test func `blanks and direction marks at the ends are dropped`() {
    expect(parts("\u{200F}a\u{A0}1 2\u{202F}", digits: [3..<6]), is: "[a] 1 2")
    expect(parts("\u{61C}1 \u{200E}", digits: [1..<2]), is: "1")
  }

  @Test func `a mark before a sign stays, for it holds the sign on its side`() {
    expect(parts("$\u{200E}-1", digits: [3..<4], signs: [2..<3]), is: "[$] \u{200E}\u{2212}1")
  }

  @Test func `a percent sign keeps the mark that puts it to the left of Arabic digits`() {
    expect(
      parts("\u{61C}-٢٪\u{61C}", digits: [2..<3], signs: [1..<2]), is: "\u{61C}\u{2212}٢ [٪\u{61C}]"
    )
    expect(parts("٢ ج.م.\u{61C}", digits: [0..<1]), is: "٢ [ج.م.]")
  }

  @Test func `a sign joins digits across a direction mark and across nothing else`() {
    expect(parts("-\u{200F}1", digits: [2..<3], signs: [0..<1]), is: "\u{2212}\u{200F}1")
    expect(parts("1\u{200F}-", digits: [0..<1], signs: [2..<3]), is: "1\u{200F}\u{2212}")
    expect(parts("- 1", digits: [2..<3], signs: [0..<1]), is: "<\u{2212}> 1")
  }

  @Test func `a sign apart stands for itself, without direction marks`() {
    expect(parts("\u{200E}-$1", digits: [3..<4], signs: [0..<2]), is: "<\u{2212}> [$] 1")
    expect(parts("1 $-", digits: [0..<1], signs: [3..<4]), is: "1 [$] <\u{2212}>")
  }

  @Test func `only a sign's hyphen becomes a minus sign`() {
    expect(parts("-1 a-b", digits: [1..<2], signs: [0..<1]), is: "\u{2212}1 [a-b]")
    expect(parts("+1", digits: [1..<2], signs: [0..<1]), is: "+1")
  }

  @Test func `what has no digits is a symbol, and nothing is nothing`() {
    expect(parts("-a", signs: [0..<1]), is: "<\u{2212}> [a]")
    expect(parts(""), is: "")
  }

  @Test func `characters of two places are kept whole`() {
    expect(parts("𞤀1", digits: [2..<3]), is: "[𞤀] 1")
  }

  @Test func `a magnitude stands directly after the digits`() {
    let plus = FormattedNumber(text: Array("1+".utf16), digits: [0..<1], signs: [1..<2])
    expect(plus.text(magnitude: "K"), is: "1K+")
    let amount = FormattedNumber(
      text: Array("1,5\u{A0}€".utf16), digits: [0..<1, 1..<2, 2..<3], signs: [])
    expect(amount.text(magnitude: "K"), is: "1,5K\u{A0}€")
    expect(amount.text(magnitude: ""), is: "1,5\u{A0}€")
    let word = FormattedNumber(text: Array("a".utf16), digits: [], signs: [])
    expect(word.text(magnitude: "K"), is: "aK")
  }
}
