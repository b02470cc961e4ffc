/// Removes characters that a label cannot show and that Pango or XML would reject.
package enum TextSanitizer {
  /// Returns the text without control characters, noncharacters and empty lines, with tabs replaced
  /// by spaces and line ends by U+000A, and with its bidirectional controls completed.
  package static func sanitized(_ text: String) -> String {
    BidirectionalControls.completed(cleaned(text))
  }

  /// Returns a sanitized text, except for its bidirectional controls, which may reach into the next
  /// run.
  ///
  /// XML does not allow U+FFFE, and Cairo allows no noncharacters in the title of a PDF.
  package static func cleaned(_ text: String) -> String {
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

/// Escapes texts for SVG and HTML.
package enum MarkupText {
  /// Returns a text escaped for use between tags and in quoted attributes.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: special.contains) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let special = Array("&<>\"".utf8)
}

/// The names of keys and types as readable words.
package enum CamelCase {
  /// Returns `headlineText` as "Headline text".
  package static func words(of name: String) -> String {
    let words = name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    let spelt = words.split(separator: " ").map { names[String($0)] ?? String($0) }
    let text = spelt.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The words that are not lowercase.
  package static let names = ["kpi": "KPI", "harvey": "Harvey"]
}

extension String {
  /// Whether the text has only ASCII, as most texts of a picture; asking its bytes together takes a
  /// fifth of the instructions of asking each.
  package var isASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.reduce(0, |) < 0x80 }
      ?? utf8.allSatisfy { $0 < 0x80 }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter or digit of a right-to-left script, or a mark that sets that
  /// direction.
  package var isRightToLeft: Bool {
    switch value {
    // Hebrew, Arabic, Syriac, Thaana, N'Ko and adjacent blocks; Arabic and Hebrew presentation
    // forms; marks; historic scripts of plane 1.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x200F, 0x202B, 0x202E, 0x2067,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether the character is a digit such as `٣`, which Arabic writes and Unicode orders as Arabic
  /// numbers.
  package var isArabicDigit: Bool { (0x0660...0x0669).contains(value) }

  /// Whether the character is a mark without a shape that sets a direction: the left-to-right, the
  /// right-to-left or the Arabic letter mark.
  package var isDirectionMark: Bool { value == 0x200E || value == 0x200F || value == 0x061C }

  /// Whether the character is a letter of a right-to-left script, or a currency sign made of such
  /// letters, like U+FDFC. Digits and marks are not.
  package var isRightToLeftLetter: Bool {
    isRightToLeft
      && (properties.isAlphabetic || properties.generalCategory == .currencySymbol)
  }
}

/// Completes the bidirectional controls of a text, so that none of them reaches beyond its line.
///
/// An embedding, an override or an isolate that is never closed would turn around the following
/// text where texts are joined, such as in a description of the picture. Missing ends are added,
/// and ends without a beginning are removed. The runs of a text are completed one after another.
///
/// Those that are nested too deeply are removed with their ends: FriBidi 1.0.8 writes beyond its tables
/// for more than 125 isolates inside each other, and ends the process.
package struct BidirectionalControls {
  private struct Opening {
    let isIsolate: Bool
    /// Whether it is part of the text; not if it is nested too deeply.
    let isKept: Bool

    var end: Unicode.Scalar { isIsolate ? "\u{2069}" : "\u{202C}" }
  }

  /// The largest depth: the Unicode bidirectional algorithm has 125 levels, and each may take two.
  private static let depth = 61

  /// The controls that are open, the outermost first.
  private var open: [Opening] = []

  package init() {}

  /// Returns a text of one run with its controls completed.
  package static func completed(_ text: String) -> String {
    var controls = BidirectionalControls()
    return controls.completed(text) + controls.ends()
  }

  /// Returns the next run of a text without lone ends, and with all ends before a line break.
  package mutating func completed(_ run: String) -> String {
    guard !open.isEmpty || !run.isASCII && run.unicodeScalars.contains(where: Self.isControl)
    else { return run }
    var result = ""
    for scalar in run.unicodeScalars {
      if scalar == "\n" { result += ends() }
      if keeps(scalar) { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Returns the ends that are missing, the innermost first, and closes everything.
  package mutating func ends() -> String {
    guard !open.isEmpty else { return "" }
    defer { open = [] }
    return String(String.UnicodeScalarView(open.reversed().filter(\.isKept).map(\.end)))
  }

  /// Notes a beginning or an end; returns whether the character belongs into the text.
  private mutating func keeps(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: return opens(isIsolate: false)
    case 0x2066...0x2068: return opens(isIsolate: true)
    case 0x202C:
      guard let last = open.last, !last.isIsolate else { return false }
      open.removeLast()
      return last.isKept
    case 0x2069:
      guard let index = open.lastIndex(where: \.isIsolate) else { return false }
      let isolate = open[index]
      // The end of an isolate also ends what was opened inside.
      open.removeSubrange(index...)
      return isolate.isKept
    default: return true
    }
  }

  private mutating func opens(isIsolate: Bool) -> Bool {
    let opening = Opening(isIsolate: isIsolate, isKept: open.count < Self.depth)
    open.append(opening)
    return opening.isKept
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
