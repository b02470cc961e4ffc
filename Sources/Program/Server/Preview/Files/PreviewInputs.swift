import FileKit
import FioriRender
import Glibc
import SystemPackage

/// The inputs of the preview: the descriptions and folders on the command line.
struct PreviewInputs: Sendable {
  /// A description, and the folder that all files it shows must be in.
  struct Entry: Sendable {
    let path: String
    let folder: ServedFolder
    /// Whether the file is named on the command line and so stays in the list when it is deleted.
    let isNamed: Bool

    /// The path relative to the folder.
    var name: String {
      var path = FilePath(path)
      _ = path.removePrefix(FilePath(folder.path).lexicallyNormalized())
      return path.string
    }
  }

  private enum Root: Sendable {
    case file(Entry)
    case folder(ServedFolder)
  }

  /// The title of the page.
  let title: String
  /// An additional folder for images, or `nil` for none.
  let resources: String?
  private let roots: [Root]

  /// Creates inputs from command line arguments.
  ///
  /// - Throws: The failure if an argument does not exist.
  init(_ arguments: [String], resources: String? = nil) throws(RunFailure) {
    var roots: [Root] = []
    for argument in arguments { roots.append(try Self.root(of: argument)) }
    self.roots = roots
    self.resources = resources
    title = arguments.count == 1 ? Self.name(of: arguments[0]) : "\(arguments.count) inputs"
  }

  /// The current descriptions without duplicates, in the order of the arguments; files of a folder
  /// are sorted by path. A file named on the command line is included even if it has been deleted.
  var entries: [Entry] {
    var seen: ExactTexts = []
    return roots.flatMap(entries).filter { seen.add($0.path) }
  }

  /// The folders to watch, including their subfolders, without duplicates.
  var folders: [String] {
    let named = roots.map { root in
      switch root {
      case .file(let entry): entry.folder.path
      case .folder(let folder): folder.path
      }
    }
    return (named + (resources.map { [$0] } ?? [])).withoutRepeats
  }

  private static func root(of argument: String) throws(RunFailure) -> Root {
    if Folder.exists(argument) { return .folder(ServedFolder(path: argument)) }
    guard Folder.hasEntry(argument) else { throw .missing(argument) }
    guard Folder.hasFile(argument), argument.hasSuffix(".json") else {
      throw .notADescription(argument)
    }
    let path = FilePath(argument).lexicallyNormalized()
    let folder = path.removingLastComponent().string
    return .file(
      Entry(
        path: path.string, folder: ServedFolder(path: folder.isEmpty ? "." : folder), isNamed: true)
    )
  }

  private func entries(of root: Root) -> [Entry] {
    switch root {
    case .file(let entry): return [entry]
    case .folder(let folder):
      let named = namedPaths
      return ((try? Folder.descriptions(in: folder.path)) ?? []).map { path in
        let path = FilePath(path).lexicallyNormalized().string
        return Entry(path: path, folder: folder, isNamed: named.contains(path))
      }
    }
  }

  private var namedPaths: ExactTexts {
    ExactTexts(
      of: roots.compactMap { root in
        if case .file(let entry) = root { entry.path } else { nil }
      })
  }

  private static func name(of argument: String) -> String {
    Folder.absolute(argument).lastComponent?.string ?? argument
  }
}

/// A folder whose files may be shown; those outside must not be.
struct ServedFolder: Sendable {
  /// The path on the command line.
  let path: String

  /// Returns whether a file is in the folder after all links are resolved, even if it does not
  /// exist.
  func contains(_ file: String) -> Bool {
    guard let root = Self.resolved(path) else { return false }
    guard let target = Self.resolved(file) else {
      // A deleted file has no links to resolve, but the folder it was in does.
      let folder = FilePath(file).removingLastComponent().string
      return Self.resolved(folder.isEmpty ? "." : folder).map { $0.starts(with: root) } ?? false
    }
    return target.starts(with: root)
  }

  /// Returns the path with links resolved; `nil` if it does not exist.
  private static func resolved(_ path: String) -> FilePath? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(platformString: resolved)
  }
}
