/// A command line, taken apart as by a shell.
struct ShellLine {
  struct Failure: Error, CustomStringConvertible {
    let line: String
    var description: String { "no transcript can run '\(line)'" }
  }

  private(set) var variables: [String: String] = [:]
  private(set) var words: [String] = []
  /// The files after `<` and `>`.
  private(set) var input: String?
  private(set) var output: String?
  /// The commands after `|`.
  var filters: [[String]] = []

  /// Reads a line, of which quotes hold words together.
  init(_ text: String) throws {
    var all = Self.words(of: text)[...]
    while let word = all.popFirst() {
      switch word.isQuoted ? "" : word.text {
      case "<<END": continue
      case "<": input = all.popFirst()?.text
      case ">": output = all.popFirst()?.text
      case "|": filters.append([])
      case _ where !filters.isEmpty: filters[filters.count - 1].append(word.text)
      case let name where words.isEmpty && name.contains("="):
        let parts = name.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        variables[String(parts[0])] = String(parts[1])
      default: words.append(word.text)
      }
    }
    if words.isEmpty { throw Failure(line: text) }
  }

  private struct Word {
    var text = ""
    var isQuoted = false
  }

  private static func words(of text: String) -> [Word] {
    var (words, word, quote) = ([Word](), Word?.none, Character?.none)
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, word) = (character, Word(text: word?.text ?? "", isQuoted: true))
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = Word(text: (word?.text ?? "") + String(character), isQuoted: word?.isQuoted ?? false)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
