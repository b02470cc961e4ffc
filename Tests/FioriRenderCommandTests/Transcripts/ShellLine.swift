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
      switch word {
      case "<<END": continue
      case "<": input = all.popFirst()
      case ">": output = all.popFirst()
      case "|": filters.append([])
      case _ where !filters.isEmpty: filters[filters.count - 1].append(word)
      default:
        if words.isEmpty, let sign = word.firstIndex(of: "="), sign != word.startIndex {
          variables[String(word[..<sign])] = String(word[word.index(after: sign)...])
        } else {
          words.append(word)
        }
      }
    }
    if words.isEmpty { throw Failure(line: text) }
  }

  private static func words(of text: String) -> [String] {
    var (words, word, quote) = ([String](), String?.none, Character?.none)
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
