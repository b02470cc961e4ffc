import CText
import FioriModel
import Glibc

extension ICULibrary {
  /// Returns the name of the locale whose data ICU uses for a locale, with the same keywords; the
  /// root locale for a language, or a language in a script, without data.
  ///
  /// ICU itself would use the system's language instead of one without data, and keeps each name
  /// that it looks up for the lifetime of the process, about 500 bytes: there are 850 with data,
  /// and any number of others.
  func localeWithData(for locale: [CChar]) throws(NumberError) -> [CChar] {
    let name = Self.text(of: locale)
    let keywords = name.drop { $0 != "@" }
    let base = String(name.dropLast(keywords.count))
    let known = hasData(for: base) ? base : try nameWithData(for: LocaleName(base))
    let result = Array((known + keywords).utf8CString)
    return result + [CChar](repeating: 0, count: max(locale.count - result.count, 0))
  }

  /// Drops subtags without data, as ICU does.
  private func nameWithData(for locale: LocaleName) throws(NumberError) -> String {
    guard !locale.language.isEmpty else { return "" }
    // The only region without data whose parent in CLDR is not its language.
    if locale.language == "pt", locale.region == "FR" { return "pt_PT" }
    let full = try likely(locale)
    let isUsual = try full.script == likely(LocaleName(language: locale.language)).script
    let inLanguage = LocaleName(language: full.language, region: locale.region)
    let candidates =
      [full] + (isUsual ? [inLanguage] : [])
      + [LocaleName(language: full.language, script: full.script)]
      + (isUsual ? [LocaleName(language: full.language)] : [])
    return candidates.map(\.text).first(where: hasData) ?? ""
  }

  /// Returns a locale with its most likely script and region, where it has none.
  private func likely(_ locale: LocaleName) throws(NumberError) -> LocaleName {
    var likely = [CChar](repeating: 0, count: 256)
    let capacity = Int32(likely.count)
    _ = try call { status in
      functions.add_likely_subtags(locale.text, &likely, capacity, status)
    }
    return LocaleName(Self.text(of: likely))
  }

  /// Returns the characters before the terminating zero.
  private static func text(of characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Compares in place: building a set of the several hundred names would take longer than
  /// formatting a number.
  private func hasData(for name: String) -> Bool {
    name.withCString { name in
      (0..<functions.count_locales()).contains { index in
        functions.get_locale(index).map { strcmp($0, name) == 0 } ?? false
      }
    }
  }
}

/// ICU's name of a locale, without variants and keywords.
private struct LocaleName {
  let language: String
  var script = ""
  var region = ""

  init(language: String, script: String = "", region: String = "") {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// Reads a name such as `zh_Hant_TW`.
  init(_ name: String) {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    language = parts.first ?? ""
    let rest = parts.dropFirst()
    script = rest.first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) } ?? ""
    region = rest.first { (2...3).contains($0.utf8.count) } ?? ""
  }

  var text: String { [language, script, region].filter { !$0.isEmpty }.joined(separator: "_") }
}
