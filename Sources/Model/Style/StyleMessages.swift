package import FioriBasics

/// Problems of styles, style sheets and environments.
extension Message {
  package static var tooManyProblems: Message {
    Message(.limit, "too many problems; fix these first")
  }

  static var erratumOfMap8: Message {
    Message(
      .ignored,
      "SAP published 'D0R774', which is not a color; #0000D0 is drawn, as SAP's own reader does")
  }

  static var erratumOfHeader: Message {
    Message(
      .ignored,
      "SAP published '191F26DE6' for high contrast on a dark background, with one digit too many; "
        + "#191F26E6 is drawn")
  }

  static var noItalicFont: Message {
    Message(.unknownFont, "no italic font is available; the text is drawn upright")
  }

  static func substitutedWeight(_ name: String, drawn: some CustomStringConvertible) -> Message {
    Message(.unknownFont, "no font has the weight '\(name)'; \(drawn) is drawn")
  }

  static func substitutedWeight(drawn: some CustomStringConvertible) -> Message {
    Message(.unknownFont, "no font of this weight is available; \(drawn) is drawn")
  }

  static func unusedColor(_ name: String) -> Message {
    Message(.unusedStyle, "@\(name): nothing in the picture uses this color; remove it")
  }

  static func unknownMediaProperty(_ name: String, hint: String) -> Message {
    Message(.unknownWord, "@media: unknown property \(name), which always matches; \(hint)")
  }

  static func unknownMediaValue(of property: String, _ value: String, hint: String) -> Message {
    Message(.unknownWord, "@media: unknown \(property) \(value); \(hint)")
  }

  static func unusedConstant(_ name: String) -> Message {
    Message(.unusedStyle, "@\(name): no rule uses this constant; remove it")
  }

  static func noPaletteColor(_ name: String, meant: String) -> Message {
    Message(.unknownColor, "@\(name): no palette color has this name; did you mean '@\(meant)'?")
  }

  static func deprecatedClass(_ name: String, replacement: String) -> Message {
    Message(.deprecated, "class \(name) is deprecated; use '\(replacement)'")
  }

  static func inertClass(_ name: String) -> Message {
    Message(.unusedStyle, "class \(name) has no effect in fiori-render")
  }

  static func unknownClass(_ name: String, meant: String) -> Message {
    Message(.unknownClass, "unknown class \(name); did you mean '\(meant)'?")
  }

  static func undrawnClass(_ name: String) -> Message {
    Message(.unusedStyle, "class \(name) belongs to a component that fiori-render does not draw")
  }

  static func noEffectOnPart(_ name: String, property: String, whole: String) -> Message {
    Message(.unusedStyle, "\(name): \(property) has no effect on this part; set it for '\(whole)'")
  }

  static func noEffect(in name: String, of property: String) -> Message {
    Message(.unusedStyle, "\(name): \(property) has no effect in fiori-render")
  }

  static func deprecatedValue(in place: String, _ value: String, replacement: String) -> Message {
    Message(.deprecated, "\(place) \(value) is deprecated; use '\(replacement)'")
  }

  static func expectedNumber(from bounds: String, found: Double) -> Message {
    Message(.outOfRange, "expected a number from \(bounds), found \(found)")
  }

  static func unknownAttribute(_ property: String, in name: String, known: [String]) -> Message {
    let shown = StyleSheetProblem.shown(property, limit: StyleSheetProblem.nameLength)
    let hint = Suggestion.hint(for: property, among: known)
    return Message(.unknownWord, "\(name): unknown attribute \(shown); \(hint)")
  }

  static func constantOfConstant(_ value: String, in name: String, color: String?) -> Message {
    Message(
      .constant,
      "\(name): a constant cannot take its value from another one; "
        + "write \(color ?? "the color itself") in place of \(value)")
  }

  static func undefinedConstant(_ name: String, in place: String, hint: String) -> Message {
    Message(.constant, "\(place): undefined constant \(name); \(hint)")
  }

  static func unknownStyleWord(_ kind: String, _ word: String, hint: String) -> Message {
    Message(.unknownWord, "unknown \(kind) \(word); \(hint)")
  }

  static func expectedPath(found: String) -> Message {
    Message(.wrongValue, "expected the path of a file, found \(found)")
  }

  static func unknownFont(_ name: String, hint: String) -> Message {
    Message(.unknownFont, "no loaded font is called \(name); \(hint)")
  }

  static func expectedStyleNumber(from bounds: String, found: String) -> Message {
    Message(.outOfRange, "expected a number from \(bounds), found \(found)")
  }

  /// A text that is not a color, with a suggestion.
  package static func unknownColor(_ text: String, in notation: Color.Notation) -> Message {
    let shown = StyleSheetProblem.shown(text, limit: StyleSheetProblem.nameLength)
    if text.hasPrefix("#") {
      return Message(
        .unknownColor, "expected #RRGGBB or \(notation.eightDigits), found \(shown)")
    }
    let hint =
      Color(text: "#" + text, in: notation) != nil
      ? "did you mean '#\(text)'?"
      : Suggestion.nearest(to: text, among: Color.names).map { "did you mean '\($0)'?" }
        ?? "use a palette color such as 'tintColor', a UIKit color such as 'red', or #RRGGBB"
    return Message(.unknownColor, "unknown color \(shown); \(hint)")
  }

  static func noDarkAppearance(palette: String) -> Message {
    Message(.palette, "palette \(palette) has no dark appearance; 'light' is drawn")
  }

  static func lightBackgroundInDarkMode(_ color: String) -> Message {
    Message(
      .lowContrast,
      "the background \(color) is also light in dark mode; use a color of the palette, such as "
        + "'primaryBackground', or remove it")
  }

  static func tooLongWord(_ count: Int) -> Message {
    Message(
      .limit,
      "text has \(count) characters, more than the \(Limits.builtinWordLength) allowed; shorten it")
  }

  static func expectedCount(found: String) -> Message {
    let place = LocalizedStrings.countPlace
    return Message(
      .wrongValue,
      "expected a string with '\(place)' in place of the number, such as "
        + "'+\(place) more', found '\(found)'")
  }
}
