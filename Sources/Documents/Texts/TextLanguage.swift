import FioriModel

/// The texts of a language, by key.
struct TextLanguage {
  /// The language tag, such as `de` or `pt-BR`; empty for a file that names none.
  let tag: String
  /// The name of the file in messages.
  let file: String
  var texts: [String: String]
  /// Whether the texts are a column of a table, and not their own file.
  var isColumn = false

  /// Returns a tag as tags are compared: with hyphens, in lower case.
  static func normalized(_ tag: String) -> String {
    tag.replacing("_", with: "-").lowercased()
  }

  /// Returns the tags whose texts suit a locale, the best first: `de-AT`, then `de`.
  static func tags(for locale: String) -> [String] {
    let parts = locale.replacing("_", with: "-").split(separator: "-").map(String.init)
    var tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    if let script = script(of: parts), !tags.contains(script) {
      tags.insert(script, at: max(0, tags.count - 1))
    }
    return tags
  }

  /// Returns the tag of Chinese in the script of a region, as SAP's and Apple's files are named.
  private static func script(of parts: [String]) -> String? {
    guard parts.first?.lowercased() == "zh", !parts.contains(where: { $0.count == 4 }) else {
      return nil
    }
    let isTraditional = parts.contains { ["tw", "hk", "mo"].contains($0.lowercased()) }
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }

  /// Returns whether texts in a language can represent texts of another language that none is
  /// tagged with: `pt-BR` for `pt`, but not one Chinese script for the other.
  static func isNear(_ tag: String, to locale: String) -> Bool {
    let (own, other) = (tags(for: tag), tags(for: locale))
    guard let language = own.last, language.lowercased() == other.last?.lowercased() else {
      return false
    }
    return language.lowercased() != "zh" || own.dropLast().last == other.dropLast().last
  }

  /// Returns the language tag that a name is; `nil` for `Localizable` and other words.
  static func tag(named name: String) -> String? {
    let tag = name.replacing("_", with: "-")
    return Environment.isLanguageTag(tag) ? tag : nil
  }
}
