import FioriBasics
import Glibc
import SystemPackage

/// The folder that a description's images may be loaded from.
public struct ResourceFolder: Hashable, Sendable {
  /// The folder itself, then any folder added by `opening`.
  private var roots: [FilePath]
  private var isOpened = false
  /// The number of folders, from the first, that also hold files other than images; `nil` for all.
  ///
  /// With a number, descriptions come from strangers, who must not learn which files exist elsewhere.
  private var documentRootCount: Int?
  /// Whether images are left out.
  private var isForDocuments = false

  /// Creates a folder from its path.
  public init(path: String) {
    roots = [Self.root(path)]
  }

  /// Creates the folders for descriptions of strangers: `own` for files of all kinds, and `images` for
  /// images only. Without any, no file can be used.
  package init(servingFrom own: String?, images: String?) {
    roots = [own, images].compactMap { $0.map(Self.root) }
    documentRootCount = own == nil ? 0 : 1
  }

  /// The folder for style sheets, tables and texts.
  package var documents: ResourceFolder {
    guard let documentRootCount else { return self }
    var folder = self
    folder.roots = Array(roots.prefix(documentRootCount))
    folder.isForDocuments = true
    return folder
  }

  private static func root(_ path: String) -> FilePath { FilePath(path.isEmpty ? "." : path) }

  /// Returns the folder with a second one that may also be used by absolute paths.
  public func opening(_ path: String) -> ResourceFolder {
    var folder = self
    folder.roots.append(Self.root(path))
    folder.isOpened = true
    return folder
  }

  /// Returns the bytes of a file in the folder.
  ///
  /// Symbolic links are resolved before the path is checked, so that none leads outside.
  package func bytes(
    of path: String, limit: Int = Limits.imageByteCount
  ) throws(ResourceError) -> [UInt8] {
    if path.isEmpty || path.utf8.contains(0) { throw .unreadable(path, "not a path") }
    if path.contains("://") { throw .url(path) }
    if documentRootCount != nil { return try servedBytes(of: path, limit: limit) }
    if path.hasPrefix("/"), !isOpened { throw .absolutePath(path) }
    if Self.leadsOut(path), !isOpened { throw .outsideFolder(path) }
    let location = try location(of: path)
    do {
      return try FileBytes.read(location.target, limit: limit)
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  /// Returns the bytes of a file for a stranger, who gets one answer for whatever is not a file in the
  /// folder.
  private func servedBytes(of path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    if roots.isEmpty { throw isForDocuments ? .onlyImages(path) : .noFolder(path) }
    guard let location = try? location(of: path), FileBytes.isFile(location.target.string) else {
      throw .notInFolder(path)
    }
    do {
      return try FileBytes.read(location.target, limit: limit)
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  /// Returns the path of a file in the folder, relative to the current directory; `nil` if it does
  /// not exist.
  package func path(of path: String) -> String? { try? location(of: path).path.string }

  /// Returns all places where a file is searched; the first that exists is read.
  package func searchedPaths(for path: String) -> [String] {
    roots.map { $0 == "." ? path : $0.pushing(FilePath(path)).string }
  }

  /// Returns the name, in messages, of a file whose path is relative to another file.
  package static func name(of path: String, beside file: String) -> String {
    FilePath(file).removingLastComponent().pushing(FilePath(path)).string
  }

  /// Returns the path of the first existing file, unresolved and with symbolic links resolved, if
  /// it is inside one of the folders.
  private func location(
    of path: String
  ) throws(ResourceError) -> (path: FilePath, target: FilePath) {
    if documentRootCount != nil {
      guard let location = servedLocation(of: path) else { throw .notInFolder(path) }
      return location
    }
    let folders = roots.compactMap(Self.resolved)
    for root in roots {
      // An absolute path replaces the path that it is pushed onto.
      let named = root == "." ? FilePath(path) : root.pushing(FilePath(path))
      guard let file = Self.resolved(named) else { continue }
      guard folders.contains(where: { file.starts(with: $0) }) else { throw .outsideFolder(path) }
      return (named, file)
    }
    throw .unreadable(path, Errno.noSuchFileOrDirectory.description)
  }

  /// Returns the location of the first file that a stranger may have; `nil` if there is none, for
  /// whatever reason.
  ///
  /// No step of the path may leave the folder. Even a path that returns would reveal whether the folders
  /// that it passes exist.
  private func servedLocation(of path: String) -> (path: FilePath, target: FilePath)? {
    let way = FilePath(path)
    guard way.isRelative, way.components.allSatisfy({ $0.kind != .parentDirectory }) else {
      return nil
    }
    let folders = roots.compactMap(Self.resolved)
    for root in roots {
      var (step, target) = (root, FilePath?.none)
      for component in way.components {
        step.append(component)
        target = Self.resolved(step)
        guard let file = target, folders.contains(where: { file.starts(with: $0) }) else {
          target = nil
          break
        }
      }
      if let target { return (root == "." ? way : root.pushing(way), target) }
    }
    return nil
  }

  private static func leadsOut(_ path: String) -> Bool {
    !path.hasPrefix("/")
      && !FilePath(path).lexicallyNormalized().components.allSatisfy { $0.kind == .regular }
  }

  /// Returns the path with symbolic links resolved; `nil` if it does not exist.
  private static func resolved(_ path: FilePath) -> FilePath? {
    path.opened.withPlatformString { string in
      guard let resolved = realpath(string, nil) else { return nil }
      defer { free(resolved) }
      return FilePath(platformString: resolved)
    }
  }
}
