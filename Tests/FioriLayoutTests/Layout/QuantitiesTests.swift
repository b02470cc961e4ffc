import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct QuantitiesTests {
  /// Returns the lines of a text in which every character is ten points wide.
  private func lines(_ text: String, width: Int, limit: Int) throws -> [String] {
    var engine = SquareLayout.engine()
    let frame = try engine.layout(
      .text(SquareLayout.text(text, lines: limit)),
      in: Constraints(maximumWidth: Double(width) * 10))
    return frame.block?.lines.map(\.shown) ?? []
  }

  @Test(arguments: [
    TextLayoutCase("Sum 1,234,567.89", width: 10, limit: 1, ["Sum…"]),
    TextLayoutCase("Sum 1,234,567.89", width: 16, limit: 1, ["Sum 1,234,567.89"]),
    TextLayoutCase("Sum 1,234.5 in all", width: 13, limit: 1, ["Sum…"]),
    TextLayoutCase("Sum 1,234.5 in all", width: 15, limit: 1, ["Sum 1,234.5 in…"]),
    TextLayoutCase("Sum 12 EUR in all", width: 9, limit: 1, ["Sum…"]),
    TextLayoutCase("Sum 12 EUR in all", width: 11, limit: 1, ["Sum 12 EUR…"]),
    TextLayoutCase("Sum EUR 12 in all", width: 8, limit: 1, ["Sum…"]),
    TextLayoutCase("Sum −$12 in all", width: 6, limit: 1, ["Sum…"]),
    TextLayoutCase("Sum −$12 in all", width: 12, limit: 1, ["Sum −$12 in…"]),
    TextLayoutCase("−₪4,246", width: 4, limit: 1, ["…"]),
    TextLayoutCase("Sum 1.2 Mrd. € in all", width: 13, limit: 1, ["Sum…"]),
    TextLayoutCase("am 12. Mai 2026 um acht", width: 11, limit: 1, ["…"]),
    TextLayoutCase("on May 12, 2026 at home", width: 8, limit: 1, ["…"]),
    TextLayoutCase("um 14:35 Uhr zu", width: 10, limit: 1, ["…"]),
    TextLayoutCase("in 12 345 678 Teilen", width: 10, limit: 1, ["…"]),
    TextLayoutCase("Past 30 days", width: 8, limit: 1, ["Past…"]),
    TextLayoutCase("SAP S4HANA Cloud", width: 7, limit: 1, ["SAP S…"]),
    TextLayoutCase("٣٫٥ مليون دولار", width: 4, limit: 1, ["…"]),
    TextLayoutCase("Sum 12 ر.س in all", width: 9, limit: 1, ["Sum…"]),
    TextLayoutCase("Sum 12 ألف in all", width: 9, limit: 1, ["Sum…"]),
    TextLayoutCase("Sum 12 millones in all", width: 10, limit: 1, ["Sum…"]),
    TextLayoutCase("Hecho el 12 de noviembre de 2026", width: 22, limit: 1, ["Hecho…"]),
    TextLayoutCase("Xong ngày 12 tháng 11 năm 2026", width: 22, limit: 1, ["Xong…"]),
    TextLayoutCase("Date 2026년 11월 12일", width: 13, limit: 1, ["Date…"]),
  ])
  func `an ellipsis comes before a number, an amount, a date or a time, never within`(
    _ item: TextLayoutCase
  ) throws {
    try expect(lines(item.text, width: Int(item.width), limit: item.limit), is: item.lines)
  }

  @Test(arguments: [
    TextLayoutCase("Sum of 12 EUR", width: 9, limit: 2, ["Sum", "of 12 EUR"]),
    TextLayoutCase("Sum of 12 EUR", width: 10, limit: 2, ["Sum of", "12 EUR"]),
    TextLayoutCase("am 12. Mai 2026", width: 13, limit: 2, ["am", "12. Mai 2026"]),
    TextLayoutCase("um 14:35 Uhr", width: 9, limit: 2, ["um", "14:35 Uhr"]),
    TextLayoutCase("12. Mai 2026", width: 8, limit: 2, ["12. Mai", "2026"]),
    TextLayoutCase("Umsatz 12", width: 8, limit: 2, ["Umsatz", "12"]),
    TextLayoutCase("Werk 1010, Linie 3", width: 12, limit: 2, ["Werk 1010,", "Linie 3"]),
    TextLayoutCase("Kostenstelle Linie 3", width: 18, limit: 2, ["Kostenstelle", "Linie 3"]),
    TextLayoutCase("EUR 1,234,567", width: 10, limit: 2, ["EUR", "1,234,567"]),
    TextLayoutCase(
      "Xong 16:30 ngày 28/11/2026", width: 16, limit: 2, ["Xong 16:30", "ngày 28/11/2026"]),
    TextLayoutCase("Schraube M8 × 40 lang", width: 13, limit: 2, ["Schraube", "M8 × 40 lang"]),
    TextLayoutCase("Platte 10 x 20 x 5 mm", width: 15, limit: 2, ["Platte", "10 x 20 x 5 mm"]),
    TextLayoutCase("Xong 5 ngày 3 giờ", width: 16, limit: 2, ["Xong", "5 ngày 3 giờ"]),
  ])
  func `a line ends before an amount, a date or a time that fits on the next`(
    _ item: TextLayoutCase
  ) throws {
    try expect(lines(item.text, width: Int(item.width), limit: item.limit), is: item.lines)
  }

  @Test(arguments: [
    TextLayoutCase("Werk 1 seit 20 Tagen", width: 15, limit: 2, ["Werk 1", "seit 20 Tagen"]),
    TextLayoutCase("Werk 1 seit 20 Tagen", width: 12, limit: 2, ["Werk 1 seit", "20 Tagen"]),
    TextLayoutCase("vor 20 Minuten", width: 12, limit: 2, ["vor", "20 Minuten"]),
    TextLayoutCase("kauf@werk.example.com", width: 18, limit: 2, ["kauf@werk.", "example.com"]),
    TextLayoutCase("kauf@werk.example.com", width: 15, limit: 2, ["kauf@werk.", "example.com"]),
    TextLayoutCase("kauf@werk.com", width: 10, limit: 2, ["kauf@", "werk.com"]),
  ])
  func `a line ends before a preposition, or before several characters of an address`(
    _ item: TextLayoutCase
  ) throws {
    try expect(lines(item.text, width: Int(item.width), limit: item.limit), is: item.lines)
  }

  @Test(arguments: [
    (80.0, 10.0, [String]()), (60, 7.5, []),
    (50, nil, ["'12345678' does not fit and is left out; make the view wider"]),
  ])
  func `a text that is a number gets smaller, to seven tenths, and is then left out`(
    width: Double, size: Double?, losses: [String]
  ) throws {
    var text = SquareLayout.text("12345678")
    text.keepsNumberWhole = true
    var engine = SquareLayout.engine()
    let frame = try engine.layout(.text(text), in: Constraints(maximumWidth: width))
    expect(frame.block?.lines.first?.runs.first?.size, is: size)
    expect(frame.allLosses.map(\.message.text), is: losses)
    #expect(frame.size.width <= width)
  }
}
