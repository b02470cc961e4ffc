import FioriSyntax

/// The words that views draw by themselves, in the language of a locale.
///
/// Each file in `Words` has those of a language, under the keys of ``LocalizedStrings``.
package struct BuiltinWords: Hashable, Sendable {
  package let noData: String
  package let more: String
  package let moreSeries: String
  package let increase: String
  package let decrease: String
  package let total: String
  package let forecast: String

  /// Returns the given words, and for others those of the locale's language, or else English ones.
  package init(_ given: LocalizedStrings = LocalizedStrings(), locale: String = "en") {
    let table = Self.table(of: locale)
    func word(_ key: String, _ given: String?) -> String { given ?? table[key] ?? "" }
    noData = word("noData", given.noData)
    more = word("more", given.more)
    moreSeries = word("moreSeries", given.moreSeries)
    increase = word("increase", given.increase)
    decrease = word("decrease", given.decrease)
    total = word("total", given.total)
    forecast = word("forecast", given.forecast)
  }

  private static func table(of locale: String) -> [String: String] {
    let parts = locale.split(separator: "-").map { $0.lowercased() }
    let language = parts.first ?? ""
    guard language != "en" else { return english }
    let isTraditional = !traditional.isDisjoint(with: parts.dropFirst())
    guard let bytes = files[language], language != "zh" || !isTraditional else { return english }
    return words(bytes)
  }

  private static let english = words(PackageResources.en_json)

  /// The files by language; `iw` is an older code of Hebrew.
  private static var files: [String: [UInt8]] {
    [
      "ar": PackageResources.ar_json, "de": PackageResources.de_json,
      "es": PackageResources.es_json, "fr": PackageResources.fr_json,
      "he": PackageResources.he_json, "it": PackageResources.it_json,
      "iw": PackageResources.he_json, "ja": PackageResources.ja_json,
      "pt": PackageResources.pt_json, "zh": PackageResources.zh_Hans_json,
    ]
  }

  /// The scripts and regions of Traditional Chinese.
  private static let traditional: Set<String> = ["hant", "tw", "hk", "mo"]

  private static func words(_ json: [UInt8]) -> [String: String] {
    var reader = JSONReader(json, depthLimit: 2)
    guard case .object(let members)? = reader.read().root?.value else { return [:] }
    return members.reduce(into: [:]) { words, member in
      if case .string(let word) = member.value.value { words[member.key] = word }
    }
  }
}
