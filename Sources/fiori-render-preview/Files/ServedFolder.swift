import Glibc
import SystemPackage

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
