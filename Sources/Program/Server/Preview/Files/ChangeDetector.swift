import Dispatch
import RenderService
import Synchronization

/// Updates the model when files are saved.
final class ChangeDetector: Sendable {
  private let model: PreviewModel
  private let isStopped = Atomic(false)

  init(model: PreviewModel) { self.model = model }

  /// Reads all files into the model and starts; all changes after this call are detected.
  func start() {
    let changes = FileChanges(
      pause: { [model] path in model.pause(path) },
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
    }
  }
}
