import Glibc

/// What tells a file from what it was before, without reading it.
struct FileSignature: Hashable, Sendable {
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The file at a path, links followed; `nil` where there is none.
  init?(_ path: String) {
    var entry = stat()
    guard stat(path, &entry) == 0, entry.st_mode & S_IFMT == S_IFREG else { return nil }
    number = UInt64(entry.st_ino)
    size = Int64(entry.st_size)
    (seconds, nanoseconds) = (entry.st_mtim.tv_sec, entry.st_mtim.tv_nsec)
  }
}
