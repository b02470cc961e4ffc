/// A block of a document that asks for pictures.
struct MarkdownBlock {
  /// What it is called, and so its pictures; `nil`: after its file, or its place among the blocks.
  let name: String?
  /// The description, or the path of one.
  let content: String
  /// The line on which the block begins, counted from 1.
  let line: Int
  /// The first line of the content, counted from 1.
  let contentLine: Int
  /// The blanks before each of its lines.
  let indentation: String
  /// The line after the block, counted from 0.
  let end: Int
  /// The lines between the markers, these included, counted from 0; `nil`: there are none so far.
  var section: Range<Int>?

  /// The path that the content is; `nil` of a description.
  var path: String? {
    let text = content[...].trimmingBlanks
    return text.first == "{" || text.contains(where: \.isNewline) ? nil : text
  }
}

/// The line that begins a fenced block, after CommonMark's rules.
struct MarkdownFence {
  /// The blanks before it, which the lines of the block have as well.
  let indentation: String
  /// What stands behind it: the block's language and more.
  let info: String
  private let mark: Character
  private let count: Int

  /// The fence on a line; `nil` of any other line.
  init?(_ line: Substring) {
    let content = line.drop { $0 == " " || $0 == "\t" }
    guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
    let rest = content.drop { $0 == mark }
    count = content.count - rest.count
    info = rest.trimmingBlanks
    // Three backticks with more of them on the line are code in a text.
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    indentation = String(line[..<content.startIndex])
    self.mark = mark
  }

  /// Whether a line ends the block.
  func isClosed(by line: Substring) -> Bool {
    guard let other = MarkdownFence(line) else { return false }
    return other.mark == mark && other.count >= count && other.info.isEmpty
  }

  /// A line of the block without its indentation.
  func content(of line: Substring) -> Substring {
    var content = line
    var rest = indentation.count
    while rest > 0, let first = content.first, first == " " || first == "\t" {
      content.removeFirst()
      rest -= 1
    }
    return content
  }
}

extension Substring {
  /// The text without blanks and line ends around it.
  var trimmingBlanks: String {
    var text = drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

/// What is wrong with a document itself, rather than with a description in it.
struct MarkdownError: Error, Hashable {
  /// Counted from 1.
  let line: Int
  /// What is wrong, and what would be right.
  let message: String
}
