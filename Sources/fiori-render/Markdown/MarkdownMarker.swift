import FioriRender

/// The lines around pictures that are made anew each time.
enum MarkdownMarker {
  static let begin = marker("begin")
  static let end = marker("end")

  /// What begins a block that readers do not see, in a comment.
  static let hiddenBlock = "<!-- fiori"
  static let hiddenBlockEnd = "-->"

  /// What is wrong with a line that is meant as a marker and is none; `nil` of all others.
  static func problem(of text: String) -> String? {
    guard text != begin, text != end, text.hasPrefix("<!--") else { return nil }
    let content = text.dropFirst("<!--".count).trimmingBlanks
    guard content.lowercased().hasPrefix(prefix) else { return nil }
    let rest = String(content.prefix { !$0.isWhitespace }.dropFirst(prefix.count))
    let word = rest.hasSuffix(hiddenBlockEnd) ? String(rest.dropLast(hiddenBlockEnd.count)) : rest
    let hint =
      Suggestion.nearest(to: word, among: ["begin", "end"])
      .map { "did you mean '\(marker($0))'?" } ?? "known are '\(begin)' and '\(end)'"
    return "unknown marker '\(prefix)\(word)'; \(hint)"
  }

  private static let prefix = "fiori:"

  private static func marker(_ word: String) -> String { "<!-- \(prefix)\(word) -->" }
}
