import Glibc
import Synchronization
import SystemPackage

/// A lock on a folder, held as long as this process has drafts there.
///
/// The lock covers a single byte of the folder, and the names of drafts contain its offset. The
/// kernel releases the lock however the process ends, and all containers of the machine see it; a
/// process ID is not visible to all of them. Locking each draft would keep as many files open as
/// there are drafts.
package final class DraftLock: Sendable {
  /// The offset of the locked byte, or 0 if there is no lock.
  let owner: Int64
  private let folder: FileDescriptor?

  /// The folders that drafts have been written to.
  private struct Known {
    /// The locks by the paths of their folders.
    var locks: [String: Weak] = [:]
    var openCount = 0
    var draftCount = 0
  }

  private struct Weak {
    weak var lock: DraftLock?
  }

  private static let known = Mutex(Known())
  private static let ownByte = Int64.random(in: 1..<Int64.max)

  /// The maximum number of folders kept open; most systems allow a process 1,024 open files.
  private static let openLimit = 128

  /// The age in seconds at which a draft counts as abandoned if its process cannot be checked.
  private static let lifetime = 86_400

  /// Returns the lock of a folder, creating it if needed. The first call for a folder removes the
  /// drafts of processes that have ended.
  static func of(_ folder: FilePath) -> DraftLock {
    let path = folder.string
    return known.withLock { known in
      if let lock = known.locks[path]?.lock { return lock }
      let lock = DraftLock(folder, isOpened: known.openCount < openLimit)
      if lock.folder != nil { known.openCount += 1 }
      if known.locks.updateValue(Weak(lock: lock), forKey: path) == nil {
        lock.removeAbandonedDrafts(in: folder)
      }
      return lock
    }
  }

  /// Removes the drafts of processes that have ended, unless this process already has.
  static func clean(_ folder: FilePath) {
    if known.withLock({ $0.locks[folder.string] == nil }) { _ = of(folder) }
  }

  /// Returns the name of a new draft.
  func newName() -> String {
    let number = Self.known.withLock { known in
      known.draftCount += 1
      return known.draftCount
    }
    return DraftName(owner: owner, number: number).text
  }

  private init(_ path: FilePath, isOpened: Bool) {
    let file =
      isOpened
      ? try? FileDescriptor.open(
        path.isEmpty ? "." : path, .readOnly, options: [.directory, .closeOnExec]) : nil
    folder = file
    owner = file.map { Self.lock(Self.ownByte, of: $0) ? Self.ownByte : 0 } ?? 0
  }

  deinit {
    guard let folder else { return }
    try? folder.close()
    Self.known.withLock { $0.openCount -= 1 }
  }

  private func removeAbandonedDrafts(in path: FilePath) {
    guard let folder else { return }
    for text in Folder.readableNames(in: path) {
      guard let name = DraftName(text), isAbandoned(name, at: path.appending(text), folder)
      else { continue }
      DraftFile.remove(path.appending(text))
    }
  }

  private func isAbandoned(_ name: DraftName, at path: FilePath, _ folder: FileDescriptor) -> Bool {
    guard let status = FileStatus(path.string, followsLinks: false), status.kind == .file else {
      return false
    }
    guard name.isOfThisSystem else { return time(nil) - status.changeTime > Self.lifetime }
    return name.owner != Self.ownByte && Self.isFree(name.owner, of: folder)
  }

  // Linux's open file description locks, which Glibc's headers declare only with `_GNU_SOURCE`.
  // Unlike POSIX locks, they belong to the open file and not to the process.
  private static let getLock: CInt = 36
  private static let setLock: CInt = 37

  private static func lock(_ byte: Int64, of file: FileDescriptor) -> Bool {
    // A folder cannot be opened for writing, which an exclusive lock would require.
    var lock = region(F_RDLCK, byte)
    return fcntl(file.rawValue, setLock, &lock) == 0
  }

  private static func isFree(_ byte: Int64, of file: FileDescriptor) -> Bool {
    var lock = region(F_WRLCK, byte)
    return fcntl(file.rawValue, getLock, &lock) == 0 && CInt(lock.l_type) == F_UNLCK
  }

  private static func region(_ type: CInt, _ byte: Int64) -> flock {
    flock(
      l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: off_t(byte), l_len: 1, l_pid: 0)
  }
}
