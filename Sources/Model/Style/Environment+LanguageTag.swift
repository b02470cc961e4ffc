extension Environment {
  /// Returns whether a text is a well-formed BCP 47 language tag: `en`, `zh-Hant-TW`.
  ///
  /// BCP 47 also allows languages of four to eight letters, but there are none, and they are usually
  /// a forgotten hyphen: `deDE`.
  public static func isLanguageTag(_ text: String) -> Bool {
    // By bytes, a tenth of the instructions of characters.
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy(\.isLetter)
    else { return false }
    return parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isLetter || $0.isDigit }
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

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
