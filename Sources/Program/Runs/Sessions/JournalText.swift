import FileKit
import FioriRender
import FoundationEssentials
import SystemPackage

/// The text of a journal: a header, and a line for each picture. The last line of a picture counts.
///
/// The header has the number of lines at the time when the file was last rewritten. If fewer are
/// left, the file was truncated. After them, the last line may be incomplete if a run was killed
/// while writing.
struct JournalText {
  static let version = 1

  typealias Entries = ExactTable<PictureDependencies>

  private(set) var entries: Entries = [:]
  /// Whether every picture has only one line, and the header counts all of them.
  let isCompact: Bool

  private struct Version: Decodable {
    let version: Int
  }

  private struct Header: Decodable {
    let version: Int
    let pictures: Int
  }

  private struct Line: Decodable {
    let file: String
    /// The sources of the picture, or `nil` if they are no longer known.
    let origin: PictureDependencies?
  }

  /// Parses a journal; no bytes are an empty journal.
  init(_ bytes: [UInt8]) throws(JournalDamage) {
    guard !bytes.isEmpty else {
      isCompact = true
      return
    }
    let length = Self.wholeLength(of: bytes)
    let rows = bytes[..<length].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).dropLast()
    let header = try Self.header(rows.first ?? [])
    let lines = try Self.lines(rows.dropFirst())
    guard lines.count >= header.pictures else {
      throw .missingPictures(count: lines.count, of: header.pictures)
    }
    for (index, line) in lines.enumerated() {
      guard Self.isName(line.file) else { throw .path(line.file, line: index + 2) }
      entries[line.file] = line.origin
    }
    isCompact =
      length == bytes.count && lines.count == header.pictures && lines.count == entries.count
  }

  /// Returns the header of a journal with `count` pictures.
  static func header(pictures count: Int) -> [UInt8] {
    JSONLine.object { line in
      line.member("version", version)
      line.member("pictures", count)
    }
  }

  /// Returns the line of a picture.
  static func line(of file: String, _ origin: PictureDependencies?) -> [UInt8] {
    JSONLine.object { line in
      line.member("file", file)
      if let origin { line.member("origin") { origin.write(to: &$0) } }
    }
  }

  /// Returns a journal with one line per picture.
  static func compact(_ entries: Entries) -> [UInt8] {
    let names = entries.keys.sorted().map(\.text)
    return header(pictures: names.count) + names.flatMap { line(of: $0, entries[$0]) }
  }

  /// Returns a journal with the same lines, all counted by the header.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let whole = bytes[..<wholeLength(of: bytes)]
    let newline = UInt8(ascii: "\n")
    guard let end = whole.firstIndex(of: newline) else { return header(pictures: 0) }
    let lines = whole[(end + 1)...]
    return header(pictures: lines.count { $0 == newline }) + lines
  }

  /// Returns the length of the complete lines in bytes.
  static func wholeLength(of bytes: [UInt8]) -> Int {
    (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  private static func header(_ row: ArraySlice<UInt8>) throws(JournalDamage) -> Header {
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: Data(row)).version else {
      throw .line(1)
    }
    guard version == Self.version else { throw .version(version) }
    guard let header = try? decoder.decode(Header.self, from: Data(row)) else { throw .line(1) }
    return header
  }

  private static func lines(
    _ rows: ArraySlice<ArraySlice<UInt8>>
  ) throws(JournalDamage) -> [Line] {
    let decoder = JSONDecoder()
    var lines: [Line] = []
    lines.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      guard let line = try? decoder.decode(Line.self, from: Data(row)) else {
        throw .line(index + 2)
      }
      lines.append(line)
    }
    return lines
  }

  /// Returns whether a text is a plain file name and not a path.
  private static func isName(_ text: String) -> Bool {
    let path = FilePath(text)
    return path.root == nil && path.components.count == 1 && path.string == text
      && path.components.first?.kind == .regular
  }
}

/// The reason that a journal cannot be used.
enum JournalDamage: Error, Equatable {
  case notFile
  case version(Int)
  /// An unreadable line, counted from 1.
  case line(Int)
  /// A line whose file name is a path.
  case path(String, line: Int)
  /// Fewer pictures than the header counts.
  case missingPictures(count: Int, of: Int)

  /// The error message, to follow the path of the journal.
  var message: String {
    switch self {
    case .notFile: "is not a file"
    case .version(let version):
      "is version \(version), and this build reads version \(JournalText.version)"
    case .line(let line): "line \(line) is damaged"
    case .path(let path, let line): "line \(line) names '\(path)', which is not in the folder"
    case .missingPictures(let count, let whole):
      "ends after \(count) of \(whole.counted("picture"))"
    }
  }
}
