import Glibc
import Synchronization
import SystemPackage

/// A lock in a folder, held as long as this process has drafts there.
///
/// It is of one byte of the folder itself, whose number the drafts' names tell. The kernel lifts it
/// however the process ends, and it is seen from all containers of the machine, which the number of a
/// process is not. A lock on each draft would keep as many files open as there are drafts.
final class DraftLock: Sendable {
  /// The locked byte; 0: there is no lock.
  let owner: Int64
  private let folder: FileDescriptor?

  /// What is known of the folders that drafts have been written to.
  private struct Known {
    var locks: [FilePath: Weak] = [:]
    var openCount = 0
    var draftCount = 0
  }

  private struct Weak {
    weak var lock: DraftLock?
  }

  private static let known = Mutex(Known())
  private static let ownByte = Int64.random(in: 1..<Int64.max)

  /// How many folders are kept open; most systems let a process have 1,024 files.
  private static let openLimit = 128

  /// Seconds after which a draft is abandoned whose process cannot be asked for.
  private static let lifetime = 86_400

  /// The lock of a folder, made where there is none. The first time, drafts of processes that are
  /// gone are removed.
  static func of(_ folder: FilePath) -> DraftLock {
    known.withLock { known in
      if let lock = known.locks[folder]?.lock { return lock }
      let lock = DraftLock(folder, isOpened: known.openCount < openLimit)
      if lock.folder != nil { known.openCount += 1 }
      if known.locks.updateValue(Weak(lock: lock), forKey: folder) == nil {
        lock.removeAbandonedDrafts(in: folder)
      }
      return lock
    }
  }

  /// Removes the drafts of processes that are gone, unless this process has done so.
  static func clean(_ folder: FilePath) {
    if known.withLock({ $0.locks[folder] == nil }) { _ = of(folder) }
  }

  /// The name of a new draft.
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

  // Linux's own locks, of which Glibc's headers tell only who asks for more than POSIX. Others than
  // POSIX's, they belong to the open file and not to the process.
  private static let getLock: CInt = 36
  private static let setLock: CInt = 37

  private static func lock(_ byte: Int64, of file: FileDescriptor) -> Bool {
    // A folder cannot be opened for writing, as a lock against all others would ask for.
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
