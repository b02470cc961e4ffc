import FileKit
import FioriRender
import FoundationEssentials
import SystemPackage

/// What stands in a journal: a first line that says what it is, and a line for each picture, of which the
/// last one counts.
///
/// The first line tells how many were there when the file was last written in one piece. Below that many,
/// the file was cut by somebody else; behind them, the last line may be torn, which a run leaves that is
/// killed while it writes.
struct JournalText {
  static let version = 1

  typealias Entries = [String: PictureDependencies]

  private(set) var entries: Entries = [:]
  /// Whether it tells each picture once and has them all told by its first line.
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
    /// `nil`: what it was made from is not known any more.
    let origin: PictureDependencies?
  }

  /// Reads a journal; one without any bytes is empty.
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

  /// The first line of a journal of so many pictures.
  static func header(pictures count: Int) -> [UInt8] {
    JSONLine.object { line in
      line.member("version", version)
      line.member("pictures", count)
    }
  }

  /// The line of a picture.
  static func line(of file: String, _ origin: PictureDependencies?) -> [UInt8] {
    JSONLine.object { line in
      line.member("file", file)
      if let origin { line.member("origin") { origin.write(to: &$0) } }
    }
  }

  /// A journal that has each picture once.
  static func compact(_ entries: Entries) -> [UInt8] {
    let names = entries.keys.sorted()
    return header(pictures: names.count) + names.flatMap { line(of: $0, entries[$0]) }
  }

  /// A journal as it stands, with all its whole lines told by the first.
  static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let whole = bytes[..<wholeLength(of: bytes)]
    let newline = UInt8(ascii: "\n")
    guard let end = whole.firstIndex(of: newline) else { return header(pictures: 0) }
    let lines = whole[(end + 1)...]
    return header(pictures: lines.count { $0 == newline }) + lines
  }

  /// How many bytes its whole lines have.
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

  /// Whether a text is the name of a file and no path.
  private static func isName(_ text: String) -> Bool {
    let path = FilePath(text)
    return path.root == nil && path.components.count == 1 && path.string == text
      && path.components.first?.kind == .regular
  }
}

/// Why a journal tells nothing.
enum JournalDamage: Error, Equatable {
  case notFile
  case version(Int)
  /// A line, counted from 1, that cannot be read.
  case line(Int)
  /// A line with a name that is a path.
  case path(String, line: Int)
  /// Fewer pictures than the first line says.
  case missingPictures(count: Int, of: Int)

  /// What is wrong, to follow the journal's path.
  var words: String {
    switch self {
    case .notFile: "is not a file"
    case .version(let version):
      "is version \(version), and this build reads version \(JournalText.version)"
    case .line(let line): "line \(line) is damaged"
    case .path(let path, let line): "line \(line) names '\(path)', which is not in the folder"
    case .missingPictures(let count, let whole): "ends after \(count) of \(whole) pictures"
    }
  }
}
