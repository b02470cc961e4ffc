import FioriBasics

extension Bindings {
  /// Returns the value of a text of an adaptive card, such as `${name}` or `{{DATE(2026-01-05T08:00:00Z)}}`,
  /// without its marks of Markdown.
  mutating func value(ofTemplate text: String) -> BoundValue {
    var whole = ""
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == "$" || $0 == "{" }) {
      whole += rest[..<mark]
      rest = rest[mark...]
      guard let (value, length) = piece(rest) else {
        whole.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(length)
      if whole.isEmpty, rest.isEmpty {
        guard case .text(let text) = value else { return value }
        return .text(AdaptiveText.plain(text))
      }
      whole += value.string
      // The text after that would be cut.
      guard whole.utf8.count <= 4 * Limits.textLength else { break }
    }
    return .text(AdaptiveText.plain(whole + rest))
  }

  /// Returns the value of the placeholder that a text begins with, and its length; `nil` if it begins with
  /// something else.
  private mutating func piece(_ text: Substring) -> (BoundValue, Int)? {
    for (start, end) in [("${", "}"), ("{{", "}}"), ("{i18n>", "}"), ("{parameters>", "}")]
    where text.hasPrefix(start) {
      guard let body = AdaptiveText.body(of: text, from: start.count, to: end) else { return nil }
      let whole = text.prefix(start.count + body.count + end.count)
      return (value(ofPiece: body, in: String(whole)), whole.count)
    }
    return nil
  }

  private mutating func value(ofPiece body: String, in whole: String) -> BoundValue {
    guard whole.hasPrefix("$") else { return date(body) ?? value(of: whole) }
    guard let path = AdaptiveText.path(body) else {
      notes.append(.unsupportedExpression(whole.prefix(80)))
      return .missing
    }
    return value(of: "{\(path)}")
  }

  /// Returns the date or the time of a function such as `DATE(2026-01-05T08:00:00Z, SHORT)`.
  private mutating func date(_ body: String) -> BoundValue? {
    let isTime = body.hasPrefix("TIME(")
    guard isTime || body.hasPrefix("DATE("), body.hasSuffix(")") else { return nil }
    let parts = body.dropFirst(5).dropLast().split(separator: ",").map(\.trimmed)
    guard let text = parts.first, let iso = ManifestDate.iso(text) else {
      notes.append(.noDateInFunction(body))
      return .missing
    }
    let clock = iso.split(separator: "T")
    if isTime { return .text(String(clock.dropFirst().first?.prefix(5) ?? "00:00")) }
    let skeletons = ["SHORT": "yMMMEd", "LONG": "yMMMMEEEEd"]
    return .date(String(clock[0]), skeleton: parts.dropFirst().first.flatMap { skeletons[$0] })
  }
}

/// The texts of adaptive cards.
enum AdaptiveText {
  /// Returns the path of a binding such as `orders[0].name` or `$root.name`; `nil` for an expression.
  static func path(_ body: String) -> String? {
    var steps = body.trimmed.split(omittingEmptySubsequences: true) { ".[]".contains($0) }
      .map(String.init)
    guard let first = steps.first,
      steps.dropFirst().allSatisfy({ isName($0) }), first.hasPrefix("$") || isName(first)
    else { return nil }
    guard first.hasPrefix("$") else { return steps.joined(separator: "/") }
    steps.removeFirst()
    switch first {
    case "$root": return "/" + steps.joined(separator: "/")
    case "$data": return steps.joined(separator: "/")
    default: return nil
    }
  }

  private static func isName(_ step: String) -> Bool {
    step.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }

  /// Returns the characters between a start and an end; `nil` if there is no end.
  static func body(of text: Substring, from start: Int, to end: String) -> String? {
    var body = ""
    var rest = text.dropFirst(start)
    while !rest.isEmpty {
      if rest.hasPrefix(end) { return body }
      body.append(rest.removeFirst())
    }
    return nil
  }

  /// Returns a text without the marks of emphasis and the addresses of links.
  static func plain(_ text: String) -> String {
    var characters = Array(linked(text))
    for mark in [["*", "*"], ["_", "_"], ["*"], ["_"]] as [[Character]] {
      characters = unmarked(characters, mark)
    }
    return String(characters)
  }

  private static func linked(_ text: String) -> String {
    var whole = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "[") {
      whole += rest[..<start]
      rest = rest[start...]
      guard let title = body(of: rest, from: 1, to: "]("), !title.contains("["),
        let address = body(of: rest, from: title.count + 3, to: ")")
      else {
        whole.append(rest.removeFirst())
        continue
      }
      whole += title
      rest = rest.dropFirst(title.count + address.count + 4)
    }
    return whole + rest
  }

  /// Removes the pairs of a mark that enclose words.
  private static func unmarked(_ text: [Character], _ mark: [Character]) -> [Character] {
    var kept: [Character] = []
    var index = 0
    func isMark(_ place: Int) -> Bool {
      place + mark.count <= text.count && Array(text[place..<place + mark.count]) == mark
    }
    func isEdge(_ place: Int) -> Bool {
      !text.indices.contains(place) || !(text[place].isLetter || text[place].isNumber)
    }
    while index < text.count {
      let start = index + mark.count
      guard isMark(index), isEdge(index - 1), start < text.count, !text[start].isWhitespace,
        let end = (start + 1..<max(text.count, start + 1)).first(where: {
          isMark($0) && !text[$0 - 1].isWhitespace && isEdge($0 + mark.count)
        })
      else {
        kept.append(text[index])
        index += 1
        continue
      }
      kept += text[start..<end]
      index = end + mark.count
    }
    return kept
  }
}
