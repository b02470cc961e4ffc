/// Currencies that are written beside numbers.
extension CurrencyText {
  /// Returns the currency of a unit, such as `€`, `k€` or `EUR/month`; `nil` for another unit.
  static func unit(_ text: String) -> String? { first(in: text) ?? (isKnown(text) ? text : nil) }

  /// Returns the currency that is written beside a cell of a text; `nil` if none is.
  static func beside(_ index: Int, of parts: [TemplateNode.TextPart]) -> String? {
    if case .plain(let text)? = parts[at: index + 1], let code = first(in: text) { return code }
    guard case .plain(let text)? = parts[at: index - 1] else { return nil }
    // In `${net} € ${share}`, it belongs to the number before it.
    if text.last?.isWhitespace == true, parts[at: index - 2] != nil, first(in: text) != nil {
      return nil
    }
    return last(in: text)
  }

  /// Returns the currency that a text starts with, such as ` € per day`, ` (EUR)` or ` million US$`.
  static func first(in text: String) -> String? {
    for word in text.split(maxSplits: 2, whereSeparator: \.isWhitespace).prefix(2) {
      let word = word.drop { "([".contains($0) }
      if let code = code(of: word.prefix(while: isPart)) { return code }
      guard magnitudes.contains(word.lowercased()) else { return nil }
    }
    return nil
  }

  /// Returns the currency that a text ends with, such as `for US$`.
  static func last(in text: String) -> String? {
    guard let word = text.split(whereSeparator: \.isWhitespace).last else { return nil }
    return code(of: word.suffix(word.reversed().prefix(while: isPart).count))
  }

  /// Returns the only currency that a title has, such as `Revenue (k€)`; `nil` without one, or with several.
  static func only(in title: String) -> String? {
    // Names such as `try` and `all` are words of titles as well.
    one(of: title, where: { $0.lowercased() != $0 || $0.contains { !$0.isLetter } })
  }

  /// Returns the only currency of the title of a card or of a part with several numbers. It may also be about
  /// other things, so that only symbols and the most traded codes count (`Sales in EUR`, but not `WORLD CUP`).
  static func only(inHeading title: String) -> String? {
    one(of: title, where: { usual.contains(String($0)) || hasSymbol($0) })
  }

  private static func one(of title: String, where mayBe: (Substring) -> Bool) -> String? {
    let words = title.split { !isPart($0) }
    let found = words.indices.compactMap { index in
      mayBe(words[index])
        ? code(of: words[index]) : currency(named: words[index], after: words[at: index - 1])
    }
    return Set(found).count == 1 ? found.first : nil
  }

  /// Returns the currency of a written name, such as `euros`. In the singular, it may be a part of another name
  /// (`Euro 2024`), except after some words (`in thousand euro`).
  private static func currency(named word: Substring, after last: Substring?) -> String? {
    let word = word.lowercased()
    if let code = plurals[word] { return code }
    guard let last = last?.lowercased(), last == "in" || magnitudes.contains(last)
    else { return nil }
    return singulars[word]
  }

  /// Whether a text has a symbol of a currency.
  static func hasSymbol(_ text: some StringProtocol) -> Bool {
    text.contains { $0.isCurrencySymbol }
  }

  /// Returns the currencies whose symbols a name has, such as `Sales (k€)`.
  static func symbols(in name: String) -> Set<String> {
    guard hasSymbol(name) else { return [] }
    let found = name.split { !isPart($0) }.filter(hasSymbol).compactMap(code)
    // In `Net$`, the letters do not belong to the symbol.
    return Set(
      found.filter { text in
        namedSymbols[text.uppercased()] != nil || text.allSatisfy(\.isCurrencySymbol)
      }.map(normalized))
  }

  /// Returns the currency of a word, without a letter for thousands or millions.
  private static func code(of word: Substring) -> String? {
    let (text, upper) = (String(word), word.uppercased())
    if namedSymbols[upper] != nil || inWords.contains(text) || inNames.contains(upper) {
      return text
    }
    if let code = plurals[word.lowercased()] ?? singulars[word.lowercased()] { return code }
    let rest = String(word.dropFirst())
    guard "kKTMm".contains(word.prefix(1)), !rest.isEmpty else {
      return isSymbol(text) ? text : nil
    }
    if namedSymbols[rest] != nil || usual.contains(rest) || isSymbol(rest) { return rest }
    return isSymbol(text) ? text : nil
  }

  /// Whether a character may be a part of a currency.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isCurrencySymbol
  }

  /// The codes that are not words in capitals.
  private static let inWords = codes.subtracting(["ALL", "TOP"])

  private static let plurals = ["euros": "EUR", "dollars": "$", "yen": "JPY"]
  private static let singulars = ["euro": "EUR", "dollar": "$"]

  private static let magnitudes = words(
    """
    k t m b k. t. m. b. mn mn. bn bn. mio mio. mrd mrd. mln mln. mld mld. tsd tsd. thousand thousands million
    millions billion billions tausend millionen milliarden
    """)
}
