import Glibc
import Synchronization
import SystemPackage

/// A file next to its final path, deleted with its last reference unless it is moved there.
final class DraftFile: Sendable {
  let path: FilePath
  let place: FilePath
  /// The lock that tells other processes the draft is in use.
  let lock: DraftLock
  private let isReleased = Atomic(false)

  /// Writes a temporary file in pieces, in the folder of the file that it will replace and with its
  /// permissions.
  init(
    replacing replaced: OutputFile.ReplaceableFile, _ body: (FileDescriptor) throws -> Void
  ) throws {
    place = replaced.path
    let folder = place.removingLastComponent()
    lock = DraftLock.of(folder)
    path = folder.appending(lock.newName())
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
      permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
    try file.closeAfter {
      if let permissions = replaced.permissions { fchmod(file.rawValue, permissions.rawValue) }
      try body(file)
    }
  }

  /// Takes over a draft that has been released.
  init(_ path: FilePath, for place: FilePath, _ lock: DraftLock) {
    (self.path, self.place, self.lock) = (path, place, lock)
  }

  deinit {
    if !isReleased.load(ordering: .relaxed) { Self.remove(path) }
  }

  /// Leaves the file where it is, also without a reference. A file that is moved needs no removal either.
  func release() { isReleased.store(true, ordering: .relaxed) }

  /// Moves the file to its final path, replacing what is there.
  func move() throws {
    let result = path.withPlatformString { from in
      place.withPlatformString { to in rename(from, to) }
    }
    if result != 0 { throw Errno(rawValue: errno) }
    release()
  }

  static func remove(_ draft: FilePath) {
    _ = draft.withPlatformString { unlink($0) }
  }
}
