import FioriRender

/// The marker lines around generated pictures.
enum MarkdownMarker {
  static let begin = marker("begin")
  static let end = marker("end")

  /// The start of a comment, and the word at the start of one that is a hidden block.
  static let comment = "<!--"
  static let block = "fiori"
  static let hiddenBlockEnd = "-->"

  /// Returns the settings on a line, without the leading `fiori:`; `nil` for other lines.
  static func settings(in text: String) -> Substring? {
    guard let content = content(of: text) else { return nil }
    let rest = content.dropFirst(prefix.count)
    return rest.first?.isWhitespace ?? true || rest.hasPrefix(hiddenBlockEnd) ? rest : nil
  }

  /// Returns the error in a malformed marker, or `nil` for all other lines.
  static func problem(of text: String) -> Message? {
    guard text != begin, text != end, settings(in: text) == nil, let content = content(of: text)
    else { return nil }
    let rest = String(content.prefix { !$0.isWhitespace }.dropFirst(prefix.count))
    let word = rest.hasSuffix(hiddenBlockEnd) ? String(rest.dropLast(hiddenBlockEnd.count)) : rest
    if let setting = MarkdownSettings.meant(by: word) {
      return .settingWithoutSpace(setting)
    }
    let hint =
      Suggestion.nearest(to: word, among: ["begin", "end"])
      .map { "did you mean '\(marker($0))'?" } ?? "use '\(begin)' or '\(end)'"
    return .unknownMarker(prefix, word, hint: hint)
  }

  private static let prefix = "fiori:"

  /// Returns a comment from its `fiori:` on; `nil` for other lines.
  private static func content(of text: String) -> String? {
    guard text.hasPrefix(comment) else { return nil }
    let content = text.dropFirst(comment.count).trimmingBlanks
    return content.lowercased().hasPrefix(prefix) ? content : nil
  }

  private static func marker(_ word: String) -> String {
    "\(comment) \(prefix)\(word) \(hiddenBlockEnd)"
  }
}
