import FileKit
import Glibc
import SystemPackage

/// Reads a file line by line, until a request to end.
struct LineReader {
  private let file: FileDescriptor
  private let request: ShutdownRequest
  /// Bytes kept of a line.
  private let limit: Int
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  /// What of the chunk has not been looked at.
  private var rest = 0..<0
  private var line: [UInt8] = []
  private var isAtEnd = false

  /// A reader of lines of which one byte more than the limit is kept at the most, so that a longer
  /// one is noticed without taking memory.
  init(_ file: FileDescriptor, limit: Int, until request: ShutdownRequest) {
    self.file = file
    self.limit = limit
    self.request = request
  }

  /// The next line without its LF; `nil` at the end.
  ///
  /// What follows the last LF is a line at the end of the file. On a request to end it is not, for
  /// the rest of it may never have come; whole lines that have been read are still given.
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
      rest = 0..<(try chunk.withUnsafeMutableBytes { try file.read(into: $0) })
    } catch {
      throw Self.failure(error)
    }
  }

  /// Waits for input or its end; false on a request to end.
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
    RunFailure.unreadableInput("<stdin>: cannot be read (\(error))")
  }
}
