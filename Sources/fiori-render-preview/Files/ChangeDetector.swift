import Dispatch
import Glibc
import Synchronization

/// Tells the model what has been saved.
///
/// The alarm only says when to look; what has changed is told by two looks at the folders. That holds
/// where there is no alarm as well, as on disks of other machines.
final class ChangeDetector: Sendable {
  private let model: PreviewModel
  private let alarm = FolderWatcher()
  private let isStopped = Atomic(false)
  private let announce: @Sendable () -> Void

  /// A watcher that calls `announce` after each change, on a thread of its own.
  init(model: PreviewModel, announce: @escaping @Sendable () -> Void) {
    self.model = model
    self.announce = announce
  }

  /// Has the model read everything, and begins; whatever changes after the call is noticed.
  func start() {
    let first = look()
    let isAlarmed = alarm.watch(first.folders)
    model.readAll()
    DispatchQueue(label: "watcher").async { self.run(first, isAlarmed) }
  }

  /// Ends soon.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  private func look() -> FolderSnapshot { FolderSnapshot(of: model.inputs.folders) }

  private func run(_ first: FolderSnapshot, _ isAlarmed: Bool) {
    var (known, isAlarmed) = (first, isAlarmed)
    while !isStopped.load(ordering: .relaxed) {
      alarm.wait(milliseconds: isAlarmed ? Self.idleTime : Self.lookingTime)
      let seen = look()
      if seen == known {
        // Others may write there without end what is no matter of ours.
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

  /// A look at files that are not just being written: as soon as all that changed can be used, and
  /// else when nothing more happens for a while.
  private func settled(_ first: FolderSnapshot, since known: FolderSnapshot) -> FolderSnapshot {
    var seen = first
    for _ in 0..<Self.patience {
      let pause = seen.changes(since: known).map(FileCompleteness.pause).max() ?? 0
      if pause == 0 { return seen }
      alarm.wait(milliseconds: pause)
      let next = look()
      if next == seen { return seen }
      seen = next
    }
    return seen
  }

  /// How long is waited where the alarm goes off, in milliseconds: for what it does not hear of.
  private static let idleTime = 500
  /// How long where there is no alarm.
  private static let lookingTime = 30
  /// How long after an alarm that was for nothing.
  private static let restTime: UInt32 = 10
  /// How often a file that keeps changing is waited for.
  private static let patience = 10
}
