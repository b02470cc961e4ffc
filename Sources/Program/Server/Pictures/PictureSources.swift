import FioriRender
import Glibc

/// The files that a picture was made from, as they were then.
struct PictureSources: Sendable {
  private let files: [(path: String, state: FileState?)]

  /// More than a card uses; a picture of more is not kept.
  private static let fileLimit = 64

  /// Looks at the files of a picture that has been drawn since `start`, whether they exist or not;
  /// `nil` if one may have changed while the picture was being drawn.
  init?(_ paths: [String], readSince start: FileClock.Time) {
    let paths = paths.withoutRepeats
    guard paths.count <= Self.fileLimit else { return nil }
    files = paths.map { ($0, FileState($0)) }
    guard files.allSatisfy({ $0.state.map { $0.isOlder(than: start) } ?? true }) else { return nil }
  }

  /// The memory that this takes.
  var byteCount: Int { files.reduce(0) { $0 + $1.path.utf8.count + Self.entrySize } }

  private static let entrySize = MemoryLayout<(String, FileState?)>.stride

  /// Whether all files are as they were.
  var areUnchanged: Bool { files.allSatisfy { FileState($0.path) == $0.state } }
}

/// The values that distinguish one state of a file from another.
///
/// A program can set the time of the last change to the contents to an earlier one, but not the
/// time of the last change to the file.
private struct FileState: Hashable {
  private let device: UInt
  private let number: UInt
  private let byteCount: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Reads the state of a file, following links; `nil` if it does not exist.
  init?(_ path: String) {
    var entry = stat()
    guard stat(path, &entry) == 0 else { return nil }
    (device, number) = (UInt(entry.st_dev), UInt(entry.st_ino))
    byteCount = Int(entry.st_size)
    (seconds, nanoseconds) = (entry.st_ctim.tv_sec, entry.st_ctim.tv_nsec)
  }

  /// Whether the last change was so long before a time that any later one gets another time.
  func isOlder(than time: FileClock.Time) -> Bool {
    let age = (time.tv_sec - seconds) * 1_000_000_000 + time.tv_nsec - nanoseconds
    return age > FileClock.grain
  }
}

/// The clock of files.
enum FileClock {
  typealias Time = timespec

  static var now: Time {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time
  }

  /// The nanoseconds that the time of a file may be behind: the system's longest tick, twice.
  fileprivate static let grain = 20_000_000
}
