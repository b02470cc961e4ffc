import FioriBasics

/// A mistake in a file of texts.
struct TextsFault: Error {
  let line: Int
  let message: String
}

/// Reads a `.strings` file of an app: lines such as `"sales.title" = "Sales";`.
struct StringsFile {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1

  /// Returns the texts by key.
  static func texts(_ bytes: [UInt8]) throws(TextsFault) -> [String: String] {
    var file = StringsFile(scalars: Array(try decoded(bytes).unicodeScalars))
    return try file.texts()
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Returns the text of a file, which is in UTF-16 where it begins with a byte order mark.
  private static func decoded(_ bytes: [UInt8]) throws(TextsFault) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      if let text = String(validating: bytes[start...], as: UTF8.self) { return text }
      let broken = String(decoding: bytes[start...], as: UTF8.self)
      throw TextsFault(
        line: 1 + broken.unicodeScalars.prefix { $0 != "\u{FFFD}" }.count { $0 == "\n" },
        message:
          "the file is not valid UTF-8; save it in UTF-8, or in UTF-16 with a byte order mark")
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func texts() throws(TextsFault) -> [String: String] {
    var texts: [String: String] = [:]
    var lines: [String: Int] = [:]
    try skipSpace()
    while current != nil {
      let start = line
      let key = try word()
      if let first = lines[key] {
        throw TextsFault(
          line: start, message: "key '\(shown(key))' is already on line \(first); remove one")
      }
      lines[key] = start
      try skipSpace()
      // `"Sales";` stands for a key that is its own text.
      if current == "=" {
        advance()
        try skipSpace()
        texts[key] = try word()
        try skipSpace()
      } else {
        texts[key] = key
      }
      guard current == ";" else { throw fault("';' is missing after the text of '\(shown(key))'") }
      advance()
      try skipSpace()
    }
    return texts
  }

  private var current: Unicode.Scalar? { scalars[at: index] }

  private mutating func advance() {
    if current == "\n" { line += 1 }
    index += 1
  }

  private func fault(_ message: String) -> TextsFault { TextsFault(line: line, message: message) }

  private func shown(_ text: String) -> String { JSONProblem.shown(text) }

  private mutating func skipSpace() throws(TextsFault) {
    while let scalar = current {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", scalars[at: index + 1] == "/" {
        while let next = current, next != "\n" { advance() }
      } else if scalar == "/", scalars[at: index + 1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(TextsFault) {
    let start = line
    while index < scalars.count {
      if current == "*", scalars[at: index + 1] == "/" {
        index += 2
        return
      }
      advance()
    }
    throw TextsFault(line: start, message: "the comment has no end; write '*/' after it")
  }

  /// Reads a text in quotation marks, or a key without them.
  private mutating func word() throws(TextsFault) -> String {
    guard current == "\"" else { return try plainWord() }
    let start = line
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current {
      advance()
      switch scalar {
      case "\"": return String(text)
      case "\\": escape(into: &text)
      default: text.append(scalar)
      }
    }
    throw TextsFault(line: start, message: "the text has no end; write '\"' after it")
  }

  private mutating func plainWord() throws(TextsFault) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = current,
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || ["_", ".", "-", "$", "/", ":"].contains(scalar)
    {
      text.append(scalar)
      advance()
    }
    guard !text.isEmpty else {
      throw fault("expected a line such as '\"sales.title\" = \"Sales\";'")
    }
    return String(text)
  }

  private mutating func escape(into text: inout String.UnicodeScalarView) {
    guard let scalar = current else { return }
    advance()
    switch scalar {
    case "n": text.append("\n")
    case "t": text.append("\t")
    case "r": text.append("\r")
    case "U", "u":
      let digits = scalars[index...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
      index += digits.count
      let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
      text.append(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
    case "0"..."7":
      let digits = scalars[index...].prefix(2).prefix { ("0"..."7").contains($0) }
      index += digits.count
      let number = UInt32(String(scalar) + String(String.UnicodeScalarView(digits)), radix: 8)
      text.append(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
    default: text.append(scalar)
    }
  }
}
