import FioriBasics
import Synchronization

/// A phrase that views draw or say, by its key in the tables of `Words`. Each family names its own.
package struct Phrase: Hashable, Sendable {
  package let key: String

  package init(_ key: String) { self.key = key }
}

extension Phrase {
  package static let loading = Phrase("loading")
  package static let page = Phrase("page")
  package static let percent = Phrase("percent")
  package static let noValue = Phrase("noValue")
  /// From one thing to another, within a sentence.
  package static let span = Phrase("span")
  /// From one thing to another, by itself.
  package static let interval = Phrase("interval")
  package static let up = Phrase("up")
  package static let down = Phrase("down")
  package static let unchanged = Phrase("unchanged")

  // The words of `LocalizedStrings`.
  static let noData = Phrase("noData")
  static let more = Phrase("more")
  static let moreSeries = Phrase("moreSeries")
  static let increase = Phrase("increase")
  static let decrease = Phrase("decrease")
  static let total = Phrase("total")
  static let forecast = Phrase("forecast")
}

/// The phrases that views draw or say in the language of a locale, in English where it has no table.
///
/// Each file in `Words` has the phrases of a language. A phrase with a number has a form for each of its
/// plurals, as ICU names them: `one`, `few`, `other`.
package struct Phrases: Sendable {
  private let table: [String: Entry]
  private let english: [String: Entry]
  private let locale: String
  private let isEnglish: Bool
  private let numbers: any NumberFormatting

  /// The languages with a table; `zh` is simplified Chinese.
  package static let languages = ["en", "ar", "de", "es", "fr", "he", "it", "ja", "pt", "zh"]

  /// A phrase, or its forms by plural.
  private enum Entry: Sendable {
    case text(String)
    case plurals([String: String])
  }

  package init(locale: String, numbers: any NumberFormatting) {
    english = Self.table(of: "en")
    let language = Self.language(of: locale) ?? "en"
    table = Self.table(of: language)
    isEnglish = language == "en"
    self.locale = locale
    self.numbers = numbers
  }

  /// Returns a phrase with its `{name}`s replaced.
  package func callAsFunction(
    _ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    fill(text(phrase, plural: { "other" }), values)
  }

  /// Returns a phrase in the plural of a number, which takes the place of `{count}`.
  package func callAsFunction(
    _ phrase: Phrase, count: Int, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let text = text(phrase) {
      isEnglish
        ? (count == 1 ? "one" : "other") : (try? numbers.plural(of: count, locale: locale)) ?? ""
    }
    return fill(fill(text, ["count": number(count)]), values)
  }

  /// Returns a whole number in the digits of the locale.
  package func number(_ count: Int) -> String {
    // ICU takes 8 ms to load.
    if isEnglish, count < 1000 { return "\(count)" }
    let value = NumberValue(value: Double(count), maximumFractionDigits: 0)
    return (try? numbers.text(of: value, magnitude: "", locale: locale)) ?? "\(count)"
  }

  /// Returns a number with at most two decimals, in the digits of the locale.
  package func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return number(whole) }
    guard !isEnglish else { return Decimal.text(value, decimals: 2) }
    let value = NumberValue(value: value, maximumFractionDigits: 2)
    return (try? numbers.text(of: value, magnitude: "", locale: locale))
      ?? Decimal.text(value.value, decimals: 2)
  }

  /// Returns a text like `64 percent` for a number with a decimal point, as of ``Decimal``. No font has to draw it.
  package func percentage(_ text: String) -> String {
    guard !isEnglish, let number = Double(text) else { return self(.percent, ["value": text]) }
    let value = NumberValue(value: number, maximumFractionDigits: Misreading.mostDecimals)
    let written = try? numbers.forWords.text(of: value, magnitude: "", locale: locale)
    return self(.percent, ["value": written ?? text])
  }

  private func text(_ phrase: Phrase, plural: () -> String) -> String {
    switch table[phrase.key] ?? english[phrase.key] {
    case .text(let text)?: return text
    case .plurals(let forms)?:
      guard forms.count > 1 else { return forms.values.first ?? "" }
      return forms[plural()] ?? forms["other"] ?? ""
    case nil: return ""
    }
  }

  private func fill(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
    guard !values.isEmpty else { return text }
    // By bytes: finding the bounds of characters takes ten times the instructions. Parts are added as texts:
    // looking up the type of a part takes 1.5 % of the program's start.
    let bytes = text.utf8
    var (result, rest) = ("", bytes.startIndex)
    while let start = bytes[rest...].firstIndex(of: UInt8(ascii: "{")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      let key = text[bytes.index(after: start)..<end]
      let next = bytes.index(after: end)
      result += String(text[rest..<start])
      if let value = values.first(where: { $0.key == key })?.value {
        result += value
      } else {
        result += String(text[start..<next])
      }
      rest = next
    }
    result += String(text[rest...])
    return result
  }
}

// MARK: - Tables

extension Phrases {
  /// Returns the language of a locale if it has a table. `iw` is an older code of Hebrew; Traditional
  /// Chinese has none.
  package static func language(of locale: String) -> String? {
    // Most locales are spelled like this, and each figure asks twice.
    if let plain = languages.first(where: { $0 != "zh" && isWritten($0, in: locale) }) {
      return plain
    }
    let parts = locale.split(separator: "-").map { $0.lowercased() }
    let language = parts.first == "iw" ? "he" : parts.first ?? ""
    let isTraditional =
      language == "zh" && ["hant", "tw", "hk", "mo"].contains(where: parts.contains)
    return languages.contains(language) && !isTraditional ? language : nil
  }

  /// Whether a locale starts with a language of two letters, as it is written, and a subtag or nothing follows.
  private static func isWritten(_ language: String, in locale: String) -> Bool {
    let subtag = locale.utf8.dropFirst(2)
    return locale.utf8.starts(with: language.utf8) && (subtag.first ?? hyphen) == hyphen
  }

  private static let hyphen = UInt8(ascii: "-")

  private static let read = Mutex<[String: [String: Entry]]>([:])

  private static func table(of language: String) -> [String: Entry] {
    if let table = read.withLock({ $0[language] }) { return table }
    let table = entries(file(of: language))
    read.withLock { $0[language] = table }
    return table
  }

  private static func file(of language: String) -> [UInt8] {
    switch language {
    case "ar": PackageResources.ar_json
    case "de": PackageResources.de_json
    case "es": PackageResources.es_json
    case "fr": PackageResources.fr_json
    case "he": PackageResources.he_json
    case "it": PackageResources.it_json
    case "ja": PackageResources.ja_json
    case "pt": PackageResources.pt_json
    case "zh": PackageResources.zh_Hans_json
    default: PackageResources.en_json
    }
  }

  private static func entries(_ json: [UInt8]) -> [String: Entry] {
    var reader = JSONReader(json, depthLimit: 3)
    guard case .object(let members)? = reader.read().root?.value else { return [:] }
    return members.reduce(into: [:]) { entries, member in
      switch member.value.value {
      case .string(let text): entries[member.key] = .text(text)
      case .object(let forms):
        entries[member.key] = .plurals(
          forms.reduce(into: [:]) { all, form in
            if case .string(let text) = form.value.value { all[form.key] = text }
          })
      default: break
      }
    }
  }
}
