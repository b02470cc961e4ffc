import Glibc

/// Finds out which files are saved, again and again.
///
/// The watcher only decides when to look; the changes come from comparing two snapshots of the
/// folders. This works without a watcher too, as on network disks.
package struct FileChanges: Sendable {
  private let look: @Sendable () -> FolderSnapshot
  private let pause: @Sendable (String) -> Int
  private let alarm = FolderWatcher()
  private var known: FolderSnapshot
  private var isAlarmed: Bool

  /// Takes the first look; all changes after this call are found.
  ///
  /// - Parameters:
  ///   - pause: How many milliseconds to wait for further changes to a file.
  ///   - look: Returns the snapshot to compare with the last one.
  package init(
    pause: @escaping @Sendable (String) -> Int = FileCompleteness.pause,
    look: @escaping @Sendable () -> FolderSnapshot
  ) {
    (self.pause, self.look) = (pause, look)
    known = look()
    isAlarmed = alarm.watch(known.folders)
  }

  /// Waits for changes, and returns the paths; `nil` once there is a reason to stop.
  package mutating func next(unless isStopped: () -> Bool) -> [String]? {
    while !isStopped() {
      alarm.wait(milliseconds: isAlarmed ? Self.idleTime : Self.lookingTime)
      let seen = look()
      if seen == known {
        // Unrelated files in the folders may be written all the time.
        usleep(Self.restTime * 1_000)
        continue
      }
      let settled = settled(seen)
      if settled.folders != known.folders { isAlarmed = alarm.watch(settled.folders) }
      let changes = settled.changes(since: known)
      known = settled
      return changes
    }
    return nil
  }

  /// Waits for files that are still being written: until all changed files are valid, or nothing
  /// more happens for a while. Returns the last snapshot.
  private func settled(_ first: FolderSnapshot) -> FolderSnapshot {
    var seen = first
    for _ in 0..<Self.patience {
      let pause = seen.changes(since: known).map(pause).max() ?? 0
      if pause == 0 { return seen }
      alarm.wait(milliseconds: pause)
      let next = look()
      if next == seen { return seen }
      seen = next
    }
    return seen
  }

  /// The interval in milliseconds between checks with a watcher, for changes that it misses.
  private static let idleTime = 500
  /// The interval in milliseconds between checks without a watcher.
  private static let lookingTime = 30
  /// The pause in milliseconds after a notification without a relevant change.
  private static let restTime: UInt32 = 10
  /// The number of checks to wait for files that keep changing.
  private static let patience = 10
}
