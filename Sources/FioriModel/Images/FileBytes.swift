import Synchronization
import SystemPackage

/// Reads whole files, up to a limit.
enum FileBytes {
  struct Failure: Error, Hashable {
    let reason: String
  }

  /// Returns the message for a file that could not be read.
  static func complaint(_ reason: String) -> String {
    reason == Errno.noSuchFileOrDirectory.description
      ? "does not exist" : "cannot be read (\(reason))"
  }

  /// Returns the bytes of a file; a pipe without a writer is empty.
  ///
  /// - Throws: ``Failure`` if the file cannot be read or is longer than `limit`.
  static func read(_ path: FilePath, limit: Int) throws(Failure) -> [UInt8] {
    do {
      let file = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
      return try file.closeAfter { try bytes(of: file, limit: limit) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(reason: (error as? Errno)?.description ?? "\(error)")
    }
  }

  private static func bytes(of file: FileDescriptor, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try buffer.withUnsafeMutableBytes { try file.read(into: $0) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit {
        throw Failure(reason: "it has more than the \(limit) bytes allowed")
      }
    }
  }
}

/// Records the files read while a figure is drawn.
package final class FileAccessLog: Sendable {
  private struct State {
    var paths: Set<String> = []
    var places: Set<String> = []
  }

  private let state = Mutex(State())

  package init() {}

  /// The paths of the files, sorted.
  package var all: [String] { state.withLock { $0.paths.sorted() } }

  /// All places where the files were looked for, sorted.
  package var places: [String] { state.withLock { $0.places.sorted() } }

  /// Notes a file, and where it was looked for.
  package func note(_ path: String, among places: [String]) {
    state.withLock { state in
      state.paths.insert(path)
      state.places.formUnion(places)
    }
  }
}
