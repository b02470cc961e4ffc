/// Takes out of a text what a label cannot show and Pango or XML would trip over.
package enum TextSanitizer {
  /// The text with control characters and noncharacters dropped, tabs made blanks, every kind of
  /// line end made U+000A, and lines without anything left out.
  ///
  /// XML has no U+FFFE, and Cairo takes none of the noncharacters in the title of a PDF.
  package static func sanitized(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let kept = replacement(for: scalar, after: previous) { result.append(kept) }
      previous = scalar
    }
    return result.contains("\n") ? withoutEmptyLines(String(result)) : String(result)
  }

  private static func withoutEmptyLines(_ text: String) -> String {
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.joined(separator: "\n")
  }

  private static func replacement(
    for scalar: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A: previous == "\r" ? nil : "\n"
    case 0x0D, 0x85, 0x2028, 0x2029: "\n"
    case 0x09: " "
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: nil
    case let value where value & 0xFFFE == 0xFFFE: nil
    default: scalar
    }
  }
}
