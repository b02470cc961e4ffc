import SystemPackage

/// Lines on disk rather than in memory, gone with the last reference or the process.
package struct ScratchFile: ~Copyable {
  private let file: FileDescriptor
  private var buffer: [UInt8] = []
  /// The start of the next line in `buffer`, while reading.
  private var start = 0

  /// Few calls of the system, and little memory.
  private static let bufferSize = 65_536

  /// Creates a file in the folder of an output, and removes its name.
  package init(beside output: OutputFile) throws(RunFailure) {
    do {
      let folder = FilePath(output.name).removingLastComponent()
      let path = folder.appending(DraftLock.of(folder).newName())
      file = try FileDescriptor.open(
        path, .readWrite, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
        permissions: [.ownerReadWrite])
      DraftFile.remove(path)
    } catch {
      throw output.failure(error)
    }
  }

  deinit { try? file.close() }

  /// Adds a line, which contains no line feed.
  package mutating func append(_ line: [UInt8]) throws {
    buffer += line
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Goes from writing to reading the first line.
  package mutating func rewind() throws {
    try flush()
    try file.seek(offset: 0, from: .start)
    start = 0
  }

  /// Returns the next line; `nil` after the last.
  package mutating func next() throws -> [UInt8]? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      buffer.removeFirst(start)
      start = 0
      let count = try read()
      if count == 0 { return nil }
    }
  }

  private mutating func read() throws -> Int {
    let old = buffer.count
    buffer += repeatElement(0, count: Self.bufferSize)
    let count = try buffer.withUnsafeMutableBytes { bytes in
      try file.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[old...]))
    }
    buffer.removeLast(Self.bufferSize - count)
    return count
  }

  private mutating func flush() throws {
    try file.writeAll(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
