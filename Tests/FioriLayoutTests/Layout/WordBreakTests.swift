import FioriRender
import Testing

@testable import FioriLayout
@testable import FioriModel
@testable import TestSupport

/// Where lines end within the words of many scripts, in every width.
struct WordBreakTests {
  /// The lines of a text in a width, and whether it is cut.
  private struct Shown {
    let lines: [String]
    let isCut: Bool
  }

  private func shown(
    _ text: String, in language: String, widths: [Double], lineLimit: Int
  ) throws -> [Shown] {
    let pool = try FontEnginePool.pool(for: FontOptions())
    return try pool.withEngine { engine in
      let settings = TextSettings(
        family: EmbeddedFonts.family, language: language, direction: .leftToRight,
        missingGlyphs: .warning)
      let font = ClassicKPIAttributes().captionFont
      return try widths.map { width in
        var layout = LayoutEngine(shaper: engine, settings: settings, images: LoadedImages())
        let element = TextElement(
          text: StyledText(text, font: font, color: RGBA(0)), kind: "caption",
          origin: DescriptionPath(), lineLimit: lineLimit)
        let frame = try layout.layout(
          .text(element), in: Constraints(maximumWidth: width))
        guard case .text(let block) = frame.content else { return Shown(lines: [], isCut: false) }
        return Shown(
          lines: block.lines.map { line in
            line.runs.map(\.text).joined().filter { $0 != "-" && $0 != "…" }
          }, isCut: block.isTruncated)
      }
    }
  }

  private static let widths = stride(from: 4.0, through: 160, by: 4).map(\.self)

  @Test(arguments: [
    ("hi", "पूर्वानुमान"), ("hi", "अन्तर्राष्ट्रीय"), ("bn", "ব্যবস্থাপনা"), ("ta", "மேலாண்மை"),
    ("te", "నిర్వహణాధికారి"), ("th", "เปรียบเทียบ"), ("km", "គ្រប់គ្រង"), ("my", "စီမံခန့်ခွဲမှု"),
    ("ar", "المستودعات"), ("fa", "پیش‌بینی‌ها"), ("syr", "ܫܠܡܐܫܠܡܐ"), ("he", "תחזיותיהם"),
    ("ja", "店舗"), ("ja", "10月"), ("ko", "12월"), ("de", "Großkundenvertrieb"),
    ("ru", "Производительность"),
    ("en", "🏳️‍🌈👩‍👩‍👧‍👦🇩🇪🇫🇷"), ("vi", "Ca\u{301}c ca\u{301}c ca\u{301}c"),
  ]) func `a line never ends within a character`(language: String, word: String) throws {
    for shown in try shown(word, in: language, widths: Self.widths, lineLimit: 0) {
      var before = ""
      for line in shown.lines {
        before += line
        guard let rest = Self.rest(of: word, after: before) else { continue }
        #expect(before.count + rest.count == word.count, "\(shown.lines)")
      }
    }
  }

  /// Returns the rest of a word after its start; `nil` for another text, such as one with blanks at the ends of
  /// its lines.
  private static func rest(of word: String, after start: String) -> String? {
    let (scalars, first) = (Array(word.unicodeScalars), Array(start.unicodeScalars))
    guard scalars.starts(with: first) else { return nil }
    return String(String.UnicodeScalarView(scalars.dropFirst(first.count)))
  }

  @Test(arguments: [
    ("ar", "المتاجر"), ("ar", "المستودعات"), ("ur", "پیشگوئی"), ("syr", "ܫܠܡܐܫܠܡܐ"), ("ja", "店舗"),
    ("ja", "10月"), ("zh", "3家"), ("ko", "12월"), ("en", "Sales"), ("de", "Markt"), ("en", "through"),
  ]) func `such a word is never on two lines`(language: String, word: String) throws {
    for shown in try shown(word, in: language, widths: Self.widths, lineLimit: 2) {
      #expect(shown.lines.count <= 1, "\(shown.lines)")
    }
  }

  @Test(arguments: [
    ("en", "Previous year"), ("de", "Onlinehandel"), ("en", "Forecast"), ("de", "Umsatz"),
    ("en", "Online"), ("de", "Versicherungsbeiträge"), ("sv", "Försäljningsutveckling"),
  ]) func `the parts of a broken word can be read`(language: String, text: String) throws {
    for limit in 1...3 {
      for shown in try shown(text, in: language, widths: Self.widths, lineLimit: limit)
      where shown.lines.count > 1 {
        #expect(shown.lines.allSatisfy { $0.filter { $0 != " " }.count > 1 }, "\(shown.lines)")
        let last = shown.lines.last ?? ""
        let isBroken = !shown.lines.dropLast().last!.hasSuffix(" ")
        if shown.isCut, isBroken { #expect(last.count > 2, "\(shown.lines)") }
      }
    }
  }

  @Test(arguments: [
    ("Wartungsplanabrufverwaltung", 140.0, ["Wartungsplan", "abrufverwaltung"]),
    ("Wartungsplanabrufverwaltung", 160.0, ["Wartungsplanabruf", "verwaltung"]),
    ("Zollabfertigungsstelle", 130.0, ["Zollabfertigungs", "stelle"]),
    ("Personalabteilung", 80.0, ["Personal", "abteilung"]),
    ("Krankenversicherungsbeiträge", 160.0, ["Kranken", "versicherungsbeiträge"]),
  ]) func `a compound is broken at a joint that takes no more lines`(
    word: String, width: Double, lines: [String]
  ) throws {
    try expect(shown(word, in: "de", widths: [width], lineLimit: 3).map(\.lines), is: [lines])
  }
}
