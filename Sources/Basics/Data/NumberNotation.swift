/// How numbers are written in a language, such as `1.234,5` in German.
package struct NumberNotation: Equatable, Sendable {
  /// The language tag.
  package let locale: String
  private let hasDecimalComma: Bool
  /// Whether groups before the last may have two digits, as in India.
  private let groupsByTwo: Bool
  /// The characters between groups of digits.
  private let separators: [Character]

  /// Creates the notation of a language tag such as `de-DE`; `nil` for a language that is not known.
  ///
  /// Our own table of separators: ICU takes 8 ms to load, and descriptions are read before the backend,
  /// which alone may call C.
  package init?(_ locale: String) {
    let parts = locale.split(separator: "-").map(String.init)
    guard let language = parts.first?.lowercased() else { return nil }
    let region = parts.dropFirst().last { $0.utf8.count == 2 || $0.utf8.count == 3 }?.uppercased()
    let isPoint =
      Self.pointLanguages.contains(language) || ["CH", "LI"].contains(region) && language != "fr"
      || language == "es" && Self.pointRegions.contains(region ?? "")
    let hasSpaces =
      Self.spaceLanguages.contains(language) || language == "pt" && region == "PT"
    guard isPoint || hasSpaces || Self.dotLanguages.contains(language) else { return nil }
    self.locale = locale
    hasDecimalComma = !isPoint
    groupsByTwo = region == "IN" || ["hi", "bn", "ta"].contains(language)
    separators =
      [" ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’"]
      + (isPoint ? [","] : hasSpaces ? [] : ["."])
  }

  /// A number in this notation, for messages.
  package var example: String {
    hasDecimalComma ? (separators.contains(".") ? "1.234,5" : "1 234,5") : "1,234.5"
  }

  /// Returns the number of a text; `nil` if it is not in this notation.
  package func number(in text: String) -> Double? {
    var rest = text[...]
    var isNegative = false
    var parts = 1.0
    if let last = rest.last, let count = Self.parts[last] {
      // A ratio, as the numbers of the style percent are.
      rest = rest.dropLast()
      while rest.last == " " || rest.last == "\u{A0}" || rest.last == "\u{202F}" {
        rest = rest.dropLast()
      }
      parts = count
    }
    if rest.first == "(", rest.last == ")" {
      // As accounts write it.
      isNegative = true
      rest = rest.dropFirst().dropLast()
    } else if let first = rest.first, "-−+".contains(first) {
      isNegative = first != "+"
      rest = rest.dropFirst()
    } else if let last = rest.last, "-−".contains(last) {
      // As SAP's lists write it.
      isNegative = true
      rest = rest.dropLast()
    }
    let halves = rest.split(
      separator: hasDecimalComma ? "," : ".", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count), let whole = digits(halves[0]),
      halves.count == 1 || Self.isDigits(halves[1])
    else { return nil }
    let fraction = halves.count == 2 ? ".\(halves[1])" : ""
    return Double("\(isNegative ? "-" : "")\(whole)\(fraction)").map { $0 / parts }
  }

  /// The signs of parts of a whole, and how many there are.
  private static let parts: [Character: Double] = ["%": 100, "‰": 1000, "‱": 10_000]

  /// Returns the digits of a whole number, whose groups have three digits, or two as in India.
  private func digits(_ text: Substring) -> String? {
    let groups = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    let used = Set(text.filter { separators.contains($0) }.map(Self.plain))
    guard groups.allSatisfy(Self.isDigits), used.count <= 1 else { return nil }
    guard groups.count > 1 else { return groups.joined() }
    let isGrouped =
      groups[0].count <= 3
      && groups.dropFirst().dropLast().allSatisfy {
        $0.count == 3 || groupsByTwo && $0.count == 2
      }
    return isGrouped && groups.last?.count == 3 ? groups.joined() : nil
  }

  /// Returns a separator, one for those that look alike.
  private static func plain(_ separator: Character) -> Character {
    switch separator {
    case "\u{A0}", "\u{202F}", "\u{2009}": " "
    case "’": "'"
    default: separator
    }
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  // The separators of CLDR 42.
  private static let pointLanguages = [
    "en", "ja", "zh", "ko", "he", "iw", "th", "hi", "ms", "fil", "cy", "ga", "sw", "bn", "ta",
  ]
  private static let pointRegions = ["MX", "US", "PR", "DO", "GT", "HN", "NI", "PA", "PE", "SV"]
  private static let spaceLanguages = [
    "fr", "ru", "uk", "pl", "cs", "sk", "sv", "nb", "no", "nn", "fi", "hu", "bg", "et", "lv", "lt",
    "kk", "be", "hy", "ka",
  ]
  private static let dotLanguages = [
    "de", "es", "it", "nl", "pt", "da", "id", "tr", "el", "ro", "hr", "sl", "sr", "vi", "ca", "gl",
    "is", "mk", "bs", "az", "eu",
  ]
}
