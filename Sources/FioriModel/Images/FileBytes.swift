import Synchronization
import SystemPackage

/// Whole files, read no further than a limit.
enum FileBytes {
  /// Why a file could not be read.
  struct Failure: Error, Hashable {
    let reason: String
  }

  /// What is said of a file that could not be read.
  static func complaint(_ reason: String) -> String {
    reason == Errno.noSuchFileOrDirectory.description
      ? "does not exist" : "cannot be read (\(reason))"
  }

  /// The bytes of a file, of which one that is longer than `limit` is an error; a pipe that nobody
  /// writes to is empty.
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
