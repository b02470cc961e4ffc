import Foundation

/// A folder of a test's own, which goes when the test does.
final class Workspace: Sendable {
  /// Where the program runs, so that its messages have relative paths.
  let folder: URL
  /// What `folder` stands in: the place for files that lie outside of it.
  let outside: URL
  /// Standard streams, which are files so that neither side ever waits for the other.
  let streams: URL

  init() throws {
    let name = "fiori-render-tests-\(UUID().uuidString)"
    outside = FileManager.default.temporaryDirectory.appending(path: name)
    folder = outside.appending(path: "work")
    streams = outside.appending(path: "streams")
    for url in [folder, streams] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: outside) }

  /// Writes a text, and makes the folders that it stands in.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes bytes, and makes the folders that they stand in.
  func write(_ bytes: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link that says `target`, as it stands.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path(percentEncoded: false),
      withDestinationPath: target)
  }

  func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// The paths of all files and, with a `/`, folders; hidden ones too, so that no draft is missed.
  func paths() throws -> Set<String> { Set(try allPaths()) }

  /// The paths, in no particular order; two may read the same.
  func allPaths() throws -> [String] {
    let root = folder.path(percentEncoded: false)
    let found = try FileManager.default.subpathsOfDirectory(atPath: root)
    return found.map { isFolder($0) ? $0 + "/" : $0 }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let full = folder.appending(path: path).path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
