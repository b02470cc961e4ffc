/// Where two texts part.
enum TextDifference {
  /// The difference in words, for one line: the first line in which the texts differ.
  package static func words(recorded: [UInt8], actual: [UInt8]) -> String {
    let texts = [actual, recorded].map {
      $0.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    // As bytes: texts are equal, too, when an accent is a letter of its own in one of them.
    let common = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let lines = texts.map { common < $0.count ? $0[common] : nil }
    let words = words(of: lines, isExact: false)
    let told = words[0] == words[1] ? self.words(of: lines, isExact: true) : words
    return "line \(common + 1): \(told[0]), recorded \(told[1])"
  }

  /// What lines have where they part; exactly, in quotes, with the blanks at the ends, and what is
  /// not ASCII spelt out.
  private static func words(of lines: [ArraySlice<UInt8>?], isExact: Bool) -> [String] {
    let texts = lines.map { line in
      let scalars = Array(String(decoding: line ?? [], as: UTF8.self).unicodeScalars)
      return isExact ? scalars[...] : scalars[...].trimmed
    }
    let common = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let indent = min(common, texts[0].prefix { $0 == " " }.count)
    let isFar = common - indent > longest - keptCount
    return zip(lines, texts).map { line, text in
      if line == nil { return "the end" }
      if line == [] { return "an empty line" }
      let rest = text.dropFirst(isFar ? common - keptCount : indent)
      let piece = (isFar ? "…" : "") + piece(of: rest, isExact: isExact)
      return isExact ? "'\(piece)'" : piece
    }
  }

  private static func piece(of text: ArraySlice<Unicode.Scalar>, isExact: Bool) -> String {
    let letters = text.prefix(longest).map { scalar in
      let isPlain = scalar.isVisible && (scalar.isASCII || !isExact)
      return isPlain ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return letters.joined() + (text.count > longest ? "…" : "")
  }

  /// Letters of a line that are told: a text may have thousands.
  private static let longest = 80
  /// Those before the first that is another, where that stands far from the line's beginning.
  private static let keptCount = 20
}

extension ArraySlice<Unicode.Scalar> {
  /// Without the blanks around it and the comma behind it.
  fileprivate var trimmed: Self {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "," }
    return drop(while: isBlank).dropLast(reversed().prefix(while: isBlank).count)
  }
}

extension Unicode.Scalar {
  /// Whether it takes up room of its own, and stays on its line.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
