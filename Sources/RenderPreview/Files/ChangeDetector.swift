import Dispatch
import Glibc
import Synchronization

/// Updates the model when files are saved.
///
/// The watcher only decides when to look; the changes come from comparing two snapshots of the
/// folders. This works without a watcher too, as on network disks.
final class ChangeDetector: Sendable {
  private let model: PreviewModel
  private let alarm = FolderWatcher()
  private let isStopped = Atomic(false)
  private let announce: @Sendable () -> Void

  /// Creates a detector that calls `announce` after each change, on its own thread.
  init(model: PreviewModel, announce: @escaping @Sendable () -> Void) {
    self.model = model
    self.announce = announce
  }

  /// Reads all files into the model and starts; all changes after this call are detected.
  func start() {
    let first = look()
    let isAlarmed = alarm.watch(first.folders)
    model.readAll()
    DispatchQueue(label: "watcher").async { self.run(first, isAlarmed) }
  }

  /// Stops soon, not immediately.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  private func look() -> FolderSnapshot { FolderSnapshot(of: model.inputs.folders) }

  private func run(_ first: FolderSnapshot, _ isAlarmed: Bool) {
    var (known, isAlarmed) = (first, isAlarmed)
    while !isStopped.load(ordering: .relaxed) {
      alarm.wait(milliseconds: isAlarmed ? Self.idleTime : Self.lookingTime)
      let seen = look()
      if seen == known {
        // Unrelated files in the folders may be written all the time.
        usleep(Self.restTime * 1_000)
        continue
      }
      let settled = settled(seen, since: known)
      if settled.folders != known.folders { isAlarmed = alarm.watch(settled.folders) }
      model.update(settled.changes(since: known))
      known = settled
      announce()
    }
  }

  /// Waits for files that are still being written: until all changed files are valid, or nothing
  /// more happens for a while. Returns the last snapshot.
  private func settled(_ first: FolderSnapshot, since known: FolderSnapshot) -> FolderSnapshot {
    var seen = first
    for _ in 0..<Self.patience {
      let pauses = seen.changes(since: known).map { path in
        model.work.on(path) { FileCompleteness.pause(path) }
      }
      let pause = pauses.max() ?? 0
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
