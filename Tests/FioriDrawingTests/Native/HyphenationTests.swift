import Testing

@testable import FioriDrawing
@testable import TestSupport

struct HyphenationTests {
  private func broken(_ word: String, _ locale: String) -> String? {
    Hyphenation.of(locale: locale).map { hyphenation in
      var bytes = Array(word.utf8)
      for offset in hyphenation.breaks(of: word).reversed() where offset < bytes.count - 1 {
        bytes.insert(UInt8(ascii: "-"), at: offset)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("Genehmigungspflichtig", "de-DE", "Ge-neh-mi-gungs-pflich-tig"),
    ("Überstundenzuschlag", "de-AT", "Über-stun-den-zu-schlag"),
    ("Qualitätsmeldung", "de", "Qua-li-täts-mel-dung"),
    ("manufacturing", "en-US", "man-u-fac-tur-ing"), ("manufacturing", "en", "man-u-fac-tur-ing"),
    ("manufacturing", "en-GB", "man-u-fac-tur-ing"),
    ("développement", "fr-FR", "dé-ve-lop-pe-ment"),
    ("mantenimiento", "es-MX", "man-te-ni-mien-to"), ("fabbricazione", "it", "fab-bri-ca-zio-ne"),
  ])
  func `a word is broken as its language does`(word: String, locale: String, parts: String) {
    expect(broken(word, locale), is: parts)
  }

  @Test func `a language without patterns has none`() {
    expect(broken("word", "tlh"), is: nil)
    expect(broken("", "de"), is: "")
  }

  @Test(arguments: [
    ("S/4HANA", 2), ("a}", 1), ("12 }", 3), ("a !", 2), ("-5", 1), ("$5", 1), ("5%", 1),
    ("(5)%", 3), ("1.5", 2),
  ])
  func `no line ends there`(text: String, index: Int) {
    #expect(LineBreakRules(Array(text.unicodeScalars)).forbid(breakBefore: index))
  }

  @Test(arguments: [("either/or", 7), ("of .5", 3), ("a b", 2), ("end (5", 4)])
  func `a line may end there`(text: String, index: Int) {
    #expect(!LineBreakRules(Array(text.unicodeScalars)).forbid(breakBefore: index))
  }
}
