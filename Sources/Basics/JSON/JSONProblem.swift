/// A problem in a JSON text, with its position.
package struct JSONProblem: Equatable, Sendable {
  /// The position to fix.
  package let position: SourcePosition

  /// The problem and the fix, in lowercase without a final period.
  package let message: Message

  /// Returns an excerpt of the text for a message.
  ///
  /// Long excerpts are truncated, and invisible characters replaced, to keep messages on one line.
  package static func shown(_ text: some StringProtocol) -> String {
    let limit = 32
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit) {
      scalars.append(isVisible(scalar) ? scalar : "\u{FFFD}")
    }
    let isCut = text.unicodeScalars.dropFirst(limit).first != nil
    return String(scalars) + (isCut ? "…" : "")
  }

  /// Returns a scalar's code point, such as U+00A0.
  static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of the character, blanks among them.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: false
    }
  }
}
