/// Describes the first difference between two texts.
enum TextDifference {
  /// Returns the first differing line of the texts, as a single line.
  package static func text(recorded: [UInt8], actual: [UInt8]) -> String {
    let texts = [actual, recorded].map {
      $0.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    // Compared as bytes, since strings are equal even if one spells an accent as a separate
    // character.
    let common = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let lines = texts.map { common < $0.count ? $0[common] : nil }
    let short = excerpts(of: lines, isExact: false)
    let shown = short[0] == short[1] ? excerpts(of: lines, isExact: true) : short
    return "line \(common + 1): \(shown[0]), recorded \(shown[1])"
  }

  /// Returns the lines at the point where they differ. If `isExact`, they are quoted, include
  /// leading and trailing blanks, and escape everything but ASCII.
  private static func excerpts(of lines: [ArraySlice<UInt8>?], isExact: Bool) -> [String] {
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

  /// The maximum number of characters shown of a line, which could have thousands.
  private static let longest = 80
  /// The number of characters kept before the first difference if it is far into the line.
  private static let keptCount = 20
}

extension ArraySlice<Unicode.Scalar> {
  /// The text without blanks and commas at both ends.
  fileprivate var trimmed: Self {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "," }
    return drop(while: isBlank).dropLast(reversed().prefix(while: isBlank).count)
  }
}

extension Unicode.Scalar {
  /// Whether the character takes up space and does not break the line.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
