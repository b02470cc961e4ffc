import Glibc
import SystemPackage

/// A file next to its final path, deleted with its last reference unless it is moved there.
final class DraftFile: Sendable {
  private let path: FilePath
  private let place: FilePath
  /// The lock that tells other processes the draft is in use.
  private let lock: DraftLock

  /// Writes a temporary file in pieces, in the folder of `place` and with the permissions of the
  /// file there.
  init(beside place: FilePath, _ body: (FileDescriptor) throws -> Void) throws {
    let folder = place.removingLastComponent()
    lock = DraftLock.of(folder)
    path = folder.appending(lock.newName())
    self.place = place
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
      permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
    try file.closeAfter {
      if let status = FileStatus(place.string) {
        fchmod(file.rawValue, status.permissions.rawValue)
      }
      try body(file)
    }
  }

  deinit {
    // Nothing is left at the path after a move; a partly written file is removed.
    Self.remove(path)
  }

  /// Moves the file to its final path, replacing what is there.
  func move() throws {
    let result = path.withPlatformString { from in
      place.withPlatformString { to in rename(from, to) }
    }
    if result != 0 { throw Errno(rawValue: errno) }
  }

  static func remove(_ draft: FilePath) {
    _ = draft.withPlatformString { unlink($0) }
  }
}
