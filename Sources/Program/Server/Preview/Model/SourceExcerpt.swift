import FileKit
import FioriRender

/// The lines of a file around the locations of diagnostics.
struct SourceExcerpt: Hashable, Sendable {
  /// Consecutive lines.
  struct Part: Hashable, Sendable {
    /// The number of the first line, from 1.
    let firstLine: Int
    let lines: [Line]
  }

  /// A line, or the section of a long line around the locations.
  struct Line: Hashable, Sendable {
    let text: String
    /// The column of the text's first character, from 1.
    let firstColumn: Int
  }

  /// The location of a diagnostic; lines and columns count from 1.
  struct Position: Hashable, Sendable {
    let line: Int
    let column: Int
  }

  let file: String
  let parts: [Part]

  /// Creates an excerpt of a file's text.
  init(file: String, text: [UInt8], around positions: [Position]) {
    self.file = file
    let lines = Self.lines(of: text)
    let columns = Dictionary(grouping: positions, by: \.line).mapValues { $0.map(\.column) }
    let shown = Set(columns.keys.flatMap { ($0 - Self.margin)...($0 + Self.margin) })
      .filter { (1...max(1, lines.count)).contains($0) }.sorted()
    var runs: [ClosedRange<Int>] = []
    for line in shown {
      if let last = runs.last, last.upperBound + 1 == line {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    parts = runs.map { run in
      Part(
        firstLine: run.lowerBound,
        lines: run.map { number in
          Self.line(number <= lines.count ? lines[number - 1] : "", around: columns[number] ?? [])
        })
    }
  }

  /// The number of lines before and after a location.
  private static let margin = 3
  /// The number of characters before the first and after the last location of a long line.
  private static let columnMargin = 160
  /// The maximum length of a line in characters: a description may be one line of a megabyte.
  private static let lineLimit = 2_000

  private static func line(_ line: Substring, around columns: [Int]) -> Line {
    let text = line.unicodeScalars
    let wanted = (columns.min() ?? 1) - 1 - columnMargin
    let first = max(0, min(wanted, text.count - columnMargin))
    let last = min((columns.max() ?? 1) + columnMargin, first + lineLimit)
    let cut = text.dropFirst(first).prefix(last - first)
    let isCutBefore = first > 0 && !cut.isEmpty
    let isCutAfter = cut.endIndex < text.endIndex
    guard text.count > 2 * columnMargin, isCutBefore || isCutAfter else {
      return Line(text: String(line), firstColumn: 1)
    }
    return Line(
      text: (isCutBefore ? "…" : "") + String(cut) + (isCutAfter ? "…" : ""),
      firstColumn: isCutBefore ? first : 1)
  }

  private static func lines(of text: [UInt8]) -> [Substring] {
    String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

extension SourceExcerpt {
  /// Returns excerpts of all files in a picture's diagnostics that may be shown.
  static func excerpts(for picture: Picture) -> [SourceExcerpt] {
    var files: [String] = []
    var positions: [String: [Position]] = [:]
    for case let location? in picture.diagnostics.map(\.location) {
      if positions[location.file] == nil { files.append(location.file) }
      positions[location.file, default: []].append(
        Position(line: location.line, column: location.column))
    }
    return files.compactMap { file in
      text(of: file, for: picture).map {
        SourceExcerpt(file: file, text: $0, around: positions[file] ?? [])
      }
    }
  }

  private static func text(of file: String, for picture: Picture) -> [UInt8]? {
    if file == picture.file.entry.path { return picture.file.source }
    guard picture.file.entry.folder.contains(file) else { return nil }
    return try? InputFile(file).bytes()
  }
}
