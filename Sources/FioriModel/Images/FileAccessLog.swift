import Synchronization

/// The files that were read while a figure was drawn.
package final class FileAccessLog: Sendable {
  private let paths = Mutex<Set<String>>([])

  package init() {}

  /// Their paths, sorted.
  package var all: [String] { paths.withLock { $0.sorted() } }

  package func note(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }
}
