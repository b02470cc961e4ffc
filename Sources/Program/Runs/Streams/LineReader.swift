import FileKit
import FioriBasics
import Glibc
import SystemPackage

/// Reads a file line by line until shutdown is requested.
struct LineReader {
  private let file: FileDescriptor
  private let request: ShutdownRequest
  /// The maximum number of bytes kept of a line.
  private let limit: Int
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  /// The unread part of the chunk.
  private var rest = 0..<0
  private var line: [UInt8] = []
  private var isAtEnd = false

  /// Creates a reader that keeps at most one byte more than the limit of each line, so that longer
  /// lines are detected without taking up memory.
  init(_ file: FileDescriptor, limit: Int, until request: ShutdownRequest) {
    self.file = file
    self.limit = limit
    self.request = request
  }

  /// Returns the next line without its line feed, or `nil` at the end.
  ///
  /// Text after the last line feed counts as a line at the end of the file, but not on shutdown,
  /// since the rest of it may be missing. Complete lines that have already been read are returned
  /// even then.
  mutating func next() throws(RunFailure) -> [UInt8]? {
    while true {
      if let end = chunk[rest].firstIndex(of: UInt8(ascii: "\n")) {
        keep(rest.lowerBound..<end)
        rest = (end + 1)..<rest.upperBound
        return taken()
      }
      keep(rest)
      rest = 0..<0
      guard !isAtEnd, try waitForInput() else { return nil }
      try fill()
      if rest.isEmpty {
        isAtEnd = true
        return line.isEmpty ? nil : taken()
      }
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    line += chunk[range.prefix(limit + 1 - line.count)]
  }

  private mutating func taken() -> [UInt8] {
    defer { line = [] }
    return line
  }

  private mutating func fill() throws(RunFailure) {
    do {
      // A call reads at most as many bytes as the chunk has.
      rest = 0..<(try chunk.withUnsafeMutableBytes { try file.read(into: $0) })
    } catch {
      throw Self.failure(error)
    }
  }

  /// Waits for input or the end of the file; returns false if shutdown is requested.
  private func waitForInput() throws(RunFailure) -> Bool {
    var files = [file, request.file].map {
      pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0)
    }
    while poll(&files, nfds_t(files.count), -1) < 0 {
      guard errno == EINTR else { throw Self.failure(Errno(rawValue: errno)) }
    }
    return files[1].revents == 0
  }

  private static func failure(_ error: any Error) -> RunFailure {
    .standardInputNotRead(error)
  }
}
