import FioriRender

/// A block of a document that describes pictures.
struct MarkdownBlock {
  /// The name of the block and its pictures; if `nil`, they are named after the file that it refers
  /// to or its position among the blocks.
  let name: String?
  /// A description, or the path of one.
  let content: String
  /// The line on which the block begins, counted from 1.
  let line: Int
  /// The first line of the content, counted from 1.
  let contentLine: Int
  /// The indentation of each line.
  let indentation: String
  /// The line after the block, counted from 0.
  let end: Int
  /// What is drawn over or around its pictures; `nil` for nothing.
  var overlay: PictureOverlay?
  /// The keys on the sides of a matrix of its pictures; `nil` for pictures one by one.
  var matrix: MatrixKeys?
  /// The lines from marker to marker, inclusive, counted from 0; `nil` if there are none yet.
  var section: Range<Int>?

  /// The content as a path, or `nil` if it is a description.
  var path: String? {
    let text = content[...].trimmingBlanks
    return text.first == "{" || text.contains(where: \.isNewline) ? nil : text
  }
}

/// The words behind a block's name or path that ask for an overlay.
enum MarkdownOverlay: String, CaseIterable {
  case overlay, measures, anatomy

  /// Takes the words out of others, and returns what they ask for; `nil` if there are none.
  static func taken(from words: inout [String]) -> PictureOverlay? {
    let found = Set(words.compactMap(MarkdownOverlay.init))
    guard !found.isEmpty else { return nil }
    words.removeAll { MarkdownOverlay(rawValue: $0) != nil }
    return PictureOverlay(
      hasMeasures: found.contains(.measures), hasAnatomy: found.contains(.anatomy))
  }
}

extension MatrixKeys {
  /// Returns whether a word behind a block's name or path is a key of a matrix: `rows=figure`.
  static func isOption(_ word: String) -> Bool {
    word.hasPrefix("rows=") || word.hasPrefix("columns=")
  }

  /// Takes the words out of others, and returns what they ask for; `nil` if there are none.
  static func taken(from words: inout [String]) -> MatrixKeys? {
    func value(of name: String) -> String? {
      words.last { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
    }
    let keys = MatrixKeys(rows: value(of: "rows="), columns: value(of: "columns="))
    words.removeAll(where: isOption)
    return keys.rows == nil && keys.columns == nil ? nil : keys
  }
}

extension PictureOverlay {
  /// What distinguishes the name of a picture from that of the picture without an overlay.
  var suffix: String {
    let words = (hasMeasures ? ["measures"] : []) + (hasAnatomy ? ["anatomy"] : [])
    return "-" + (words.isEmpty ? "overlay" : words.joined(separator: "-"))
  }
}

/// The opening line of a fenced block, by CommonMark's rules.
struct MarkdownFence {
  /// The indentation, which the lines of the block share.
  let indentation: String
  /// The text after the fence: the language of the block and more.
  let info: String
  private let mark: Character
  private let count: Int

  /// Parses a line; `nil` if it is not a fence.
  init?(_ line: Substring) {
    let content = line.drop { $0 == " " || $0 == "\t" }
    guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
    let rest = content.drop { $0 == mark }
    count = content.count - rest.count
    info = rest.trimmingBlanks
    // Three backticks followed by more on the same line are inline code.
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    indentation = String(line[..<content.startIndex])
    self.mark = mark
  }

  /// Returns whether a line closes the block.
  func isClosed(by line: Substring) -> Bool {
    guard let other = MarkdownFence(line) else { return false }
    return other.mark == mark && other.count >= count && other.info.isEmpty
  }

  /// Returns a line of the block without its indentation.
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
  /// The text without leading and trailing blanks and line endings.
  var trimmingBlanks: String {
    var text = drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

/// An error in a document itself rather than in a description.
struct MarkdownError: Error, Hashable {
  /// The line, counted from 1.
  let line: Int
  /// The error and how to fix it.
  let message: String
}
