/// Titles that name the magnitude of numbers.
extension AxisMagnitude {
  /// Returns whether a title names the magnitude, such as `Revenue in thousands`, `k€` and `TEUR` for thousands.
  func isNamed(in title: String) -> Bool {
    let names = Self.names[name, default: ""].split(whereSeparator: \.isWhitespace)
    let words = title.split { !($0.isLetter || $0.isNumber) }
    return words.contains { word in
      names.contains { $0 == word.lowercased() } || isCurrencyWithLetter(word, in: names)
    } || names.contains { !$0.utf8.allSatisfy(Self.isLatin) && title.contains($0) }
  }

  /// Returns whether a word is the code of a currency after a letter, such as `TEUR` or `kUSD`.
  private func isCurrencyWithLetter(_ word: Substring, in names: [Substring]) -> Bool {
    word.count == 4 && word.dropFirst().allSatisfy(\.isUppercase)
      && names.contains { $0 == word.prefix(1).lowercased() }
  }

  /// Returns whether a byte is of a Latin letter; words in other letters may have articles before them, or no spaces.
  private static func isLatin(_ byte: UInt8) -> Bool { byte < 0xD6 }

  /// The words for each magnitude in the ten languages of accessibility texts, and their usual abbreviations.
  private static let names = [
    "thousands": """
    k t thousand thousands 000 1000 10³ tsd tausend mille milliers migliaia mil miles milhares אלף אלפי אלפים ألف آلاف
    千
    """,
    "millions": """
    m million millions mn mm mio 10⁶ 000000 1000000 millionen millones millón milioni milione mln milhões milhão mi
    מיליון מיליוני מיליונים مليون ملايين 百万
    """,
    "billions": """
    b billion billions bn 10⁹ mrd milliarde milliarden milliard milliards md mds miliardo miliardi mld bilhão bilhões bi
    מיליארד מיליארדי מיליארדים مليار مليارات 十亿 十億
    """,
    "trillions": """
    t trillion trillions tn 10¹² bio billion billionen billions billón billones bilione bilioni trilhão trilhões tri
    טריליון טריליוני טריליונים تريليون تريليونات 兆 万亿
    """,
    "quadrillions": "q quadrillion quadrillions 10¹⁵",
    "quintillions": "z quintillion quintillions 10¹⁸",
  ]
}
