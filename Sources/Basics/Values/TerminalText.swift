/// Texts that a terminal shows as they are.
package enum TerminalText {
  /// Returns a text on one line: characters that break it, move the cursor, change colors or change
  /// the direction of the following text are written as escapes such as `\u{1B}`.
  package static func escaped(_ text: String) -> String { escaped(text, where: isActive) }

  /// Returns a text of several lines, whose line feeds stay.
  package static func escapedLines(_ text: String) -> String {
    escaped(text) { isActive($0) && $0 != "\n" }
  }

  private static func escaped(
    _ text: String, where isEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isEscaped(scalar) {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a character is a control, a line or paragraph separator, or the beginning or end of a
  /// change of direction.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
