/// Texts as the Markdown of GitHub has them.
enum MarkdownText {
  /// A text that stays one in a cell of a table: what means something to Markdown is told by its
  /// number, and names and numbers call nobody.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "@", "#": escaped += "&#\(scalar.value);&#8203;"
      case _ where special.contains(scalar) || scalar.value < 0x20:
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    // What begins an address would be made a link of.
    return escaped.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }

  /// A text in the letters of code, where nothing means anything.
  package static func code(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      let isSpecial = special.contains(scalar) || "@#".unicodeScalars.contains(scalar)
      if isSpecial || scalar.value < 0x20 {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return "<code>\(escaped)</code>"
  }

  private static let special = Set(#"&<>"'|`*_[]\~"#.unicodeScalars)
}
