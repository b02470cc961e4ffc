import FioriBasics
import FioriRender

/// A block of a document that describes pictures.
struct MarkdownBlock {
  /// The name of the block and its pictures; if `nil`, they are named after the file that it refers
  /// to or its position among the blocks.
  let name: String?
  /// A description, or the path of one.
  let content: String
  /// The line where the block begins, counted from 1.
  let line: Int
  /// The first line of the content, counted from 1.
  let contentLine: Int
  /// The indentation of each line.
  let indentation: String
  /// The line after the block, counted from 0.
  let end: Int
  /// The overlay of its pictures; `nil` for nothing.
  var overlay: PictureOverlay?
  /// The suffix that distinguishes the names of its pictures from the names of others; may be
  /// empty.
  var suffix = ""
  /// The codes of warnings that are meant.
  var accepted: [String] = []
  /// The text below its pictures; `nil` for none.
  var caption: String?
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
}

/// The words behind a block's name or path: `sales measures caption="Sales of this month"`.
struct MarkdownOptions {
  /// The words that are not options.
  private(set) var names: [String] = []
  private(set) var overlay: PictureOverlay?
  private(set) var matrix: MatrixKeys?
  private(set) var caption: String?
  /// The codes of warnings that are meant.
  private(set) var accepted: [String] = []
  /// The suffixes that the words for overlays add to the names of pictures.
  private(set) var suffix = ""

  private static let rows = "rows="
  private static let columns = "columns="
  private static let caption = "caption="
  private static let accept = "accept="
  private static let parts = "parts="
  private static let labels = "labels="
  private static let keys = [rows, columns, caption, accept, parts, labels]

  /// Reads words.
  init(_ words: [String]) throws(MarkdownOptionError) {
    func value(_ key: String) throws(MarkdownOptionError) -> String? {
      let found = words.filter { $0.hasPrefix(key) }
      let name = key.dropLast()
      if found.count > 1 {
        throw MarkdownOptionError(message: .repeatedOptionOfBlock(name))
      }
      guard let value = found.first?.dropFirst(key.count) else { return nil }
      if value.hasPrefix("\"") {
        throw MarkdownOptionError(message: .unclosedQuotationMark)
      }
      if value.isEmpty {
        let example = Self.examples.first { $0.key == key }?.value ?? "KEY"
        throw MarkdownOptionError(message: .optionWithoutValue(name, key: key, example: example))
      }
      return String(value)
    }
    caption = try value(Self.caption)
    let parts = (try value(Self.parts) ?? "").split(separator: ",").map { $0.trimmingBlanks }
    guard let labels = PictureOverlay.labels(in: try value(Self.labels) ?? "") else {
      throw MarkdownOptionError(
        message: .optionWithoutValue("labels", key: Self.labels, example: "\"title=Heading\""))
    }
    accepted = (try value(Self.accept) ?? "").split { $0 == "," || $0 == " " }.map(String.init)
    if let code = accepted.first(where: { DiagnosticCode(rawValue: $0) == nil }) {
      throw MarkdownOptionError(message: .unknownCodeOfBlock(code))
    }
    let keys = MatrixKeys(rows: try value(Self.rows), columns: try value(Self.columns))
    matrix = keys.rows == nil && keys.columns == nil ? nil : keys
    let overlays = MarkdownOverlay.allCases.filter { words.contains($0.rawValue) }
    names = words.filter { !Self.isOption($0) }
    guard !overlays.isEmpty else { return }
    for overlay in overlays where words.count(where: { $0 == overlay.rawValue }) > 1 {
      throw MarkdownOptionError(message: .repeatedOptionOfBlock(overlay.rawValue))
    }
    overlay = PictureOverlay(
      hasMeasures: overlays.contains(.measures), hasAnatomy: overlays.contains(.anatomy))
    overlay?.parts = parts
    overlay?.labels = labels
    suffix = "-" + overlays.map(\.rawValue).joined(separator: "-")
  }

  /// Examples of the values of options, if they are not keys.
  private static let examples = [
    (key: caption, value: "\"TEXT\""), (key: accept, value: "no-room"),
    (key: parts, value: "title,metric"), (key: labels, value: "\"title=Heading\""),
  ]

  /// Returns whether a word is an option rather than a name.
  static func isOption(_ word: String) -> Bool {
    MarkdownOverlay(rawValue: word) != nil || keys.contains(where: word.hasPrefix)
  }

  /// Returns the words of a text, where quotes may contain blanks; a quote that is not closed stays, and the
  /// rest is its word.
  static func words(of text: some StringProtocol) -> [String] {
    if let words = MarkdownSettings.words(of: text) { return words }
    let text = String(text)
    let quote = text.lastIndex(of: "\"") ?? text.startIndex
    let blank = text[..<quote].lastIndex(where: \.isWhitespace)
    let start = blank.map(text.index(after:)) ?? text.startIndex
    return (MarkdownSettings.words(of: text[..<start]) ?? []) + [String(text[start...])]
  }
}

/// Problems of the words of a block.
struct MarkdownOptionError: Error, Hashable {
  let message: Message
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
  let message: Message
}
