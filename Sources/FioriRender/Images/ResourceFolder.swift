import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that a description's images may come from, and nothing outside of it.
public struct ResourceFolder: Hashable, Sendable {
  private let root: FilePath

  /// A folder by its path.
  public init(path: String) {
    root = FilePath(path.isEmpty ? "." : path)
  }

  /// The bytes of a file in the folder.
  ///
  /// Links are followed before the path is judged, so that none leads out.
  func bytes(of path: String) throws(ResourceError) -> [UInt8] {
    try Self.check(path)
    let file = root.pushing(FilePath(path))
    guard let folder = Self.resolved(root), let target = Self.resolved(file) else {
      throw .unreadable(path, Errno(rawValue: errno).description)
    }
    guard target.starts(with: folder) else { throw .outsideFolder(path) }
    do {
      return try FileBytes.read(target, limit: Limits.imageByteCount)
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  private static func check(_ path: String) throws(ResourceError) {
    if path.isEmpty || path.utf8.contains(0) { throw .unreadable(path, "not a path") }
    if path.hasPrefix("/") { throw .absolutePath(path) }
    if path.contains("://") { throw .url(path) }
    if !FilePath(path).lexicallyNormalized().components.allSatisfy({ $0.kind == .regular }) {
      throw .outsideFolder(path)
    }
  }

  /// The path without links; `nil`, with `errno` set, when it leads nowhere.
  private static func resolved(_ path: FilePath) -> FilePath? {
    path.withPlatformString { string in
      guard let resolved = realpath(string, nil) else { return nil }
      defer { free(resolved) }
      return FilePath(platformString: resolved)
    }
  }
}
