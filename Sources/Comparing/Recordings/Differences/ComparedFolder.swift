package import FileKit
package import FioriRender
import SystemPackage

/// The files in a folder and its subfolders, by how they are compared.
package struct ComparedFolder {
  /// The paths in the folder of the pictures.
  package private(set) var pictures: ExactTexts = []
  /// The paths of the files that may be descriptions.
  package private(set) var descriptions: ExactTexts = []
  /// The paths of all other files, except hidden ones, and layout reports, which explain the
  /// pictures they are next to.
  package private(set) var others: ExactTexts = []
  /// The failures to list folders.
  package private(set) var failures: [RunFailure] = []
  /// The folder itself.
  let root: FilePath

  /// Lists a folder. Links to files are followed, but not links to folders, which could form a
  /// cycle.
  package init(_ path: String) {
    root = FilePath(path)
    var waiting = [""]
    while let folder = waiting.popLast() {
      do {
        let (names, foreign) = try Folder.names(in: root.appending(folder))
        failures += foreign.map { ForeignName.failure(root.appending(folder).appending($0).string) }
        for name in names {
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          switch kind(of: path) {
          case .folder: waiting.append(path)
          case .picture: pictures.add(path)
          case .description: descriptions.add(path)
          case .other: others.add(path)
          case .nothing: break
          }
        }
      } catch {
        note(error, of: folder)
      }
    }
    let stems = pictures.map(\.text).map {
      String($0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex))
    }
    others.subtract(ExactTexts(of: stems.map { "\($0).layout.json" }))
  }

  /// Returns the file at a path in the folder.
  package func file(_ path: String) -> InputFile { InputFile(root.appending(path).string) }

  /// Returns the file at a path in the folder as one that may be something else than a description.
  package func description(_ path: String) -> InputFile {
    InputFile(root.appending(path).string, in: root)
  }

  private enum Kind {
    case folder
    case picture
    case description
    case other
    /// Files that are not counted, either.
    case nothing
  }

  /// The formats that `render` writes, and JPEG.
  private static let pictureEndings = Set(Format.allCases.map(\.rawValue) + ["jpg", "jpeg"])

  private func kind(of path: String) -> Kind {
    let full = root.appending(path)
    guard let own = FileStatus(full.string, followsLinks: false) else { return .nothing }
    if own.kind == .folder { return .folder }
    let status = FileStatus(full.string)
    if Self.pictureEndings.contains(full.extension?.lowercased() ?? "") {
      // A broken link is reported as unreadable.
      return status == nil || status?.kind == .file ? .picture : .other
    }
    if FilePath(path).components.contains(where: { $0.string.hasPrefix(".") }) { return .nothing }
    // A link to a folder is none of its files.
    if own.kind == .link, status?.kind == .folder { return .nothing }
    return Folder.isDescription(path) && status?.kind == .file ? .description : .other
  }

  private mutating func note(_ error: any Error, of folder: String) {
    let path = folder.isEmpty ? root : root.appending(folder)
    failures.append(
      .unreadable(path.string, error, advice: "use a folder that can be listed"))
  }
}

/// Finds added files with the same bytes as removed ones.
package enum PictureRenames {
  /// Returns the path of the removed file for each added one with the same bytes, in the order of
  /// the names.
  package static func find(
    added: [String], in new: ComparedFolder, removed: [String], in old: ComparedFolder
  ) -> ExactTable<String> {
    guard !added.isEmpty else { return [:] }
    var waiting: [Int: [String]] = [:]
    for path in removed.sorted() {
      guard let bytes = try? old.file(path).pictureBytes() else { continue }
      waiting[bytes.hashValue, default: []].append(path)
    }
    var found: ExactTable<String> = [:]
    for path in added.sorted() where !waiting.isEmpty {
      guard let bytes = try? new.file(path).pictureBytes() else { continue }
      let candidates = waiting[bytes.hashValue] ?? []
      // Bytes are read again instead of kept, so that memory does not grow with the number of
      // files.
      guard
        let index = candidates.firstIndex(where: { (try? old.file($0).pictureBytes()) == bytes })
      else { continue }
      found[path] = waiting[bytes.hashValue]?.remove(at: index)
    }
    return found
  }
}
