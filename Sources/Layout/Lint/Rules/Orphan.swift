import FioriBasics

extension LintCheck {
  static let orphan = LintCheck(
    level: .warning,
    demand: "At most one text of a picture ends with a single word on its last line.",
    reason:
      "A line with a single word looks as if something were missing, and makes a card taller for "
      + "no reason. One in a picture does no harm; several look careless.",
    remedy:
      "Remove or add a word. Put a no-break space (U+00A0) between words that belong together, so "
      + "that they move to the next line together.",
    sources: [
      Source(
        title: "Butterick's Practical Typography, Widow and orphan control",
        address: "https://practicaltypography.com/widow-and-orphan-control.html")
    ]
  ) { subject in
    let orphans = subject.texts.compactMap { part, block in block.orphan.map { (part, block, $0) } }
    guard orphans.count > 1 else { return [] }
    let others = (orphans.count - 1).counted("other text")
    let verb = orphans.count == 2 ? "does" : "do"
    return orphans.map { part, block, word in
      LintProblem(
        block.origin,
        "\(part.kind) has only '\(word)' on its last line, as \(verb) \(others); "
          + "shorten it or join two words with a no-break space")
    }
  }
}

extension TextBlock {
  /// The word that is alone on the last line below a line of several; `nil` if there is none, or if the
  /// text itself breaks the line there.
  fileprivate var orphan: String? {
    guard lines.count > 1, !isTruncated, brokenWords.isEmpty else { return nil }
    let words = lines.suffix(2).map { line in
      line.runs.map(\.text).joined().split { $0.isWhitespace && $0 != "\u{A0}" }
    }
    let paragraph = text.split(whereSeparator: \.isNewline).last ?? ""
    guard words[0].count > 1, words[1].count == 1, paragraph.contains(where: \.isWhitespace)
    else { return nil }
    return String(words[1][0])
  }
}
