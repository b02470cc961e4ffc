import Foundation
import Testing

/// A file below `Tests/Cases`, beside which files with other endings say what is expected of it.
struct CaseFile: CustomTestStringConvertible, Sendable {
  static let folder = Repository.root.appending(path: "Tests/Cases")

  /// Where it is, without its ending.
  let place: URL
  let ending: String

  var testDescription: String { place.lastPathComponent }
  var file: URL { place.appendingPathExtension(ending) }

  /// The files of a folder, such as `style-sheets`, that have an ending.
  static func all(in folder: String, ending: String) -> [CaseFile] {
    let folder = Self.folder.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("." + ending) }.sorted().map { name in
      CaseFile(
        place: folder.appending(path: String(name.dropLast(ending.count + 1))), ending: ending)
    }
  }

  func bytes() throws -> [UInt8] { try Array(Data(contentsOf: file)) }

  /// Expects the text in the file with another ending, or no such file if there is no text; records
  /// it instead if that is wanted.
  func expect(_ text: String, ending: String, at source: SourceLocation = #_sourceLocation) throws {
    let file = place.appendingPathExtension(ending)
    if Recording.isWanted { return try Recording.record(text, to: file) }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard recorded != text else { return }
    Issue.record(
      "\(file.lastPathComponent): \(LineDifference(recorded, text))", sourceLocation: source)
  }
}
