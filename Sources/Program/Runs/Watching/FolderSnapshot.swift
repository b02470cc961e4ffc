import FileKit
import FioriFiles
import FioriRender
import SystemPackage

/// A snapshot of the files in some folders that pictures can be made from.
package struct FolderSnapshot: Hashable, Sendable {
  /// The folders that were searched, parents first.
  package let folders: [String]
  private let files: ExactTable<FileStatus>

  /// Searches folders and their subfolders, except hidden ones and links, and looks at other files.
  package init(of roots: [String], besides others: [String] = []) {
    var folders: [String] = []
    var waiting = roots.map { FilePath($0).lexicallyNormalized() }
    var seen = Set(waiting)
    var index = 0
    while index < waiting.count, index < Self.folderLimit {
      let folder = waiting[index]
      folders.append(folder.string.isEmpty ? "." : folder.string)
      waiting += Folder.subfolders(of: folder).map { $0.lexicallyNormalized() }
        .filter { seen.insert($0).inserted }
      index += 1
    }
    var files: ExactTable<FileStatus> = [:]
    for folder in folders {
      let parent = FilePath(folder)
      for name in Folder.readableNames(in: parent) where Self.isSource(name) {
        let path = folder == "." ? name : parent.appending(name).string
        if let status = FileStatus(path), status.kind == .file { files[path] = status }
      }
    }
    for path in others { files[path] = FileStatus(path) }
    (self.folders, self.files) = (folders, files)
  }

  /// Returns the paths of files that were added, deleted or changed, sorted.
  package func changes(since earlier: FolderSnapshot) -> [String] {
    ExactTexts(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }
      .sortedTexts
  }

  /// More than the number of folders in a design system, but fewer than in a home folder passed by
  /// mistake.
  package static let folderLimit = 512

  private static let extensions = [
    ".json", ".nss", ".png", ".jpg", ".jpeg", ".svg", ".csv", ".tsv", ".jsonl",
  ]

  private static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !Folder.isReport(name) && extensions.contains { name.hasSuffix($0) }
  }
}

/// Detects files that are still being written.
package enum FileCompleteness {
  /// Returns how many milliseconds to wait for further changes to a file: 0 if it is valid, and
  /// more otherwise, because editors empty or delete a file before they write it.
  @Sendable package static func pause(_ path: String) -> Int {
    if path.hasSuffix(".json") || path.hasSuffix(".nss") {
      guard let bytes = try? InputFile(path).bytes(), !bytes.isEmpty else { return longPause }
      return isWhole(path, bytes) ? 0 : longPause
    }
    return shortPause
  }

  private static func isWhole(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.hasSuffix(".nss") { return !StyleSheet(nss: bytes, file: path).diagnostics.hasErrors }
    let folder = InputFile(path).folder.map { ResourceFolder(path: $0) }
    return !Document(json: bytes, file: path, resources: folder).diagnostics.hasErrors
  }

  /// The pause in milliseconds for invalid and deleted files.
  private static let longPause = 60
  /// The pause in milliseconds for images, which are not checked.
  private static let shortPause = 15
}
