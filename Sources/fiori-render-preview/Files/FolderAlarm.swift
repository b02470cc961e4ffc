import Glibc
import Synchronization
import SystemPackage

/// Wakes when something happens in folders, by Linux's inotify; what it was is for others to find.
///
/// Folders are watched rather than files, since editors put a new file in the place of the old one.
final class FolderAlarm: Sendable {
  /// Below zero where the system gives no alarm.
  private let file: CInt
  private let watched = Mutex<Set<String>>([])

  /// An alarm that nothing sets off yet.
  init() {
    file = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
  }

  deinit { if file >= 0 { close(file) } }

  /// Has it go off for these folders too.
  ///
  /// - Returns: Whether all could be added; where not, only looking helps.
  func watch(_ folders: [String]) -> Bool {
    guard file >= 0 else { return false }
    return watched.withLock { watched in
      var isWhole = true
      // A folder that was removed and made again is another one under the same name.
      for folder in folders {
        if inotify_add_watch(file, folder, Self.events) >= 0 {
          watched.insert(folder)
        } else {
          isWhole = false
        }
      }
      return isWhole
    }
  }

  /// Waits until it goes off, so many milliseconds at the most.
  func wait(milliseconds: Int) {
    guard file >= 0 else {
      usleep(UInt32(milliseconds) * 1_000)
      return
    }
    var wish = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&wish, 1, CInt(milliseconds)) > 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while read(file, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  private static let events = UInt32(
    IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE)
}
