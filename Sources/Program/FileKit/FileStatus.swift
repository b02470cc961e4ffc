import FioriFiles
import FioriModel
import Glibc
package import SystemPackage

/// The status of a file, a folder or a link.
package struct FileStatus: Hashable, Sendable {
  /// The type of a file.
  package enum Kind: Sendable {
    case file
    case folder
    /// A link that was not followed.
    case link
    /// A device, a pipe or a socket.
    case other
  }

  /// The identity of a file, regardless of its name and of links.
  package struct Identity: Hashable, Sendable {
    fileprivate let device: dev_t
    fileprivate let number: ino_t
  }

  package let kind: Kind
  /// The identity of the file, regardless of its name.
  package let identity: Identity
  package let byteCount: Int
  /// The time of the last change to the contents, in whole seconds since 1970.
  package let changeTime: Int
  /// The nanoseconds to add to `changeTime`.
  package let changeNanoseconds: Int
  /// The file's permissions.
  let permissions: FilePermissions

  /// Reads the status of a path, following links by default; `nil` if nothing exists there.
  package init?(_ path: String, followsLinks: Bool = true) {
    var entry = stat()
    guard (followsLinks ? stat(path.opened, &entry) : lstat(path.opened, &entry)) == 0 else {
      return nil
    }
    self.init(entry)
  }

  /// Reads the status of an open file.
  package init?(_ file: FileDescriptor) {
    var entry = stat()
    guard fstat(file.rawValue, &entry) == 0 else { return nil }
    self.init(entry)
  }

  /// Reads the status of the file at an output; `nil` if it does not exist, or for standard output.
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
