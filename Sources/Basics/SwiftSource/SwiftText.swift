/// A string literal; invisible characters and delimiters are escaped.
struct SwiftText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The literal on one line, in quotes.
  var literal: String {
    let escaped = pieces(of: text).map { piece in piece == "\"" ? "\\\"" : piece }
    return "\"\(escaped.joined())\""
  }

  /// Returns the lines of a multiline literal, at most `width` long if possible; lines that end
  /// with a backslash continue on the next.
  func lines(width: Int) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(String($0), width: width) }
  }

  private func wrapped(_ paragraph: String, width: Int) -> [String] {
    var lines: [String] = []
    var line: [String] = []
    for piece in quoted(pieces(of: paragraph)) {
      if (line + [piece]).joined().count >= width, !line.isEmpty {
        let end = line.lastIndex(of: " ").map { $0 + 1 } ?? line.count
        lines.append(line[..<end].joined() + "\\")
        line = Array(line[end...])
      }
      line.append(piece)
    }
    // A trailing space would be invisible.
    if line.last == " " { line[line.count - 1] = "\\u{20}" }
    return lines + [line.joined()]
  }

  /// Three quotes would end the literal.
  private func quoted(_ pieces: [String]) -> [String] {
    var count = 0
    return pieces.map { piece in
      count = piece == "\"" ? count + 1 : 0
      return count.isMultiple(of: 3) && count > 0 ? "\\\"" : piece
    }
  }

  /// Returns the text's characters, escaped except for quotes.
  private func pieces(of text: String) -> [String] {
    text.enumerated().map { index, character in
      let scalars = Array(character.unicodeScalars)
      return scalars.enumerated().map { offset, scalar in
        let isLoose = index == 0 && offset == 0 && scalar.properties.isGraphemeExtend
        let joins = scalar == "\u{200D}" && offset > 0 && offset < scalars.count - 1
        return isLoose ? Self.number(of: scalar) : joins ? "\(scalar)" : Self.escaped(scalar)
      }.joined()
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case " ": return " "
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .unassigned, .surrogate:
      return number(of: scalar)
    default: return "\(scalar)"
    }
  }

  private static func number(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

/// A number literal, with digit separators if it is long.
struct SwiftNumber {
  let literal: String

  init(_ number: Int) {
    self.init(literal: Self.grouped("\(number)"))
  }

  init(_ number: Double) {
    if number.isNaN {
      self.init(literal: ".nan")
    } else if number.isInfinite {
      self.init(literal: number > 0 ? ".infinity" : "-.infinity")
    } else if abs(number) < 1e15, number == number.rounded(), number != 0 || number.sign == .plus {
      self.init(Int(number))
    } else {
      self.init(literal: Self.grouped("\(number)".replacing("e+", with: "e")))
    }
  }

  private init(literal: String) {
    self.literal = literal
  }

  /// Formats `265849.98` as `265_849.98`; four digits may be a year.
  private static func grouped(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count).prefix { $0.isNumber }
    guard digits.count > 4 else { return text }
    let rest = text.dropFirst(sign.count + digits.count)
    let groups = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? "_\(digit)" : "\(digit)"
    }
    return sign + groups.joined() + rest
  }
}

extension String {
  package var swift: SwiftCode { .string(self) }
}

extension Bool {
  package var swift: SwiftCode { .word("\(self)") }
}

extension Int {
  package var swift: SwiftCode { .word(SwiftNumber(self).literal) }
}

extension UInt8 {
  package var swift: SwiftCode { .word("\(self)") }
}

extension Double {
  package var swift: SwiftCode { .word(SwiftNumber(self).literal) }
}

extension Double? {
  package var swift: SwiftCode { self?.swift ?? .none }
}
