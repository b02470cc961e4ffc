import FioriRender
import SystemPackage

/// What a document says of its own pictures: `<!-- fiori: pictures=DIR -->`.
package struct MarkdownSettings {
  /// The folder of its pictures, from the document's own; empty: that folder; `nil`: not set.
  private(set) var pictures: String?
  /// Where that was set, counted from 1.
  private(set) var line: Int?

  /// Reads the settings of a comment on one line, from behind `fiori:` to the end of the line.
  mutating func read(_ text: some StringProtocol, at line: Int) throws(MarkdownError) {
    do throws(Problem) {
      guard text.hasSuffix(MarkdownMarker.hiddenBlockEnd) else {
        throw Problem(message: "a setting is a comment on one line; end it with '-->'")
      }
      let words = try Self.words(of: text.dropLast(MarkdownMarker.hiddenBlockEnd.count))
      guard !words.isEmpty else { throw Problem(message: "no setting; \(Self.hint)") }
      for word in words { try set(word, at: line) }
    } catch {
      throw MarkdownError(line: line, message: error.message)
    }
  }

  /// The setting that a comment without the colon is meant as; `nil`: none.
  static func meant(by text: String) -> String? {
    guard let equal = text.firstIndex(of: "="),
      Suggestion.nearest(to: String(text[..<equal]), among: [key]) != nil
    else { return nil }
    return comment("\(key)\(text[equal...])")
  }

  /// A folder as pictures are named from it: without `./` and a last `/`; empty: the document's own.
  static func folder(_ path: String) -> String {
    let folder = FilePath(path).lexicallyNormalized().string
    return folder == "." ? "" : folder
  }

  /// What is wrong with a folder of pictures; `nil`: nothing.
  package static func problem(ofFolder path: String) -> String? {
    FilePath(path).isAbsolute
      ? "'\(path)' is an absolute path; give one relative to the document" : nil
  }

  private struct Problem: Error {
    let message: String
  }

  private static let key = "pictures"

  private static let hint = "write '\(comment("\(key)=DIR"))'"

  private static func comment(_ setting: String) -> String { "<!-- fiori: \(setting) -->" }

  private mutating func set(_ word: String, at line: Int) throws(Problem) {
    guard let equal = word.firstIndex(of: "=") else {
      let problem =
        ["begin", "end"].contains(word)
        ? "unknown setting '\(word)'; did you mean '<!-- fiori:\(word) -->'?"
        : word == Self.key
          ? "'\(word)' has no value; \(Self.hint)"
          : "unknown setting '\(word)'; \(Suggestion.hint(for: word, among: [Self.key]))"
      throw Problem(message: problem)
    }
    let (name, value) = (String(word[..<equal]), String(word[word.index(after: equal)...]))
    guard name == Self.key else {
      throw Problem(
        message: "unknown setting '\(name)'; \(Suggestion.hint(for: name, among: [Self.key]))")
    }
    if value.isEmpty { throw Problem(message: "'\(name)' has no value; \(Self.hint)") }
    if let problem = Self.problem(ofFolder: value) { throw Problem(message: problem) }
    if let first = self.line {
      throw Problem(message: "'\(name)' is already set on line \(first); remove one of them")
    }
    (pictures, self.line) = (Self.folder(value), line)
  }

  /// The words between blanks; those between quotes are part of a word.
  private static func words(of text: some StringProtocol) throws(Problem) -> [String] {
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
    if isQuoted { throw Problem(message: "unclosed quotation mark; add '\"'") }
    return words + (word.map { [$0] } ?? [])
  }
}
