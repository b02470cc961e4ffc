import FioriRender
import Recordings

/// The lines of a file around the places that something is said of.
struct SourceExcerpt: Hashable, Sendable {
  /// Lines that stand together.
  struct Part: Hashable, Sendable {
    /// Counted from 1.
    let firstLine: Int
    let lines: [String]
  }

  let file: String
  let parts: [Part]

  /// The excerpt of a file's text around lines that are counted from 1.
  init(file: String, text: [UInt8], around places: [Int]) {
    self.file = file
    let lines = Self.lines(of: text)
    let shown = Set(places.flatMap { ($0 - Self.margin)...($0 + Self.margin) })
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
        lines: run.map { $0 <= lines.count ? Self.shortened(lines[$0 - 1]) : "" })
    }
  }

  /// Lines before and after.
  private static let margin = 3
  /// Characters of a line: a description may be one line of a megabyte.
  private static let lineLimit = 2_000

  private static func shortened(_ line: Substring) -> String {
    line.count > lineLimit ? line.prefix(lineLimit) + " …" : String(line)
  }

  private static func lines(of text: [UInt8]) -> [Substring] {
    String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

extension SourceExcerpt {
  /// The excerpts of all files that diagnostics of a picture speak of, as far as they may be shown.
  static func excerpts(for picture: Picture) -> [SourceExcerpt] {
    var files: [String] = []
    var places: [String: [Int]] = [:]
    for case let location? in picture.diagnostics.map(\.location) {
      if places[location.file] == nil { files.append(location.file) }
      places[location.file, default: []].append(location.line)
    }
    return files.compactMap { file in
      text(of: file, for: picture).map {
        SourceExcerpt(file: file, text: $0, around: places[file] ?? [])
      }
    }
  }

  private static func text(of file: String, for picture: Picture) -> [UInt8]? {
    if file == picture.file.entry.path { return picture.file.source }
    guard picture.file.entry.folder.contains(file) else { return nil }
    return try? InputFile(file).bytes()
  }
}
