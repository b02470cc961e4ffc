import FioriRender
import Testing

@testable import TestSupport

/// How a written number is cut, without ICU.
struct FormattedNumberTests {
  @Test func `a number is cut where digits and signs begin and end`() throws {
    try CaseTable("numbers/parts").check { row in
      FormattedNumber(
        text: Array(row["text"].utf16), digits: ranges(row["digits"]), signs: ranges(row["signs"])
      ).parts.written
    }
  }

  /// Ranges as `1-3 5-6`.
  private func ranges(_ text: String) -> [Range<Int>] {
    text.split(separator: " ").compactMap { range in
      let ends = range.split(separator: "-").compactMap { Int($0) }
      return ends.count == 2 ? ends[0]..<ends[1] : nil
    }
  }

  @Test func `a magnitude comes directly after the digits`() {
    let plus = FormattedNumber(text: Array("1+".utf16), digits: [0..<1], signs: [1..<2])
    expect(plus.text(magnitude: "K"), is: "1K+")
    let amount = FormattedNumber(
      text: Array("1,5\u{A0}€".utf16), digits: [0..<1, 1..<2, 2..<3], signs: [])
    expect(amount.text(magnitude: "K"), is: "1,5K\u{A0}€")
    expect(amount.text(magnitude: ""), is: "1,5\u{A0}€")
    let word = FormattedNumber(text: Array("a".utf16), digits: [], signs: [])
    expect(word.text(magnitude: "K"), is: "aK")
  }

  @Test(arguments: [
    ("EUR\u{A0}1", [3, 4], [false, true]), ("1\u{A0}€", [0, 1], [false, true]),
    ("$1", [1, 2], [false, false]), ("\u{200F}1\u{A0}US$", [1, 2], [false, true]),
    ("-1 x", [1, 2], [false, true]),
  ])
  func `a part knows whether a space is before it`(
    text: String, digits: [Int], areApart: [Bool]
  ) {
    let number = FormattedNumber(
      text: Array(text.utf16), digits: [digits[0]..<digits[1]],
      signs: text.hasPrefix("-") ? [0..<1] : [])
    expect(number.parts.map(\.isApart), is: areApart)
  }

  @Test(arguments: [
    ("2\u{A0}MMXN", 3, "2\u{A0}M\u{A0}MXN"), ("2\u{A0}M€", 3, "2\u{A0}M€"),
    ("2\u{A0}MXN", 2, "2\u{A0}MXN"), ("MXN2\u{A0}M", 0, "MXN2\u{A0}M"),
  ])
  func `an abbreviation and the letters of a currency are apart`(
    text: String, currency: Int, apart: String
  ) {
    let number = FormattedNumber(text: Array(text.utf16), digits: [0..<1], signs: [])
    expect(number.separatingWords(at: currency).written, is: apart)
  }

  @Test func `a mark before a symbol comes after a magnitude`() {
    let amount = FormattedNumber(
      text: Array("\u{200F}1\u{A0}US$".utf16), digits: [1..<2], signs: [])
    expect(amount.text(magnitude: "K"), is: "\u{200F}1K\u{200F}\u{A0}US$")
  }
}
