import FioriBasics
import FioriFiles
import FioriModel
import Glibc
import Synchronization
import SystemPackage

/// A file while it is written, which gets its name when it is complete.
///
/// Until then it has none, so nothing is left of it however the process ends. No system call can
/// name an unnamed file with a name that is taken: to replace a file, the draft is a hidden file
/// for an instant. File systems without unnamed files, such as NFS, have a hidden file from the
/// start. The process that writes it holds a lock on it, which the kernel releases with the
/// process.
struct Draft: ~Copyable {
  private let file: FileDescriptor
  /// The hidden file, or `nil` as long as the draft has no name.
  private var hidden: FilePath?

  /// Writes a file in pieces, with the permissions of the one that it replaces.
  static func write(
    to replaced: OutputFile.ReplaceableFile, _ body: (FileDescriptor) throws -> Void
  ) throws {
    let folder = replaced.path.folder
    removeAbandoned(in: folder)
    var draft = try Draft(in: folder)
    if let permissions = replaced.permissions { fchmod(draft.file.rawValue, permissions.rawValue) }
    try body(draft.file)
    try draft.move(to: replaced.path, isTaken: replaced.permissions != nil)
  }

  private init(in folder: FilePath) throws {
    if let file = Self.unnamedFile(in: folder) {
      (self.file, hidden) = (file, nil)
    } else {
      let (file, path) = try Self.hiddenFile(in: folder)
      (self.file, hidden) = (file, path)
    }
  }

  deinit {
    if let hidden { Self.remove(hidden) }
    try? file.close()
  }

  /// Names the file.
  private mutating func move(to destination: FilePath, isTaken: Bool) throws {
    if hidden == nil {
      if !isTaken, try link(destination) { return }
      lock(file)
      let path = destination.folder.appending(Self.newName())
      guard try link(path) else { throw Errno.fileExists }
      hidden = path
    } else {
      // NFS may report only when a file is closed that it could not be written. The lock lasts until
      // the last descriptor is closed.
      try file.duplicate().close()
    }
    guard let path = hidden else { return }
    let result = path.opened.withPlatformString { from in
      destination.opened.withPlatformString { to in rename(from, to) }
    }
    if result != 0 { throw Errno(rawValue: errno) }
    hidden = nil
  }

  /// Names an unnamed file.
  ///
  /// - Returns: Whether the name was free.
  private func link(_ path: FilePath) throws -> Bool {
    let result = path.opened.withPlatformString { path in
      linkat(AT_FDCWD, "\(Self.openFiles)/\(file.rawValue)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
    }
    if result == 0 { return true }
    let error = Errno(rawValue: errno)
    if error == .fileExists { return false }
    throw error
  }

  // MARK: Files

  private static let permissions: FilePermissions = [
    .ownerReadWrite, .groupReadWrite, .otherReadWrite,
  ]

  /// Linux's `O_TMPFILE`, which Glibc's headers declare only with `_GNU_SOURCE`.
  private static let unnamed = FileDescriptor.OpenOptions(rawValue: 0o20_000_000).union(.directory)

  /// The folder that has a path for an unnamed file.
  private static let openFiles = "/proc/self/fd"

  private static let hasOpenFiles = access(openFiles, X_OK) == 0

  /// Creates a file without a name; `nil` if that is not possible in the folder.
  static func unnamedFile(
    in folder: FilePath, _ mode: FileDescriptor.AccessMode = .writeOnly
  ) -> FileDescriptor? {
    guard hasOpenFiles else { return nil }
    return try? FileDescriptor.open(
      (folder.isEmpty ? "." : folder).opened, mode, options: [unnamed, .closeOnExec],
      permissions: permissions)
  }

  /// Creates a hidden file and locks it.
  private static func hiddenFile(in folder: FilePath) throws -> (FileDescriptor, FilePath) {
    while true {
      let path = folder.appending(newName())
      let file = try FileDescriptor.open(
        path.opened, .writeOnly, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
        permissions: permissions)
      lock(file)
      // Before it was locked, another process may have taken it for an abandoned one.
      if FileStatus(file)?.identity == FileStatus(path.string)?.identity { return (file, path) }
      try file.close()
    }
  }

  private static func remove(_ path: FilePath) {
    _ = path.opened.withPlatformString { unlink($0) }
  }

  // MARK: Names

  private static let prefix = ".fiori-render-"
  private static let suffix = ".part"
  private static let digitCount = 16

  private static func newName() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    let zeros = String(repeating: "0", count: digitCount - digits.count)
    return prefix + zeros + digits + suffix
  }

  private static func isName(_ text: String) -> Bool {
    guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return false }
    let digits = text.dropFirst(prefix.count).dropLast(suffix.count)
    return digits.count == digitCount && digits.allSatisfy(\.isHexDigit)
  }

  // MARK: Abandoned files

  /// The hashes of the folders whose abandoned files this process has removed. A set of their paths would have to be
  /// looked up at each start.
  private static let tidied = Mutex<Set<Int>>([])

  /// The age in seconds when a hidden file counts as abandoned where there are no locks.
  private static let lifetime = 86_400

  /// Removes the hidden files of processes that have ended from a folder, once.
  static func removeAbandoned(in folder: FilePath) {
    guard tidied.withLock({ $0.insert(ExactText(folder.opened.string).hashValue).inserted }) else {
      return
    }
    for name in Folder.readableNames(in: folder) where isName(name) {
      let path = folder.appending(name)
      if isAbandoned(path) { remove(path) }
    }
  }

  private static func isAbandoned(_ path: FilePath) -> Bool {
    let options: FileDescriptor.OpenOptions = [.nonBlocking, .noFollow, .closeOnExec]
    guard let file = try? FileDescriptor.open(path.opened, .readOnly, options: options) else {
      return false
    }
    defer { try? file.close() }
    guard let status = FileStatus(file), status.kind == .file else { return false }
    if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { return true }
    return errno != EWOULDBLOCK && time(nil) - status.changeTime > lifetime
  }
}

/// Locks a file; file systems without locks leave it unlocked.
private func lock(_ file: FileDescriptor) {
  _ = flock(file.rawValue, LOCK_EX)
}
