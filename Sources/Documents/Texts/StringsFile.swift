import FioriBasics

/// Reads a `.strings` file of an app: lines such as `"sales.title" = "Sales";`.
struct StringsFile {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Returns the texts by key.
  static func texts(_ bytes: [UInt8]) throws(TextsFault) -> [String: String] {
    var file = StringsFile(scalars: try TextsEncoding.decoded(bytes).scalars)
    return try file.texts()
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func texts() throws(TextsFault) -> [String: String] {
    var texts: [String: String] = [:]
    var starts: [String: Int] = [:]
    try skipSpace()
    while current != nil {
      let start = index
      let key = try word()
      if let first = starts.updateValue(start, forKey: key) {
        let line = fault(Message(.texts, ""), at: first).line
        throw fault(.repeatedKeyOfTexts(shown(key), line: line), at: start)
      }
      try skipSpace()
      // `"Sales";` represents a key that is its own text.
      if current == "=" {
        index += 1
        try skipSpace()
        texts[key] = try word()
        try skipSpace()
      } else {
        texts[key] = key
      }
      guard current == ";" else {
        throw fault(.missingSemicolon(after: shown(key)))
      }
      index += 1
      try skipSpace()
    }
    return texts
  }

  private var current: Unicode.Scalar? { scalars[at: index] }

  private func fault(_ message: Message, at place: Int? = nil) -> TextsFault {
    TextsFault(after: scalars[..<min(place ?? index, scalars.count)], message)
  }

  private func shown(_ text: String) -> String { JSONProblem.shown(text) }

  private mutating func skipSpace() throws(TextsFault) {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        index += 1
      } else if scalar == "/", scalars[at: index + 1] == "/" {
        while let next = current, next != "\n", next != "\r" { index += 1 }
      } else if scalar == "/", scalars[at: index + 1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(TextsFault) {
    let start = index
    index += 2
    while index < scalars.count {
      if current == "*", scalars[at: index + 1] == "/" {
        index += 2
        return
      }
      index += 1
    }
    throw fault(.unclosedCommentOfTexts, at: start)
  }

  /// Reads a text in quotation marks, or a key without them.
  private mutating func word() throws(TextsFault) -> String {
    guard current == "\"" else { return try plainWord() }
    let start = index
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = current {
      index += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      default: text.append(scalar)
      }
    }
    throw fault(.unclosedText, at: start)
  }

  private mutating func plainWord() throws(TextsFault) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = current,
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || ["_", ".", "-", "$", "/", ":"].contains(scalar)
    {
      text.append(scalar)
      index += 1
    }
    guard !text.isEmpty else {
      throw fault(.expectedLineOfTexts)
    }
    return String(text)
  }

  /// Reads the escape after a backslash.
  private mutating func escape() throws(TextsFault) -> Unicode.Scalar {
    let start = index - 1
    guard let scalar = current else {
      throw fault(.unclosedText)
    }
    index += 1
    switch scalar {
    case "\\", "\"", "'", "\n", "\r": return scalar
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "a": return "\u{07}"
    case "b": return "\u{08}"
    case "v": return "\u{0B}"
    case "f": return "\u{0C}"
    case "U", "u": return try codePoint(from: start)
    case "0"..."7":
      index -= 1
      // Apple's own encoding, which nothing else has, begins after ASCII.
      guard let scalar = number(3, radix: 8).flatMap(Unicode.Scalar.init), scalar.isASCII,
        scalar != "\0"
      else {
        throw fault(.nonASCIIEscape(escape(from: start), form: Self.form), at: start)
      }
      return scalar
    default:
      throw fault(.unknownEscapeOfTexts(shown(escape(from: start))), at: start)
    }
  }

  private static let form = "'\\U' and 4 hexadecimal digits"

  private func escape(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<index]))
  }

  /// Reads digits, and the digits of a second escape where the first is half of a character.
  private mutating func codePoint(from start: Int) throws(TextsFault) -> Unicode.Scalar {
    guard let unit = number(4, radix: 16), index - start == 6, unit != 0 else {
      throw fault(.invalidEscapeOfTexts(escape(from: start), form: Self.form), at: start)
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = index
    let letter = scalars[at: second + 1]
    if unit < 0xDC00, current == "\\", letter == "U" || letter == "u" {
      index += 2
      if let low = number(4, radix: 16), index - second == 6, (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
      index = second
    }
    throw fault(.halfEscape(escape(from: start)), at: start)
  }

  /// Reads a number of some digits at most.
  private mutating func number(_ count: Int, radix: Int) -> UInt32? {
    let digits = scalars[index...].prefix(count).prefix {
      $0.isASCII && Character($0).hexDigitValue.map { $0 < radix } == true
    }
    index += digits.count
    return UInt32(String(String.UnicodeScalarView(digits)), radix: radix)
  }
}
