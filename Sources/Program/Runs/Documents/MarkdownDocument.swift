import FileKit
import FioriBasics

/// A document, and its text with updated pictures.
struct MarkdownDocument {
  let input: InputFile
  let blocks: [MarkdownBlock]
  let settings: MarkdownSettings
  let problems: [MarkdownError]
  private let lines: [Substring]
  private let lineEnd: String

  /// Reads a document from its file.
  init(_ input: InputFile) throws(RunFailure) {
    let bytes = try input.bytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RunFailure.notUTF8(input.name)
    }
    self.init(text, of: input)
  }

  /// Creates a document from its text.
  init(_ text: String, of input: InputFile) {
    self.input = input
    lines = Self.lines(of: text)
    lineEnd = text.utf8.contains(0x0D) && text.contains("\r\n") ? "\r\n" : "\n"
    (blocks, settings, problems) = MarkdownScanner.scan(lines)
  }

  /// Returns the text with the lines of pictures after each block, in the order of the blocks.
  func text(with pictures: [[String]]) -> String {
    var text = ""
    var index = 0
    for (block, lines) in zip(blocks, pictures) {
      text += self.lines[index..<block.end].joined()
      if text.last?.isLineFeed == false { text += lineEnd }
      if let section = block.section {
        text += self.lines[block.end..<section.lowerBound].joined()
        index = section.upperBound
      } else {
        text += lineEnd
        index = block.end
      }
      // HTML continues to the next blank line, and the end marker is HTML of its own.
      let section = [MarkdownMarker.begin] + lines + ["", MarkdownMarker.end]
      text += section.map { ($0.isEmpty ? "" : block.indentation) + $0 + lineEnd }.joined()
    }
    return text + lines[index...].joined()
  }

  /// The current text.
  var text: String { lines.joined() }

  /// Splits a text into lines, including their endings.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    while let end = text[start...].firstIndex(where: \.isLineFeed) {
      let next = text.index(after: end)
      lines.append(text[start..<next])
      start = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }
}

extension Character {
  /// Whether the character ends a line; CR LF is a single character.
  fileprivate var isLineFeed: Bool { self == "\n" || self == "\r\n" }
}
