package import FileKit
import FioriFiles
import FioriRender

/// A description with corrected keys and words, and with our names instead of the SDK's.
package struct DescriptionCorrection {
  private let input: InputFile
  private var text: String.UnicodeScalarView
  /// The replacements, each with its place in the file as it was then.
  private var lines: [String] = []

  /// Reads a description, and corrects its text.
  private init(_ input: InputFile) throws(RunFailure) {
    self.input = input
    text = String(decoding: try input.bytes(), as: UTF8.self).unicodeScalars
    // A corrected type has keys that can be wrong.
    for _ in 0..<Self.roundCount where correct() == 0 { break }
  }

  private static let roundCount = 8

  /// Corrects descriptions in their files, and returns a line for each word that was replaced.
  package static func correct(
    _ arguments: [String], _ settings: RenderSettings
  ) throws(RunFailure) -> [String] {
    var lines: [String] = []
    for input in Inputs(arguments, excluding: settings.excluded).files {
      let corrected = try DescriptionCorrection(input)
      guard !corrected.lines.isEmpty else { continue }
      try input.asOutput.write(Array(String(corrected.text).utf8), isCorrection: true)
      lines += corrected.lines
    }
    return lines
  }

  /// Replaces the words that are wrong for certain; returns how many.
  private mutating func correct() -> Int {
    let document = Document(
      json: Array(String(text).utf8), file: input.name,
      resources: input.folder.map { ResourceFolder(path: $0) })
    let found = document.diagnostics.inFileOrder.compactMap { diagnostic in
      diagnostic.location.flatMap { location in
        diagnostic.correction.map { (location: location, word: $0) }
      }
    }.filter { $0.location.file == input.name }
    var count = 0
    // From the end, so that the other places stay.
    for (location, word) in found.reversed() {
      guard let range = rangeOfString(at: location) else { continue }
      lines.append("\(location): '\(String(text[range]))' is now '\(word)'")
      text.replaceSubrange(range, with: word.unicodeScalars)
      count += 1
    }
    return count
  }

  /// Returns the range between the quotes of the string that begins at a location; `nil` if none does.
  private func rangeOfString(at location: SourceLocation) -> Range<String.Index>? {
    // A byte order mark has no column.
    var (line, column, index) = (1, 1, text.firstIndex { $0 != "\u{FEFF}" } ?? text.endIndex)
    while index < text.endIndex, (line, column) != (location.line, location.column) {
      let next = text.index(after: index)
      let isEnd =
        text[index] == "\n"
        || (text[index] == "\r" && (next == text.endIndex || text[next] != "\n"))
      (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
      index = next
    }
    guard index < text.endIndex, text[index] == "\"" else { return nil }
    let start = text.index(after: index)
    guard let end = text[start...].firstIndex(of: "\"") else { return nil }
    // A word with an escape is none of ours.
    return text[start..<end].contains("\\") ? nil : start..<end
  }
}
