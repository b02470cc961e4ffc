import FileKit
import SystemPackage

/// The PNG files in a folder and those in it.
struct PictureFolder {
  /// Their paths in the folder.
  private(set) var paths: Set<String> = []
  /// The folders that could not be looked into.
  private(set) var failures: [RunFailure] = []
  /// The folder itself.
  let root: FilePath

  /// Lists a folder. Links to files are followed, those to folders are not: they may lead back.
  init(_ path: String) {
    root = FilePath(path)
    var waiting = [""]
    while let folder = waiting.popLast() {
      do {
        for name in try Folder.names(in: root.appending(folder)) {
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          switch kind(of: path) {
          case .folder: waiting.append(path)
          case .picture: paths.insert(path)
          case .other: break
          }
        }
      } catch {
        note(error, of: folder)
      }
    }
  }

  /// The file at a path in the folder.
  func file(_ path: String) -> InputFile { InputFile(root.appending(path).string) }

  private enum Kind {
    case folder
    case picture
    case other
  }

  private func kind(of path: String) -> Kind {
    let full = root.appending(path)
    guard let own = FileStatus(full.string, followsLinks: false) else { return .other }
    if own.kind == .folder { return .folder }
    guard full.extension?.lowercased() == "png" else { return .other }
    // A link that leads nowhere is said to be unreadable.
    guard let status = FileStatus(full.string) else { return .picture }
    return status.kind == .file ? .picture : .other
  }

  private mutating func note(_ error: any Error, of folder: String) {
    let path = folder.isEmpty ? root : root.appending(folder)
    failures.append(
      .unreadable(path.string, error, advice: "give a folder that can be listed"))
  }
}
