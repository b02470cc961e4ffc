import FioriRender

/// The lines around pictures that are made anew each time.
enum MarkdownMarker {
  static let begin = marker("begin")
  static let end = marker("end")

  /// What begins a block that readers do not see, in a comment.
  static let hiddenBlock = "<!-- fiori"
  static let hiddenBlockEnd = "-->"

  /// The settings on a line, from behind the `fiori:` that begins them; `nil` of all other lines.
  static func settings(in text: String) -> Substring? {
    guard let content = content(of: text) else { return nil }
    let rest = content.dropFirst(prefix.count)
    return rest.first?.isWhitespace ?? true || rest.hasPrefix(hiddenBlockEnd) ? rest : nil
  }

  /// What is wrong with a line that is meant as a marker and is none; `nil` of all others.
  static func problem(of text: String) -> String? {
    guard text != begin, text != end, settings(in: text) == nil, let content = content(of: text)
    else { return nil }
    let rest = String(content.prefix { !$0.isWhitespace }.dropFirst(prefix.count))
    let word = rest.hasSuffix(hiddenBlockEnd) ? String(rest.dropLast(hiddenBlockEnd.count)) : rest
    if let setting = MarkdownSettings.meant(by: word) {
      return "a setting needs a space after 'fiori:'; write '\(setting)'"
    }
    let hint =
      Suggestion.nearest(to: word, among: ["begin", "end"])
      .map { "did you mean '\(marker($0))'?" } ?? "use '\(begin)' or '\(end)'"
    return "unknown marker '\(prefix)\(word)'; \(hint)"
  }

  private static let prefix = "fiori:"

  /// A comment from its `fiori:` on; `nil` of all other lines.
  private static func content(of text: String) -> String? {
    guard text.hasPrefix("<!--") else { return nil }
    let content = text.dropFirst("<!--".count).trimmingBlanks
    return content.lowercased().hasPrefix(prefix) ? content : nil
  }

  private static func marker(_ word: String) -> String { "<!-- \(prefix)\(word) -->" }
}
