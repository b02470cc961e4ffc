import FioriRender
import Testing

@testable import TestSupport

/// Numbers in little room: they are shown to a twentieth of their value, or not at all.
struct WholeNumbersTests {
  private static let locales = ["en-US", "de-DE", "fr-FR", "ja-JP", "ar-EG", "fa-IR", "hi-IN"]
  private static let widths = [60, 90, 120, 150, 200, 320, 375, 744, 1_024]
  private static let texts = [
    "Auftrag 4500012345/00010", "Last 30 days", "Umsatz 1.234.567,89 EUR im Mai", "PM01", "2026",
    "Zuletzt am 12. Mai 2026 um 14:35 Uhr", "+12.4% vs. 2025", "-1,265,849.98",
    "S/4HANA Cloud 2025",
    "売上高1,234百万円", "تم في 12/05/2026", "Instandhaltungsauftrag", "IBAN DE89370400440532013000",
  ]

  private static func number(_ chance: inout Chance) -> Double {
    let digits = Double(chance.below(1_000_000)) / 1_000
    let powers = [0.0001, 0.01, 1, 1e3, 1e6, 1e9, 1e12]
    return digits * powers[chance.below(powers.count)] * (chance.below(4) == 0 ? -1 : 1)
  }

  private static func item(_ value: Double, _ chance: inout Chance) -> String {
    let style = [
      "", #", "style": "currency", "currency": "EUR""#, #", "style": "percent""#,
      #", "style": "compact""#, #", "maximumFractionDigits": 2"#,
    ][chance.below(5)]
    return #"{"metric": {"value": \#(value)\#(style)}}"#
  }

  /// A view with a value that is a KPI, and a text beside it.
  private static func view(_ item: String, _ chance: inout Chance) -> String {
    let text = "\"\(texts[chance.below(texts.count)])\""
    return [
      #"{"type": "kpiView", "items": [\#(item)], "caption": \#(text)}"#,
      #"{"type": "kpiProgressView", "items": [\#(item)], "progress": 0.5, "footnote": \#(text)}"#,
      #"{"type": "kpiProgressView", "chartSize": "small", "items": [\#(item)], "progress": 0.5}"#,
      #"{"type": "kpiHeader", "items": [{"type": "kpiView", "items": [\#(item)], "caption": \#(text)}]}"#,
      #"{"type": "kpiCard", "title": \#(text), "status": \#(text), "kpiItems": [\#(item)]}"#,
      #"{"type": "kpiProgressCard", "title": \#(text), "progress": 0.5, "kpiItems": [\#(item)]}"#,
      #"{"type": "objectHeader", "headlineText": \#(text), "statusText": \#(text), "tags": [\#(text)], "bodyText": \#(text)}"#,
      #"{"type": "objectHeader", "headlineText": \#(text), "kpiView": {"items": [\#(item)]}}"#,
      #"{"type": "objectHeaderChartView", "title": \#(text), "trend": \#(text), "kpiItems": [\#(item)], "chartView": {"series": [{"values": [1, 2]}]}}"#,
    ][chance.below(9)]
  }

  @Test(arguments: 0..<10)
  func `no number is cut, and each value that is shown is its own to a twentieth`(part: Int) throws
  {
    for seed in part * 60..<(part + 1) * 60 {
      var chance = Chance(seed: seed)
      let value = Self.number(&chance)
      let view = Self.view(Self.item(value, &chance), &chance)
      let locale = Self.locales[chance.below(Self.locales.count)]
      let size = ["large", "accessibilityLarge", "accessibilityExtraExtraExtraLarge"][
        chance.below(3)]
      let drawn = try DrawnDescription(
        #"{"environment": {"width": \#(Self.widths[chance.below(Self.widths.count)]), "#
          + #""locale": "\#(locale)", "contentSizeCategory": "\#(size)"}, "view": \#(view)}"#)
      let nodes = try #require(drawn.report).root.flattened
      for text in nodes.compactMap(\.text) {
        #expect(!WrittenNumber.isCut(text), "\(seed): \(text)")
      }
      guard view.contains("metric") else { continue }
      let metric = nodes.filter { $0.kind == "metric" }.compactMap(\.text).joined()
      guard !metric.isEmpty else {
        #expect(drawn.lines.contains { $0.contains("left out") }, "\(seed): \(view)")
        continue
      }
      let units = nodes.filter { $0.kind == "unit" }.compactMap(\.text).joined(separator: " ")
      let written = try #require(
        WrittenNumber(metric, units, locale), "\(seed): \(metric) \(units)"
      ).value
      let share = view.contains("percent") ? value * 100 : value
      // Decimals that a description gives stay as few.
      let error = max(abs(share) / 20, view.contains("Digits") ? 0.005 : 1e-9)
      #expect(abs(written - abs(share)) <= error, "\(seed): \(metric) \(units) for \(share)")
      expect(
        metric.contains("−") || units.contains("−"), is: share < 0, "\(seed): \(metric) \(units)")
    }
  }
}

/// A number as somebody reads it.
private struct WrittenNumber {
  /// The number without its sign.
  let value: Double

  init?(_ digits: String, _ units: String, _ locale: String) {
    let hasComma = ["de-DE", "fr-FR"].contains(locale)
    let separator: Set<Character> = hasComma ? [","] : [".", "\u{66B}"]
    var text = ""
    for character in digits {
      if let digit = character.wholeNumberValue { text += "\(digit)" }
      if separator.contains(character) { text += "." }
    }
    guard let number = Double(text) else { return nil }
    let words = units.split { $0.isWhitespace || $0 == "\u{A0}" || $0 == "\u{202F}" }
    let factors = words.compactMap { Self.factors[String($0.filter { !"%€٪".contains($0) })] }
    value = factors.reduce(number, *)
  }

  private static let factors: [String: Double] = [
    "K": 1e3, "M": 1e6, "B": 1e9, "T": 1e12, "Mio.": 1e6, "Mrd.": 1e9, "Bio.": 1e12, "k": 1e3,
    "Md": 1e9, "Bn": 1e12, "万": 1e4, "億": 1e8, "兆": 1e12, "京": 1e16, "ألف": 1e3,
    "مليون": 1e6, "مليار": 1e9, "ترليون": 1e12, "تريليون": 1e12, "هزار": 1e3, "میلیون": 1e6,
    "میلیارد": 1e9, "م": 1e9, "تریلیون": 1e12, "هزارمیلیارد": 1e12, "Brd": 1e15, "हज़ार": 1e3,
    "लाख": 1e5,
    "क॰": 1e7, "अ॰": 1e9, "ख॰": 1e11, "नील": 1e13, "शंख": 1e17, "Billionen": 1e12, "Brd.": 1e15,
    "Q": 1e15,
  ]

  /// Whether digits are right before an ellipsis.
  static func isCut(_ text: String) -> Bool {
    guard text.hasSuffix("…") else { return false }
    let last = text.dropLast().last { !$0.isWhitespace }
    return last?.wholeNumberValue != nil
  }
}
