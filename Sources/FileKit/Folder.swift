import Glibc
package import SystemPackage

/// Folders that the command line names.
package enum Folder {
  /// Whether there is a folder at a path.
  package static func exists(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

  /// Whether there is a file at a path.
  package static func hasFile(_ path: String) -> Bool { FileStatus(path)?.kind == .file }

  /// Whether there is anything at a path, links followed.
  package static func hasEntry(_ path: String) -> Bool { FileStatus(path) != nil }

  /// Whether a path is that of a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    FileStatus(path, followsLinks: false)?.kind == .link
  }

  /// The descriptions in a folder and in those below it, sorted by their paths.
  ///
  /// What is hidden is left out, and so are the reports, schemas and lists that other commands
  /// write. Links to folders are not followed, for they may lead back.
  ///
  /// - Throws: Which folder cannot be read.
  package static func descriptions(in path: String) throws(RunFailure) -> [String] {
    try files(in: path, where: isDescription)
  }

  /// The files in a folder and in those below it whose names are wanted, sorted by their paths; nothing
  /// hidden, and no link to a folder is followed.
  ///
  /// - Throws: Which folder cannot be read.
  package static func files(
    in path: String, where isWanted: (String) -> Bool
  ) throws(RunFailure) -> [String] {
    try files(in: FilePath(path), where: isWanted).sorted()
  }

  /// The names in a folder, hidden ones too, in no order.
  package static func names(in folder: FilePath) throws -> [String] {
    let folder = folder.isEmpty ? "." : folder
    guard let stream = folder.withPlatformString({ opendir($0) }) else {
      throw Errno(rawValue: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The same; none of a folder that cannot be read.
  package static func readableNames(in folder: FilePath) -> [String] {
    (try? names(in: folder)) ?? []
  }

  /// The folders in a folder, but for hidden ones and links.
  package static func subfolders(of folder: FilePath) -> [FilePath] {
    readableNames(in: folder).filter { !$0.hasPrefix(".") }.map { folder.appending($0) }
      .filter { isOwnFolder($0.string) }
  }

  /// Makes a folder that is missing, and none above it.
  package static func make(_ path: String) throws(RunFailure) {
    guard !exists(path), FilePath(path).withPlatformString({ mkdir($0, 0o777) }) != 0 else {
      return
    }
    let error = Errno(rawValue: errno)
    // Somebody else may have been quicker.
    if error == .fileExists, exists(path) { return }
    throw RunFailure.unwritableOutput(
      missingParent(of: path).map {
        "\(path): cannot be created; the folder '\($0)' does not exist"
      }
        ?? "\(path): cannot be created (\(error))")
  }

  /// The folder that a path lies in, where it does not exist; `nil`: it does, or is the working folder.
  static func missingParent(of path: String) -> String? {
    let folder = FilePath(path).removingLastComponent()
    return folder.isEmpty || hasEntry(folder.string) ? nil : folder.string
  }

  /// Does something while no other process does the like with a folder.
  package static func lock<Result>(
    _ path: String, _ body: () throws(RunFailure) -> Result
  ) throws(RunFailure) -> Result {
    let folder: FileDescriptor
    do {
      folder = try FileDescriptor.open(path, .readOnly, options: [.directory, .closeOnExec])
    } catch {
      throw RunFailure.unwritableOutput("\(path): cannot be opened (\(error)); create the folder")
    }
    defer { try? folder.close() }
    // Where locks are not known, as on some network disks, nothing can be done.
    _ = flock(folder.rawValue, LOCK_EX)
    return try body()
  }

  /// Removes what processes that are gone have left of files in a folder, once in each run. Whoever
  /// writes there does so in any case; this is for one who may have nothing to write.
  package static func removeAbandonedDrafts(in folder: FilePath) {
    DraftLock.clean(folder)
  }

  /// Removes a folder in which there is nothing.
  package static func removeIfEmpty(_ path: String) {
    _ = FilePath(path).withPlatformString { rmdir($0) }
  }

  /// Makes a folder and all above it that are missing.
  package static func makeAll(_ path: String) throws(RunFailure) {
    var place = FilePath(path)
    var missing: [FilePath] = []
    while !place.isEmpty, !exists(place.string) {
      missing.append(place)
      guard place.removeLastComponent() else { break }
    }
    for folder in missing.reversed() { try make(folder.string) }
  }

  /// Makes the folders that a file below a folder stands in.
  package static func make(above file: String, in folder: String) throws(RunFailure) {
    var path = FilePath(folder)
    for component in FilePath(file).removingLastComponent().components {
      path.append(component)
      try make(path.string)
    }
  }

  /// The path from the root, without `.` and `..`.
  package static func absolute(_ path: String) -> FilePath {
    FilePath(current).pushing(FilePath(path)).lexicallyNormalized()
  }

  /// The path from the root with all links followed; of what is not there, as far as it is.
  package static func resolved(_ path: String) -> FilePath {
    var (place, rest) = (absolute(path), [FilePath.Component]())
    if FilePath(path).components.contains(where: { $0.kind == .parentDirectory }) {
      // Behind a link, `..` is not what the text says.
      place = FilePath(current).pushing(FilePath(path))
    }
    while let last = place.lastComponent {
      if let real = place.withPlatformString({ realpath($0, nil) }) {
        defer { free(real) }
        return FilePath(platformString: real).appending(rest.reversed())
      }
      rest.append(last)
      place.removeLastComponent()
    }
    return place.appending(rest.reversed())
  }

  private static let current: String = {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }()

  private static func files(
    in folder: FilePath, where isWanted: (String) -> Bool
  ) throws(RunFailure) -> [String] {
    guard access(folder.string, R_OK | X_OK) == 0 else {
      throw .unreadable(
        folder.string, Errno(rawValue: errno), advice: "give a folder that can be listed")
    }
    let names = readableNames(in: folder).filter { !$0.hasPrefix(".") && isWanted($0) }
    let files = names.map { folder.appending($0).string }
    var paths = files.filter(hasFile)
    for subfolder in subfolders(of: folder) {
      paths += try Self.files(in: subfolder, where: isWanted)
    }
    return paths
  }

  /// Whether a name is of a description.
  package static func isDescription(_ name: String) -> Bool {
    name.hasSuffix(".json") && !isReport(name)
  }

  /// Whether a name is of a layout report, a schema or a list of recordings, which lie beside
  /// descriptions.
  package static func isReport(_ name: String) -> Bool {
    [".layout.json", ".schema.json", ".recorded.json"].contains { name.hasSuffix($0) }
  }

  /// The layout reports in a folder and in those below it, in no order.
  package static func layoutReports(in folder: FilePath) -> [String] {
    let files = readableNames(in: folder).filter {
      $0.hasSuffix(".layout.json") && !$0.hasPrefix(".")
    }
    return files.map { folder.appending($0).string }.filter(hasFile)
      + subfolders(of: folder).flatMap { layoutReports(in: $0) }
  }

  /// Throws where a link lies at the place of a recording.
  package static func refuseLink(_ path: String) throws(RunFailure) {
    guard isLink(path) else { return }
    throw RunFailure.unwritableOutput(
      "\(path): is a link; recordings must be regular files, so remove it")
  }

  /// Whether there is a folder itself and no link to one.
  package static func isOwnFolder(_ path: String) -> Bool {
    FileStatus(path, followsLinks: false)?.kind == .folder
  }
}
