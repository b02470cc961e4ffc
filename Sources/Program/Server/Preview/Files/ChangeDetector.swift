import Dispatch
import RenderService
import Synchronization

/// Updates the model when files are saved.
final class ChangeDetector: Sendable {
  private let model: PreviewModel
  private let isStopped = Atomic(false)
  private let announce: @Sendable () -> Void

  /// Creates a detector that calls `announce` after each change, on its own thread.
  init(model: PreviewModel, announce: @escaping @Sendable () -> Void) {
    self.model = model
    self.announce = announce
  }

  /// Reads all files into the model and starts; all changes after this call are detected.
  func start() {
    let changes = FileChanges(
      pause: { [model] path in model.work.on(path) { FileCompleteness.pause(path) } },
      look: { [model] in FolderSnapshot(of: model.inputs.folders) })
    model.readAll()
    DispatchQueue(label: "watcher").async { self.run(changes) }
  }

  /// Stops soon, not immediately.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  private func run(_ changes: FileChanges) {
    var changes = changes
    while let paths = changes.next(unless: { isStopped.load(ordering: .relaxed) }) {
      model.update(paths)
      announce()
    }
  }
}
