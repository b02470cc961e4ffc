import Synchronization

/// The files that were read while a figure was drawn.
final class FileRecord: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// Their paths, sorted.
  var all: [String] { paths.withLock { $0.sorted() } }

  func note(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }
}
