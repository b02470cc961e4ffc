/// Paths as the addresses of pages and documents have them.
package enum WebAddress {
  /// A path from the page, all but plain characters told by their bytes.
  package static func text(ofPath path: String) -> String {
    path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || "-._~/".contains(character) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
