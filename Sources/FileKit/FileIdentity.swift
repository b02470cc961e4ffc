import Glibc
package import SystemPackage

/// What a file is, whatever its name and through whatever links.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  init(device: dev_t, number: ino_t) {
    (self.device, self.number) = (device, number)
  }

  /// The file at a path; `nil` where there is none.
  package init?(_ path: String) {
    guard let status = FileStatus(path) else { return nil }
    self = status.identity
  }

  /// A file that is open.
  package init?(_ file: FileDescriptor) {
    var entry = stat()
    guard fstat(file.rawValue, &entry) == 0 else { return nil }
    (device, number) = (entry.st_dev, entry.st_ino)
  }

  /// The file at an output; `nil` where there is none yet, and of standard output.
  package init?(_ output: OutputFile) {
    guard case .path(let path) = output else { return nil }
    self.init(path)
  }
}
