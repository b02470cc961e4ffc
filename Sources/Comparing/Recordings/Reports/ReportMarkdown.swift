/// A short report for a comment on a pull request.
struct ReportMarkdown {
  let report: Report

  /// The maximum number of cases; with `textLimit` it keeps a comment under 65,536 characters.
  private static let caseLimit = 50
  private static let textLimit = 240
  private static let wordLimit = 4

  /// The text, which ends with a line feed.
  var text: String {
    let different = report.cases.filter { $0.status.isShown && $0.first == nil }
    let reported = Array(different.prefix(Self.caseLimit))
    let parts = [
      "### \(MarkdownText.escaped(Self.cut(report.title)))", report.verdict, notes, counts,
      table(reported),
      rest(different.count - reported.count), details(reported),
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private var notes: String? {
    let lines = report.notes.map { "- \(MarkdownText.escaped(Self.cut($0)))" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private var counts: String? {
    let counts = report.counts
    guard !counts.isEmpty else { return nil }
    return Self.rows([
      counts.map(\.status.label), counts.map { _ in "--:" }, counts.map { "\($0.count)" },
    ])
  }

  private func table(_ cases: [ReportCase]) -> String? {
    guard !cases.isEmpty else { return nil }
    let rows = cases.map { item in
      [
        MarkdownText.code(Self.cut(item.name))
          + (item.countText.map { " and others: \($0)" } ?? ""), item.status.label,
        MarkdownText.escaped(Self.cut(item.lines.first ?? "")),
      ]
    }
    return Self.rows([["Picture", "", "Change"], ["---", "---", "---"]] + rows)
  }

  private func rest(_ count: Int) -> String? {
    count > 0 ? "and \(count) more" : nil
  }

  /// Returns the collapsed details: the remaining messages of cases with several, and the facts.
  private func details(_ cases: [ReportCase]) -> String? {
    let facts = report.facts.map { fact in
      "- \(MarkdownText.escaped(fact.name)): \(MarkdownText.escaped(Self.cut(fact.value)))"
    }
    let more = cases.filter { $0.lines.count > 1 }.flatMap { item in
      ["- \(MarkdownText.code(Self.cut(item.name)))"]
        + item.lines.dropFirst().prefix(Self.wordLimit).map {
          "  - \(MarkdownText.escaped(Self.cut($0)))"
        }
    }
    let lines = more + facts
    guard !lines.isEmpty else { return nil }
    return "<details><summary>Details</summary>\n\n\(lines.joined(separator: "\n"))\n\n</details>"
  }

  private static func rows(_ rows: [[String]]) -> String {
    rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// Cuts a text to the maximum length.
  private static func cut(_ text: String) -> String {
    text.count > textLimit ? text.prefix(textLimit) + "…" : text
  }
}

/// Text for GitHub Markdown.
enum MarkdownText {
  /// Escapes a text for a table cell. Special characters become character references, and `@` and
  /// `#` do not mention users or link issues.
  static func escaped(_ text: String) -> String {
    // GitHub turns the beginning of a URL into a link.
    numbered(text, afterCalls: "&#8203;").replacing("://", with: "&#58;//")
      .replacing("www.", with: "www&#46;")
  }

  /// Returns a text as inline code without any Markdown.
  static func code(_ text: String) -> String {
    "<code>\(numbered(text, afterCalls: ""))</code>"
  }

  private static func numbered(_ text: String, afterCalls end: String) -> String {
    text.unicodeScalars.map { scalar in
      if calls.contains(scalar) { return "&#\(scalar.value);\(end)" }
      let isSpecial = special.contains(scalar) || scalar.value < 0x20
      return isSpecial ? "&#\(scalar.value);" : String(scalar)
    }.joined()
  }

  private static let calls = Set("@#".unicodeScalars)
  private static let special = Set(#"&<>"'|`*_[]\~"#.unicodeScalars)
}
