import FileKit
import FioriRender
import SystemPackage

/// The files in some folders that a picture could be made from, as they are at a moment.
struct FolderSnapshot: Hashable, Sendable {
  /// The folders that were looked into, the outer ones first.
  let folders: [String]
  private let files: [String: FileStatus]

  /// Looks into folders and those below them, but for hidden ones and links.
  init(of roots: [String]) {
    var folders: [String] = []
    var waiting = roots.map { FilePath($0).lexicallyNormalized() }
    var seen = Set(waiting)
    var place = 0
    while place < waiting.count, place < Self.folderLimit {
      let folder = waiting[place]
      folders.append(folder.string.isEmpty ? "." : folder.string)
      waiting += Folder.subfolders(of: folder).map { $0.lexicallyNormalized() }
        .filter { seen.insert($0).inserted }
      place += 1
    }
    var files: [String: FileStatus] = [:]
    for folder in folders {
      let parent = FilePath(folder)
      for name in Folder.readableNames(in: parent) where Self.isSource(name) {
        let path = folder == "." ? name : parent.appending(name).string
        if let status = FileStatus(path), status.kind == .file { files[path] = status }
      }
    }
    (self.folders, self.files) = (folders, files)
  }

  /// The paths of files that are new, gone or other than they were, sorted.
  func changes(since earlier: FolderSnapshot) -> [String] {
    Set(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }.sorted()
  }

  /// More than a design system has; a home folder that is named by mistake has more.
  static let folderLimit = 512

  private static let extensions = [".json", ".nss", ".png", ".jpg", ".jpeg", ".svg"]

  private static func isSource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !Folder.isReport(name) && extensions.contains { name.hasSuffix($0) }
  }
}

/// Whether what has just been saved is whole.
enum FileCompleteness {
  /// How many milliseconds to wait for more before a file counts as it is: none for one that can be
  /// used, some for one that cannot, since editors empty a file or take it away before they write.
  static func pause(_ path: String) -> Int {
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

  /// For what is wrong or gone.
  private static let longPause = 60
  /// For images, which are not looked into.
  private static let shortPause = 15
}
