import Glibc
package import SystemPackage

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

  /// What a file is, whatever its name and through whatever links.
  package struct Identity: Hashable, Sendable {
    fileprivate let device: dev_t
    fileprivate let number: ino_t
  }

  package let kind: Kind
  /// What tells a file from all others, whatever its name.
  package let identity: Identity
  package let byteCount: Int
  /// When its contents changed last, in seconds since 1970.
  package let changeTime: Int
  /// The part of a second that belongs to `changeTime`.
  package let changeNanoseconds: Int
  /// Who may read and write it.
  let permissions: FilePermissions

  /// What there is at a path, what a link leads to unless that is not followed; `nil`: nothing.
  package init?(_ path: String, followsLinks: Bool = true) {
    var entry = stat()
    guard (followsLinks ? stat(path, &entry) : lstat(path, &entry)) == 0 else { return nil }
    self.init(entry)
  }

  /// A file that is open.
  package init?(_ file: FileDescriptor) {
    var entry = stat()
    guard fstat(file.rawValue, &entry) == 0 else { return nil }
    self.init(entry)
  }

  /// The file at an output; `nil` where there is none yet, and of standard output.
  package init?(_ output: OutputFile) {
    guard case .path(let path) = output else { return nil }
    self.init(path)
  }

  private init(_ entry: stat) {
    kind =
      switch entry.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    identity = Identity(device: entry.st_dev, number: entry.st_ino)
    byteCount = Int(entry.st_size)
    (changeTime, changeNanoseconds) = (entry.st_mtim.tv_sec, entry.st_mtim.tv_nsec)
    permissions = FilePermissions(rawValue: CModeT(entry.st_mode & 0o7777))
  }
}
