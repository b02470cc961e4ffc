package import FioriBasics
import FioriModel

/// Problems of parts that do not fit into a picture, or cannot be laid out.
extension Message {
  static var noTint: Message {
    Message(
      .ignored,
      "has no effect on an image that keeps its colors; set its 'renderingMode' to 'template'")
  }

  static func leftOutNumber(_ number: String) -> Message {
    Message(.noRoom, "'\(number)' does not fit and is left out; make the view wider")
  }

  static func truncated(to shown: String) -> Message {
    Message(
      .noRoom,
      "truncated to '\(shown)' because it does not fit; shorten the text or make the view wider")
  }

  static func brokenNumber(_ number: String) -> Message {
    Message(
      .noRoom,
      "the number '\(number)' is broken between two lines because it does not fit; shorten the "
        + "text or make the view wider")
  }

  static func overhang(of text: String, _ places: String) -> Message {
    Message(
      .noRoom,
      "the letters of '\(text)' reach \(places) the picture and are clipped; add 'padding'")
  }

  /// A part that is larger than a fixed width or height, in points; `side` is `width` or `height`.
  package static func clipped(_ side: String, needed: Double, available: Double) -> Message {
    Message(
      .noRoom,
      "needs a \(side) of \(Decimal.points(needed)), but has only "
        + "\(Decimal.text(available)), so it is clipped; make the view "
        + (side == "width" ? "wider" : "taller"))
  }

  static func truncatedLine(to shown: String) -> Message {
    Message(
      .noRoom,
      "truncated to '\(shown)' at a line break because only one line is drawn; remove the line "
        + "break")
  }

  static func leftOutValue(_ value: String) -> Message {
    Message(
      .noRoom, "'\(value)' does not fit and is left out; shorten it or make the view wider")
  }

  /// A part of a row and the others after it.
  static func leftOutParts(others: Int) -> Message {
    Message(
      .noRoom,
      others == 0
        ? "does not fit and is left out; make the view wider"
        : "this item and the next \(others == 1 ? "one" : "\(others)") do not fit and are left out; "
          + "make the view wider")
  }

  static func truncatedValue(to shown: String) -> Message {
    Message(
      .noRoom,
      "truncated to '\(shown)' because it does not fit; shorten the value or make the view "
        + "wider")
  }

  static func shortenedValue(_ value: String, to shorter: String) -> Message {
    Message(
      .noRoom,
      "'\(value)' is written as '\(shorter)' because it does not fit; make the view wider")
  }

  static var cutOff: Message {
    Message(.noRoom, "does not fit and is cut off; make the view larger")
  }

  static func tooLongText(_ count: Int, limit: Int) -> Message {
    Message(.limit, "text has \(count) characters, more than the \(limit) allowed; shorten it")
  }

  static func fontSize(_ size: Double) -> Message {
    let most = Int(Limits.fontSize.upperBound)
    return Message(.outOfRange, "a font of \(size) points; use a size from 0 to \(most)")
  }

  static func textShift(_ name: String, _ shift: Double) -> Message {
    let bound = Int(Limits.textShift.upperBound)
    return Message(
      .outOfRange, "\(name) of \(shift) points; use a value from -\(bound) to \(bound)")
  }

  static func unknownFontFamily(_ family: String, known: [String]) -> Message {
    let hint = Suggestion.hint(for: family, among: known)
    return Message(.unknownFont, "unknown font family '\(family)'; \(hint)")
  }

  /// Characters of a script that no font has; `nil` for characters of all scripts.
  static func missingGlyphs(_ list: String, script: String?) -> Message {
    Message(
      .missingGlyph,
      "no loaded font has \(list)\(script.map { " (\($0))" } ?? ""); add one with --font-path DIR or --system-fonts",
      .missingCharacters)
  }

  static var unreadImage: Message {
    Message(.image, "the image was not read before the layout")
  }
}
