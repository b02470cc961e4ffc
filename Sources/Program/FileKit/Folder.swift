import FioriBasics
import FioriFiles
import FioriModel
import Glibc
package import SystemPackage

/// Operations on the folders on the command line.
package enum Folder {
  /// Returns whether a folder exists at a path.
  package static func exists(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

  /// Returns whether a regular file exists at a path.
  package static func hasFile(_ path: String) -> Bool { FileStatus(path)?.kind == .file }

  /// Returns whether anything exists at a path, following links.
  package static func hasEntry(_ path: String) -> Bool { FileStatus(path) != nil }

  /// Returns whether a path is a link, valid or not.
  static func isLink(_ path: String) -> Bool {
    FileStatus(path, followsLinks: false)?.kind == .link
  }

  /// Returns the descriptions in a folder and its subfolders, sorted by path.
  ///
  /// Hidden files are skipped, and so are the reports, schemas and lists that other commands write.
  /// Links to folders are not followed because they may form a cycle.
  ///
  /// - Throws: The failure for the first folder that cannot be read.
  package static func descriptions(in path: String) throws(RunFailure) -> [String] {
    try files(in: path, where: isDescription)
  }

  /// Returns the files in a folder and its subfolders whose names `isWanted` accepts, sorted by
  /// path. Hidden files are skipped, and links to folders are not followed.
  ///
  /// - Throws: The failure for the first folder that cannot be read.
  package static func files(
    in path: String, where isWanted: (String) -> Bool
  ) throws(RunFailure) -> [String] {
    try files(in: FilePath(path), where: isWanted).sorted()
  }

  /// Returns the names in a folder, including hidden ones, in no particular order, and apart from them those that are
  /// not UTF-8, as for messages.
  package static func names(
    in folder: FilePath
  ) throws -> (names: [String], foreign: [String]) {
    let entries = try entries(in: folder)
    return (
      entries.filter { !$0.isForeign }.map(\.name), entries.filter(\.isForeign).map(\.name)
    )
  }

  /// An entry of a folder.
  struct Entry {
    /// The name; as for messages if its bytes are not UTF-8.
    let name: String
    /// Whether the bytes of the name are not UTF-8, so that no path leads to the file.
    let isForeign: Bool
    fileprivate let folder: FilePath
    fileprivate let kind: FileStatus.Kind?

    var path: FilePath { folder.appending(name) }

    /// Whether this is a folder, not a link to one.
    var isFolder: Bool { kind == .folder }

    /// Whether this is a regular file, or a link to one.
    var isFile: Bool { kind == .file || kind == .link && Folder.hasFile(path.string) }
  }

  /// Returns the entries of a folder, including hidden ones, in no particular order.
  static func entries(in folder: FilePath) throws -> [Entry] {
    let listed = folder.isEmpty ? "." : folder
    guard let stream = listed.opened.withPlatformString({ opendir($0) }) else {
      throw Errno(rawValue: errno)
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let (name, isForeign) = entry.withName { bytes in
        let name = String(validating: bytes, as: UTF8.self)
        return (name ?? ForeignName.shown(bytes), name == nil)
      }
      if name == "." || name == ".." { continue }
      // Most file systems list the kinds; asking for the status of each of many files takes as long
      // as listing them.
      let kind: FileStatus.Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        default: FileStatus(folder.appending(name).string, followsLinks: false)?.kind
        }
      entries.append(Entry(name: name, isForeign: isForeign, folder: folder, kind: kind))
    }
    return entries
  }

  /// Returns the names in a folder, or none if it cannot be read.
  package static func readableNames(in folder: FilePath) -> [String] {
    (try? names(in: folder))?.names ?? []
  }

  /// Returns the subfolders of a folder, except hidden ones and links.
  package static func subfolders(of folder: FilePath) -> [FilePath] {
    readableNames(in: folder).filter { !$0.hasPrefix(".") }.map { folder.appending($0) }
      .filter { isOwnFolder($0.string) }
  }

  /// Creates a folder if it is missing, but not its parents.
  package static func make(_ path: String) throws(RunFailure) {
    guard !exists(path), FilePath(path).opened.withPlatformString({ mkdir($0, 0o777) }) != 0 else {
      return
    }
    let error = Errno(rawValue: errno)
    // Another process may have created it first.
    if error == .fileExists, exists(path) { return }
    let parent = error == .fileNameTooLong ? nil : missingParent(of: path)
    throw RunFailure.notCreated(path, error, missingParent: parent)
  }

  /// Returns the parent folder of a path if it does not exist; `nil` if it does, or if it is the
  /// current directory.
  static func missingParent(of path: String) -> String? {
    let folder = FilePath(path).removingLastComponent()
    return folder.isEmpty || hasEntry(folder.string) ? nil : folder.string
  }

  /// Runs `body` while holding a lock on a folder.
  package static func lock<Result>(
    _ path: String, _ body: () throws(RunFailure) -> Result
  ) throws(RunFailure) -> Result {
    let folder: FileDescriptor
    do {
      folder = try FileDescriptor.open(
        path.opened, .readOnly, options: [.directory, .closeOnExec])
    } catch {
      throw RunFailure.notOpened(path, error)
    }
    defer { try? folder.close() }
    // Some network file systems do not support locks; the lock is then skipped.
    _ = flock(folder.rawValue, LOCK_EX)
    return try body()
  }

  /// Removes the drafts that ended processes left in a folder, once per run. Writing a file there
  /// does the same; this is for callers that may not write any.
  package static func removeAbandonedDrafts(in folder: FilePath) {
    Draft.removeAbandoned(in: folder)
  }

  /// Removes a folder if it is empty.
  package static func removeIfEmpty(_ path: String) {
    _ = FilePath(path).opened.withPlatformString { rmdir($0) }
  }

  /// Creates a folder and its missing parents.
  package static func makeAll(_ path: String) throws(RunFailure) {
    var ancestor = FilePath(path)
    var missing: [FilePath] = []
    while !ancestor.isEmpty, !exists(ancestor.string) {
      missing.append(ancestor)
      guard ancestor.removeLastComponent() else { break }
    }
    for folder in missing.reversed() { try make(folder.string) }
  }

  /// Creates the folders between `folder` and a file inside it.
  package static func make(above file: String, in folder: String) throws(RunFailure) {
    var path = FilePath(folder)
    for component in FilePath(file).removingLastComponent().components {
      path.append(component)
      try make(path.string)
    }
  }

  /// Returns the absolute path without `.` and `..`; relative in a current folder whose name is not UTF-8, as no text
  /// could be its path.
  package static func absolute(_ path: String) -> FilePath {
    FilePath(current ?? "").pushing(FilePath(path)).lexicallyNormalized()
  }

  /// Returns a path inside the current folder as it is there; any other is unchanged.
  static func relative(_ path: String) -> String {
    var relative = FilePath(path)
    guard let current, relative.isAbsolute else { return path }
    return relative.removePrefix(FilePath(current)) ? relative.string : path
  }

  /// Returns the absolute path with links resolved, as far as the path exists.
  package static func resolved(_ path: String) -> FilePath {
    var (resolved, rest) = (absolute(path), [FilePath.Component]())
    if FilePath(path).components.contains(where: { $0.kind == .parentDirectory }) {
      // After a link, `..` is not the parent that the text suggests.
      resolved = FilePath(current ?? "").pushing(FilePath(path))
    }
    while let last = resolved.lastComponent {
      if let real = resolved.withPlatformString({ realpath($0, nil) }) {
        defer { free(real) }
        return FilePath(platformString: real).appending(rest.reversed())
      }
      rest.append(last)
      resolved.removeLastComponent()
    }
    return resolved.appending(rest.reversed())
  }

  private static var current: String? { RunHost.current.folder?.string ?? processFolder }

  private static let processFolder: String? = {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(validatingCString: path)
  }()

  private static func files(
    in folder: FilePath, where isWanted: (String) -> Bool
  ) throws(RunFailure) -> [String] {
    guard access(folder.opened.string, R_OK | X_OK) == 0 else {
      throw .unreadable(
        folder.string, Errno(rawValue: errno), advice: "use a folder that can be listed")
    }
    var paths: [String] = []
    for entry in (try? entries(in: folder)) ?? [] where !entry.name.hasPrefix(".") {
      let isWantedFile =
        !entry.isFolder && isWanted(entry.name) && (entry.isForeign || entry.isFile)
      guard entry.isFolder || isWantedFile else { continue }
      if entry.isForeign { throw ForeignName.failure(entry.path.string) }
      if entry.isFolder {
        paths += try files(in: entry.path, where: isWanted)
      } else {
        paths.append(entry.path.string)
      }
    }
    return paths
  }

  /// Returns whether a file name belongs to a description.
  package static func isDescription(_ name: String) -> Bool {
    name.hasSuffix(".json") && !isReport(name)
  }

  /// Returns whether a file name belongs to a layout report, a schema or a list of recordings,
  /// which are stored next to descriptions.
  package static func isReport(_ name: String) -> Bool {
    [".layout.json", ".schema.json", ".recorded.json"].contains { name.hasSuffix($0) }
  }

  /// Returns the layout reports in a folder and its subfolders, in no particular order.
  package static func layoutReports(in folder: FilePath) -> [String] {
    let files = readableNames(in: folder).filter {
      $0.hasSuffix(".layout.json") && !$0.hasPrefix(".")
    }
    return files.map { folder.appending($0).string }.filter(hasFile)
      + subfolders(of: folder).flatMap { layoutReports(in: $0) }
  }

  /// Throws if the path of a recording is a link.
  package static func refuseLink(_ path: String) throws(RunFailure) {
    guard isLink(path) else { return }
    throw RunFailure.recordingIsLink(path)
  }

  /// Returns whether a path is a folder, not a link to one.
  package static func isOwnFolder(_ path: String) -> Bool {
    FileStatus(path, followsLinks: false)?.kind == .folder
  }
}
