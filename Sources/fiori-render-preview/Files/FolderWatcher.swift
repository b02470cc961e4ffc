import Glibc

/// Wakes when something happens in folders, by Linux's inotify; what it was is for others to find.
///
/// Folders are watched rather than files, since editors put a new file in the place of the old one.
final class FolderWatcher: Sendable {
  /// Below zero where the system gives no alarm.
  private let file: CInt

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
    // One that is watched is not watched twice; one that was made again is another of the same name.
    return folders.map { inotify_add_watch(file, $0, Self.events) >= 0 }.allSatisfy(\.self)
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
