import FileKit
import FioriFiles
import FioriRender
import Glibc
import SystemPackage

/// A file of lines that several processes can append to; each locks it while writing.
struct JournalFile {
  let path: FilePath

  /// The type of the file, or of a link itself; `nil` if nothing exists there.
  var kind: FileStatus.Kind? { FileStatus(path.string, followsLinks: false)?.kind }

  /// Removes the file, but not a folder.
  func remove() {
    _ = path.opened.withPlatformString { unlink($0) }
  }

  /// Reads the whole file.
  func bytes() throws(RunFailure) -> [UInt8] {
    try InputFile(path.string).bytes(limit: .max)
  }

  /// Appends complete lines, after `first` if the file is empty.
  func append(_ lines: [UInt8], after first: [UInt8]) throws {
    try locked(.create) { file in
      let isEmpty = try removeTornLine(file) == 0
      try file.writeAll(isEmpty ? first + lines : lines)
    }
  }

  /// Rewrites the file atomically if `change` modifies its bytes.
  ///
  /// - Returns: The new bytes.
  @discardableResult
  func rewrite(_ change: ([UInt8]) throws -> [UInt8]) throws -> [UInt8] {
    try locked { _ in
      let old = try bytes()
      let new = try change(old)
      if new != old { try OutputFile.path(path.string).write(new, isCorrection: true) }
      return new
    }
  }

  /// Removes an incomplete last line. Only a process that was killed while writing leaves one,
  /// since all others hold the lock until their lines are complete.
  ///
  /// - Returns: The number of remaining bytes.
  private func removeTornLine(_ file: FileDescriptor) throws -> Int64 {
    let length = try file.seek(offset: 0, from: .end)
    guard length > 0 else { return 0 }
    var last: UInt8 = 0
    // One byte is read, the size of the buffer.
    _ = try withUnsafeMutableBytes(of: &last) {
      try file.read(fromAbsoluteOffset: length - 1, into: $0)
    }
    if last == UInt8(ascii: "\n") { return length }
    let whole = Int64(JournalText.wholeLength(of: try bytes()))
    try file.resize(to: whole)
    return whole
  }

  /// Runs `body` while holding the lock on the file. If the file is replaced while waiting for the
  /// lock, the new file is opened instead.
  private func locked<Result>(
    _ options: FileDescriptor.OpenOptions = [], _ body: (FileDescriptor) throws -> Result
  ) throws -> Result {
    while true {
      let file = try FileDescriptor.open(
        path.opened, .readWrite, options: options.union([.append, .noFollow, .closeOnExec]),
        permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
      defer { try? file.close() }
      // Some network file systems do not support locks; the lock is then skipped.
      _ = flock(file.rawValue, LOCK_EX)
      if FileStatus(file)?.identity == FileStatus(path.string)?.identity { return try body(file) }
    }
  }
}
