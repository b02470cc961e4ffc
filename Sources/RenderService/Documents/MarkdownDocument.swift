import FileKit

/// A document as it is, and as it is with its pictures.
struct MarkdownDocument {
  let input: InputFile
  let blocks: [MarkdownBlock]
  let settings: MarkdownSettings
  let problems: [MarkdownError]
  private let lines: [Substring]
  private let lineEnd: String

  /// A document that is read from its file.
  init(_ input: InputFile) throws(RunFailure) {
    let bytes = try input.bytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RunFailure.wrongDescription("\(input.name): not valid UTF-8; convert it")
    }
    self.init(text, of: input)
  }

  /// A document by its text.
  init(_ text: String, of input: InputFile) {
    self.input = input
    lines = Self.lines(of: text)
    lineEnd = text.utf8.contains(0x0D) && text.contains("\r\n") ? "\r\n" : "\n"
    (blocks, settings, problems) = MarkdownScanner.scan(lines)
  }

  /// The text with the lines of pictures after each block, in the order of the blocks.
  func text(with pictures: [[String]]) -> String {
    var text = ""
    var place = 0
    for (block, lines) in zip(blocks, pictures) {
      text += self.lines[place..<block.end].joined()
      if text.last?.isLineFeed == false { text += lineEnd }
      if let section = block.section {
        text += self.lines[block.end..<section.lowerBound].joined()
        place = section.upperBound
      } else {
        text += lineEnd
        place = block.end
      }
      // HTML goes on to the next empty line, and the marker after it is HTML by itself.
      let section = [MarkdownMarker.begin] + lines + ["", MarkdownMarker.end]
      text += section.map { ($0.isEmpty ? "" : block.indentation) + $0 + lineEnd }.joined()
    }
    return text + lines[place...].joined()
  }

  /// The text as it is.
  var text: String { lines.joined() }

  /// The lines of a text, each with its end.
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
  /// Whether a line ends with it; CR and LF are one character.
  fileprivate var isLineFeed: Bool { self == "\n" || self == "\r\n" }
}
