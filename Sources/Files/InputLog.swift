import Glibc
import Synchronization

/// The files that a run has read, so that it never overwrites them, through any option, description
/// or link.
package final class InputLog: Sendable {
  private struct Entry {
    let device: dev_t
    let number: ino_t
    let path: String
    /// When the file changed last, in seconds and nanoseconds.
    let changed: timespec

    init(_ status: stat, _ path: String) {
      (device, number, self.path) = (status.st_dev, status.st_ino, path)
      changed = status.st_ctim
    }

    /// Of two files with one key, which differ in their devices, the one read last is known.
    var key: Int { Int(truncatingIfNeeded: number) ^ Int(truncatingIfNeeded: device) << 40 }

    func isSameFile(as other: Entry) -> Bool { device == other.device && number == other.number }

    /// Whether the file has not changed since it was read. Another one has its number if it was deleted, and then the
    /// time of its own last change.
    func isUnchanged(since other: Entry) -> Bool {
      isSameFile(as: other) && changed.tv_sec == other.changed.tv_sec
        && changed.tv_nsec == other.changed.tv_nsec
    }

    /// Whether its path still leads to the file.
    var isThere: Bool {
      var status = stat()
      return stat(path.opened, &status) == 0 && isSameFile(as: Entry(status, path))
    }
  }

  private struct State {
    // Not a set of entries, whose type would have to be looked up at each start.
    var indices: [Int: Int] = [:]
    var entries: [Entry] = []
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Notes an open file that is an input by the name that messages have for it.
  package func note(_ file: Int32, as path: String) {
    var status = stat()
    if fstat(file, &status) == 0 { note(status, as: path) }
  }

  /// Notes a file that will be an input.
  package func note(at path: String) {
    var status = stat()
    if stat(path.opened, &status) == 0 { note(status, as: path) }
  }

  func note(_ status: stat, as path: String) {
    guard status.st_mode & S_IFMT == S_IFREG else { return }
    let entry = Entry(status, path)
    state.withLock { state in
      guard !state.isStopped else { return }
      if let index = state.indices[entry.key], state.entries[index].isUnchanged(since: entry) {
        return
      }
      state.indices[entry.key] = state.entries.count
      state.entries.append(entry)
    }
  }

  /// Returns the path that was used to read the file at a path; `nil` if it was not read.
  package func input(at path: String) -> String? {
    var status = stat()
    guard stat(path.opened, &status) == 0 else { return nil }
    let entry = Entry(status, path)
    let input = state.withLock { state in state.indices[entry.key].map { state.entries[$0] } }
    guard let input, input.isUnchanged(since: entry) || input.isSameFile(as: entry) && input.isThere
    else { return nil }
    return input.path
  }

  /// Forgets all files, for a run that repeats another.
  package func forget() {
    state.withLock { state in
      (state.indices, state.entries) = ([:], [])
    }
  }

  /// Notes no more files: a server writes none, and reads any number.
  package func stop() {
    forget()
    state.withLock { $0.isStopped = true }
  }
}
