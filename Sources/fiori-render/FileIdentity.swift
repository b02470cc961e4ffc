import Glibc
import Recordings
import SystemPackage

/// What a file is, whatever its name and through whatever links.
struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// The file at a path; `nil` where there is none.
  init?(_ path: String) {
    var entry = stat()
    guard stat(path, &entry) == 0 else { return nil }
    (device, number) = (entry.st_dev, entry.st_ino)
  }

  /// A file that is open.
  init?(_ file: FileDescriptor) {
    var entry = stat()
    guard fstat(file.rawValue, &entry) == 0 else { return nil }
    (device, number) = (entry.st_dev, entry.st_ino)
  }

  /// The file at an output; `nil` where there is none yet, and of standard output.
  init?(_ output: OutputFile) {
    guard case .path(let path) = output else { return nil }
    self.init(path)
  }
}
