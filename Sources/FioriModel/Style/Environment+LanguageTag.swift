extension Environment {
  /// Returns whether a text is a well-formed BCP 47 language tag: `en`, `zh-Hant-TW`.
  public static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, language.count >= 2, language.allSatisfy(\.isASCIILetter)
    else {
      return false
    }
    return parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCIILetter || ("0"..."9").contains($0) }
    }
  }
}

extension Environment {
  /// Whether the locale's language is written from right to left, given its script or language.
  package var isLanguageRightToLeft: Bool {
    let parts = locale.lowercased().split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return Self.rightToLeftScripts.contains(String(script))
    }
    return parts.first.map { Self.rightToLeftLanguages.contains(String($0)) } ?? false
  }

  /// ISO 15924 codes.
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// The languages with right-to-left scripts in CLDR's likely subtags.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "arz", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "iw", "lrc", "mzn", "nqo",
    "ps", "sd", "sdh", "syr", "ug", "ur", "yi",
  ]
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
