import Glibc

/// Waits for changes in folders with Linux's inotify, without finding the changed file.
///
/// Folders are watched instead of files because editors replace a file with a new one.
final class FolderWatcher: Sendable {
  /// The inotify file descriptor, or negative if inotify is not available.
  private let file: CInt

  /// Creates a watcher without folders.
  init() {
    file = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
  }

  deinit { if file >= 0 { close(file) } }

  /// Watches more folders.
  ///
  /// - Returns: Whether all could be added; if not, the folders must be polled.
  func watch(_ folders: [String]) -> Bool {
    guard file >= 0 else { return false }
    // Adding a folder twice has no effect, but one that was deleted and created again must be
    // added.
    return folders.map { inotify_add_watch(file, $0, Self.events) >= 0 }.allSatisfy(\.self)
  }

  /// Waits for a change, for at most a number of milliseconds.
  func wait(milliseconds: Int) {
    guard file >= 0 else {
      usleep(UInt32(milliseconds) * 1_000)
      return
    }
    var wish = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&wish, 1, CInt(milliseconds)) > 0 else { return }
    // The changes themselves are not read.
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while read(file, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  private static let events = UInt32(
    IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE)
}
