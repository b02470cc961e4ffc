import FileKit
import Glibc
import SystemPackage

/// What is shown: the descriptions that the command line names, and those of the folders it names.
struct PreviewInputs: Sendable {
  /// A description, and the folder that nothing it shows may leave.
  struct Entry: Hashable, Sendable {
    let path: String
    let folder: ServedFolder
    /// Whether the command line names it, so that it stays when it is gone.
    let isNamed: Bool

    /// The path in the folder.
    var name: String {
      var path = FilePath(path)
      _ = path.removePrefix(FilePath(folder.path).lexicallyNormalized())
      return path.string
    }
  }

  private enum Root: Hashable, Sendable {
    case file(Entry)
    case folder(ServedFolder)
  }

  /// What the page is about.
  let title: String
  /// The folder that images may come from besides; `nil`: none.
  let resources: String?
  private let roots: [Root]

  /// What arguments name.
  ///
  /// - Throws: What is not there.
  init(_ arguments: [String], resources: String? = nil) throws(RunFailure) {
    var roots: [Root] = []
    for argument in arguments {
      let root = try Self.root(of: argument)
      if !roots.contains(root) { roots.append(root) }
    }
    if let resources, !Folder.exists(resources) {
      throw .noFolder(resources, advice: "give a folder of images")
    }
    self.roots = roots
    self.resources = resources
    title = arguments.count == 1 ? Self.name(of: arguments[0]) : "\(arguments.count) inputs"
  }

  /// The descriptions that there are, each once, in the order of the arguments; those of a folder by
  /// their paths. One that is named is there even when it is gone.
  var entries: [Entry] {
    var seen: Set<String> = []
    return roots.flatMap(entries).filter { seen.insert($0.path).inserted }
  }

  /// The folders in which changes matter, those below them included, each once.
  var folders: [String] {
    let named = roots.map { root in
      switch root {
      case .file(let entry): entry.folder.path
      case .folder(let folder): folder.path
      }
    }
    var seen: Set<String> = []
    return (named + (resources.map { [$0] } ?? [])).filter { seen.insert($0).inserted }
  }

  private static func root(of argument: String) throws(RunFailure) -> Root {
    if Folder.exists(argument) { return .folder(ServedFolder(path: argument)) }
    guard Folder.hasEntry(argument) else { throw .missing(argument) }
    guard Folder.hasFile(argument), argument.hasSuffix(".json") else {
      throw RunFailure.unreadableInput(
        "\(argument): not a description; give a .json file or a folder")
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

  private var namedPaths: Set<String> {
    Set(
      roots.compactMap { root in
        if case .file(let entry) = root { entry.path } else { nil }
      })
  }

  private static func name(of argument: String) -> String {
    Folder.absolute(argument).lastComponent?.string ?? argument
  }
}

/// A folder of which files may be shown, and nothing outside of it.
struct ServedFolder: Hashable, Sendable {
  /// As it was named.
  let path: String

  /// Whether a path leads to something in the folder when all links have been followed, or would if
  /// it were there.
  func contains(_ file: String) -> Bool {
    guard let root = Self.resolved(path) else { return false }
    guard let target = Self.resolved(file) else {
      // What is gone has no links to follow; the folder that it stood in has.
      let folder = FilePath(file).removingLastComponent().string
      return Self.resolved(folder.isEmpty ? "." : folder).map { $0.starts(with: root) } ?? false
    }
    return target.starts(with: root)
  }

  /// The path without links; `nil` when it leads nowhere.
  private static func resolved(_ path: String) -> FilePath? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(platformString: resolved)
  }
}
