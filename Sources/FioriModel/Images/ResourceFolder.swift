import FioriBasics
import Glibc
import SystemPackage

/// The folder that a description's images may come from, and nothing outside of it.
public struct ResourceFolder: Hashable, Sendable {
  /// The folder itself, and after it one that was opened besides.
  private var roots: [FilePath]
  private var isOpened = false

  /// A folder by its path.
  public init(path: String) {
    roots = [FilePath(path.isEmpty ? "." : path)]
  }

  /// The same, with another folder beside it, from which absolute paths are allowed too.
  public func opening(_ path: String) -> ResourceFolder {
    var folder = self
    folder.roots.append(FilePath(path.isEmpty ? "." : path))
    folder.isOpened = true
    return folder
  }

  /// The bytes of a file in the folder.
  ///
  /// Links are followed before the path is judged, so that none leads out.
  package func bytes(
    of path: String, limit: Int = Limits.imageByteCount
  ) throws(ResourceError) -> [UInt8] {
    if path.isEmpty || path.utf8.contains(0) { throw .unreadable(path, "not a path") }
    if path.contains("://") { throw .url(path) }
    if path.hasPrefix("/"), !isOpened { throw .absolutePath(path) }
    if Self.leadsOut(path), !isOpened { throw .outsideFolder(path) }
    let place = try place(of: path)
    do {
      return try FileBytes.read(place.target, limit: limit)
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  /// The path of a file of the folder from where the program runs; `nil` where there is none.
  package func path(of path: String) -> String? { try? place(of: path).path.string }

  /// The name under which a file is spoken of that lies beside another.
  package static func name(of path: String, beside file: String) -> String {
    FilePath(file).removingLastComponent().pushing(FilePath(path)).string
  }

  /// The first file of the path that there is, as long as it lies in one of the folders: as it is
  /// named, and what it is when links have been followed.
  private func place(
    of path: String
  ) throws(ResourceError) -> (path: FilePath, target: FilePath) {
    let folders = roots.compactMap(Self.resolved)
    for root in roots {
      // An absolute path takes the place of what it is pushed onto.
      let named = root == "." ? FilePath(path) : root.pushing(FilePath(path))
      guard let file = Self.resolved(named) else { continue }
      guard folders.contains(where: { file.starts(with: $0) }) else { throw .outsideFolder(path) }
      return (named, file)
    }
    throw .unreadable(path, Errno.noSuchFileOrDirectory.description)
  }

  private static func leadsOut(_ path: String) -> Bool {
    !path.hasPrefix("/")
      && !FilePath(path).lexicallyNormalized().components.allSatisfy { $0.kind == .regular }
  }

  /// The path without links; `nil` when it leads nowhere.
  private static func resolved(_ path: FilePath) -> FilePath? {
    path.withPlatformString { string in
      guard let resolved = realpath(string, nil) else { return nil }
      defer { free(resolved) }
      return FilePath(platformString: resolved)
    }
  }
}
