/// Names of keys and types as people write them.
package enum CamelCase {
  /// `headlineText` as "Headline text".
  package static func words(of name: String) -> String {
    let words = name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    let spelt = words.split(separator: " ").map { names[String($0)] ?? String($0) }
    let text = spelt.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// What is not written in small letters.
  package static let names = ["kpi": "KPI", "harvey": "Harvey"]
}
