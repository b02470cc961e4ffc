package import FioriRender
import SystemPackage

/// The settings of a document: `<!-- fiori: pictures=DIR -->`.
package struct MarkdownSettings {
  /// The folder of the pictures, relative to the document; empty for the document's own folder,
  /// `nil` if not set.
  private(set) var pictures: String?
  /// The line that sets `pictures`, counted from 1.
  private(set) var line: Int?

  /// Reads the settings of a comment on one line; `text` is the rest of the line after `fiori:`.
  mutating func read(_ text: some StringProtocol, at line: Int) throws(MarkdownError) {
    guard text.hasSuffix(MarkdownMarker.hiddenBlockEnd) else {
      throw MarkdownError(line: line, message: .unclosedSetting)
    }
    guard let words = Self.words(of: text.dropLast(MarkdownMarker.hiddenBlockEnd.count)) else {
      throw MarkdownError(line: line, message: .unclosedQuotationMark)
    }
    guard !words.isEmpty else {
      throw MarkdownError(line: line, message: .emptySetting(hint: Self.hint))
    }
    for word in words {
      if let problem = set(word, at: line) { throw MarkdownError(line: line, message: problem) }
    }
  }

  /// Returns the setting that a comment without the colon was probably meant to be, or `nil`.
  static func meant(by text: String) -> String? {
    guard let equal = text.firstIndex(of: "="),
      Suggestion.nearest(to: String(text[..<equal]), among: [key]) != nil
    else { return nil }
    return comment("\(key)\(text[equal...])")
  }

  /// Returns a folder path without `./` and a trailing `/`; empty for the document's own folder.
  static func folder(_ path: String) -> String {
    let folder = FilePath(path).lexicallyNormalized().string
    return folder == "." ? "" : folder
  }

  /// Returns the error in a folder of pictures, or `nil`.
  package static func problem(ofFolder path: String) -> Message? {
    FilePath(path).isAbsolute
      ? .absolutePathInSetting(path) : nil
  }

  private static let key = "pictures"

  private static let hint = "write '\(comment("\(key)=DIR"))'"

  private static func comment(_ setting: String) -> String { "<!-- fiori: \(setting) -->" }

  /// Applies a setting, or returns the error in it.
  private mutating func set(_ word: String, at line: Int) -> Message? {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    if parts.count == 1, ["begin", "end"].contains(word) {
      return .blockAsSetting(word)
    }
    guard name == Self.key else {
      return .unknownSetting(name, hint: Suggestion.hint(for: name, among: [Self.key]))
    }
    if value.isEmpty { return .settingWithoutValue(name, hint: Self.hint) }
    if let problem = Self.problem(ofFolder: value) { return problem }
    if let first = self.line {
      return .repeatedSetting(name, line: first)
    }
    (pictures, self.line) = (Self.folder(value), line)
    return nil
  }

  /// Returns the words between blanks, where quotes may contain blanks; `nil` if a quote is not
  /// closed.
  static func words(of text: some StringProtocol) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return isQuoted ? nil : words + (word.map { [$0] } ?? [])
  }
}
