import Glibc

/// What the system tells of a file, a folder or a link.
package struct FileStatus: Hashable, Sendable {
  /// What there is at a path.
  package enum Kind: Sendable {
    case file
    case folder
    /// A link itself.
    case link
    /// A device, a pipe or a socket.
    case other
  }

  package let kind: Kind
  /// What tells a file from all others, whatever its name.
  package let identity: FileIdentity
  package let byteCount: Int
  /// When its contents changed last.
  private let seconds: Int
  private let nanoseconds: Int

  /// What there is at a path, what a link leads to unless that is not followed; `nil`: nothing.
  package init?(_ path: String, followsLinks: Bool = true) {
    var entry = stat()
    guard (followsLinks ? stat(path, &entry) : lstat(path, &entry)) == 0 else { return nil }
    kind =
      switch entry.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = FileIdentity(device: entry.st_dev, number: entry.st_ino)
    byteCount = Int(entry.st_size)
    (seconds, nanoseconds) = (entry.st_mtim.tv_sec, entry.st_mtim.tv_nsec)
  }
}
