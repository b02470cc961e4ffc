import FileKit
import Glibc
import SystemPackage

/// A file of lines that several processes may add to, each of which holds a lock on it meanwhile.
struct JournalFile {
  let path: FilePath

  /// What there is at the path, a link for itself; `nil`: nothing.
  var kind: FileStatus.Kind? { FileStatus(path.string, followsLinks: false)?.kind }

  /// Removes what is there; a folder stays.
  func remove() {
    _ = path.withPlatformString { unlink($0) }
  }

  /// All bytes.
  func bytes() throws(RunFailure) -> [UInt8] {
    try InputFile(path.string).bytes(limit: .max)
  }

  /// Adds whole lines, after a first one where there is none yet.
  func append(_ lines: [UInt8], after first: [UInt8]) throws {
    try locked(.create) { file in
      let isEmpty = try removeTornLine(file) == 0
      try file.writeAll(isEmpty ? first + lines : lines)
    }
  }

  /// Rewrites the file atomically if that changes it.
  ///
  /// - Returns: The new bytes.
  @discardableResult
  func rewrite(_ change: ([UInt8]) throws -> [UInt8]) throws -> [UInt8] {
    try locked { _ in
      let old = try bytes()
      let new = try change(old)
      if new != old { try OutputFile.path(path.string).write(new) }
      return new
    }
  }

  /// Removes a last line without an end. A process left it that was killed as it wrote, for all others
  /// hold the lock until their lines are whole.
  ///
  /// - Returns: How many bytes are left.
  private func removeTornLine(_ file: FileDescriptor) throws -> Int64 {
    let length = try file.seek(offset: 0, from: .end)
    guard length > 0 else { return 0 }
    var last: UInt8 = 0
    _ = try withUnsafeMutableBytes(of: &last) {
      try file.read(fromAbsoluteOffset: length - 1, into: $0)
    }
    if last == UInt8(ascii: "\n") { return length }
    let whole = Int64(JournalText.wholeLength(of: try bytes()))
    try file.resize(to: whole)
    return whole
  }

  /// Does something with the file while no other process does. One that was put in its place while the
  /// lock was waited for is opened instead.
  private func locked<Result>(
    _ options: FileDescriptor.OpenOptions = [], _ body: (FileDescriptor) throws -> Result
  ) throws -> Result {
    while true {
      let file = try FileDescriptor.open(
        path, .readWrite, options: options.union([.append, .noFollow, .closeOnExec]),
        permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite])
      defer { try? file.close() }
      // Where locks are not known, as on some network disks, nothing can be done.
      _ = flock(file.rawValue, LOCK_EX)
      if FileStatus(file)?.identity == FileStatus(path.string)?.identity { return try body(file) }
    }
  }
}
