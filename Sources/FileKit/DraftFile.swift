import Glibc
import SystemPackage

/// A file that is written beside its place. It goes with its last user, unless it is moved there.
final class DraftFile: Sendable {
  private let path: FilePath
  private let place: FilePath
  /// By which others see that the draft is still needed.
  private let lock: DraftLock

  /// Writes a file into the folder of another by pieces, under a name of its own and with the other's
  /// rights.
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
    // After it has been moved there is nothing by its name; one that could not be written whole goes, too.
    Self.remove(path)
  }

  /// Puts the file in the place of another.
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
