import FioriRender

/// What is different between two layout reports.
enum LayoutDifference {
  /// The differences in words: the parts that moved, grew or changed, and the picture where that does
  /// not tell why it has another size; of reports that cannot be read, or that tell the same in other
  /// words, where their texts part.
  static func words(recorded: [UInt8], actual: [UInt8]) -> [String] {
    guard let old = report(recorded), let new = report(actual) else {
      return [TextDifference.words(recorded: recorded, actual: actual)]
    }
    let words =
      LayoutComparison(expected: old, actual: new).changes.map(\.words)
      + (pictureWords(old, new).map { [$0] } ?? [])
    return words.isEmpty ? [TextDifference.words(recorded: recorded, actual: actual)] : words
  }

  /// The sizes of pictures that grew otherwise than their views did; `nil`: none did.
  private static func pictureWords(_ old: LayoutReport, _ new: LayoutReport) -> String? {
    let margins = [old, new].map { report in
      Size(
        width: report.size.width - report.root.frame.size.width,
        height: report.size.height - report.root.frame.size.height)
    }
    let isSame =
      abs(margins[0].width - margins[1].width) < smallestLength
      && abs(margins[0].height - margins[1].height) < smallestLength
    return isSame ? nil : "picture \(words(old.size)) → \(words(new.size)) pt"
  }

  /// Half of the last decimal of a report's lengths.
  private static let smallestLength = 0.0005

  private static func words(_ size: Size) -> String {
    "\(Decimal.text(size.width)) × \(Decimal.text(size.height))"
  }

  private static func report(_ json: [UInt8]) -> LayoutReport? {
    try? NamedLayoutReport.all(json: json, file: "").first?.report
  }
}

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
