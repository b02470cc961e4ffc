/// Parts of the names of files that come from data.
enum FileNamePart {
  /// Returns a text with letters, digits and `-_.`, and a hyphen instead of all else between them.
  static func safe(_ text: String) -> String {
    let name = joined(text) { isLetterOrDigit($0) || "-_.".unicodeScalars.contains($0) }
    return String(name.drop { $0 == "." || $0 == "-" })
  }

  /// Returns the letters and digits of a text in lowercase, with a hyphen instead of all else
  /// between them.
  static func slug(of text: String) -> String {
    joined(text.lowercased(), keeping: isLetterOrDigit)
  }

  private static func joined(
    _ text: String, keeping isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    let words = text.unicodeScalars.split { !isKept($0) }.map { String($0) }
    let trimmed = words.joined(separator: "-").drop { $0 == "-" }
    return String(trimmed.reversed().drop { $0 == "-" }.reversed())
  }

  /// Whether a scalar is a letter of any script, a mark of one, or a digit.
  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
