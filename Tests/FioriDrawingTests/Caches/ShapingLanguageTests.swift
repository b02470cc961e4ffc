import CCairo
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct ShapingLanguageTests {
  @Test func `a tag keeps the parts that make a difference`() throws {
    try CaseTable("numbers/languages").check { ShapingLanguage.tag(for: $0["locale"]) }
  }

  /// Languages of all kinds, in scripts, regions and variants of all kinds.
  private static var locales: [String] {
    let languages = [
      "ar", "az", "ca", "ckb", "de", "el", "en", "ga", "haw", "hy", "ja", "ka", "ko", "ku", "mn",
      "mnw", "nan", "no", "oc", "pa", "pt", "ro", "sr", "syr", "tr", "und", "ur", "yue", "zh",
    ]
    let scripts = ["", "-Arab", "-Cyrl", "-Hans", "-Hant", "-Latg", "-Latn", "-Syrj"]
    let regions = ["", "-AT", "-CN", "-HK", "-MD", "-MO", "-PK", "-TH", "-TW", "-US", "-419"]
    return languages.flatMap { language in
      scripts.flatMap { script in regions.map { language + script + $0 } }
    }
  }

  /// Combinations that say nothing: a language in a script that is not written in it.
  private static func isOdd(_ locale: String) -> Bool {
    let parts = locale.split(separator: "-")
    return (parts.contains("Latg") && parts.first != "ga")
      || (parts.contains("Syrj") && parts.first != "syr")
  }

  @Test func `HarfBuzz chooses the same letters for it`() {
    let wrong = Self.locales.filter { locale in
      !Self.isOdd(locale)
        && Self.openTypeTags(locale) != Self.openTypeTags(ShapingLanguage.tag(for: locale))
    }
    expect(wrong, is: [])
  }

  private static func openTypeTags(_ language: String) -> [hb_tag_t] {
    var count: UInt32 = 4
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_tags_from_script_and_language(
      HB_SCRIPT_LATIN, hb_language_from_string(language, -1), nil, nil, &count, &tags)
    return Array(tags.prefix(Int(count)))
  }

  /// Whether the tag drops a script before a region that it keeps: for Pango, unlike HarfBuzz and
  /// Fontconfig, such a region does not count.
  private static func dropsScript(_ locale: String) -> Bool {
    let parts = locale.lowercased().split(separator: "-")
    let tag = ShapingLanguage.tag(for: locale).split(separator: "-")
    return parts.count == 3 && tag.count == 2 && parts.last == tag.last
  }

  @Test func `Pango finds the same scripts for it`() {
    let scripts = [
      PANGO_SCRIPT_LATIN, PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_HAN, PANGO_SCRIPT_CYRILLIC,
    ]
    let wrong = Self.locales.filter { locale in
      !Self.dropsScript(locale)
        && scripts.contains {
          Self.includes($0, locale) != Self.includes($0, ShapingLanguage.tag(for: locale))
        }
    }
    expect(wrong, is: [])
  }

  private static func includes(_ script: PangoScript, _ language: String) -> Bool {
    pango_language_includes_script(pango_language_from_string(language), script) != 0
  }

  @Test func `a language has few tags, whatever follows`() {
    let tags = Set(
      Self.locales.flatMap { locale in
        (0..<20).map { ShapingLanguage.tag(for: "\(locale)-variant\($0)-x-\($0)") }
      })
    expect(tags, is: Set(Self.locales.map { ShapingLanguage.tag(for: $0) }))
    #expect(tags.count < 120)
  }
}
