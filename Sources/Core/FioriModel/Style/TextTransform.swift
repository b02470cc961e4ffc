/// The values of `text-transform` in style sheets.
enum TextTransform: String, Hashable, Sendable, CaseIterable {
  case uppercase
  case lowercase
  case capitalize
  case none

  func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalize: Self.capitalized(text)
    case .none: text
    }
  }

  private static func capitalized(_ text: String) -> String {
    var startsWord = true
    return String(
      text.flatMap { character -> String in
        defer { startsWord = character.isWhitespace }
        return startsWord ? character.uppercased() : String(character)
      })
  }
}
