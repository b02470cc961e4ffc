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

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
