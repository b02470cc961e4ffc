extension Environment {
  /// Returns whether a text is a well-formed BCP 47 language tag: `en`, `zh-Hant-TW`.
  ///
  /// BCP 47 also allows languages of four to eight letters, but there are none, and they are usually
  /// a forgotten hyphen: `deDE`.
  public static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(\.isASCIILetter)
    else { return false }
    return parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCIILetter || ("0"..."9").contains($0) }
    }
  }

  /// Returns the language tag that was probably meant: `de-DE` for `deDE`; `nil` if none is near.
  package static func meantLanguageTag(by text: String) -> String? {
    guard let region = text.firstIndex(where: \.isUppercase), region != text.startIndex else {
      return nil
    }
    let tag = "\(text[..<region])-\(text[region...])"
    return text[region...].count == 2 && isLanguageTag(tag) ? tag : nil
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
