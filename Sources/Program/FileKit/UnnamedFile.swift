import Synchronization
import SystemPackage

/// A file without a name that keeps bytes until they are needed: nothing is left of it, however the
/// process ends.
package final class UnnamedFile: Sendable {
  private let file: FileDescriptor
  private let byteCount = Mutex<Int>(0)

  /// Creates a file in a folder; `nil` if the folder cannot have one.
  package init?(in folder: String) {
    guard let file = Draft.unnamedFile(in: FilePath(folder), .readWrite) else { return nil }
    self.file = file
  }

  deinit { try? file.close() }

  /// Adds bytes, and returns where they are.
  package func append(_ bytes: [UInt8]) throws -> Range<Int> {
    let start = byteCount.withLock { count in
      defer { count += bytes.count }
      return count
    }
    try bytes.withUnsafeBytes { buffer in
      // A call writes at most the bytes that it receives, so that this is never beyond the end.
      var done = 0
      while done < buffer.count {
        done += try file.write(
          toAbsoluteOffset: Int64(start + done), UnsafeRawBufferPointer(rebasing: buffer[done...]))
      }
    }
    return start..<start + bytes.count
  }

  /// Returns bytes that were added.
  package func bytes(in range: Range<Int>) throws -> [UInt8] {
    try Array(unsafeUninitializedCapacity: range.count) { buffer, count in
      // The buffer has space for at least as many bytes, and a call reads at most the rest.
      while count < range.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = try file.read(
          fromAbsoluteOffset: Int64(range.lowerBound + count), into: rest)
        guard read > 0 else { throw Errno.ioError }
        count += read
      }
    }
  }
}
