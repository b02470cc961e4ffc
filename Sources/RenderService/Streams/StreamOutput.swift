import FileKit
import FioriRender
import Glibc
import Synchronization
import SystemPackage

/// Where a stream's answers go: a file, to which answers go a line at a time, each in one piece.
final class StreamOutput: Sendable {
  /// An answer on its way.
  enum Item: Sendable {
    /// A whole line.
    case line([UInt8])
    /// An answer whose pictures go into the folder first, in the order of the answers, so that of
    /// two with one name it is always the same that is refused.
    case pictures(StreamAnswer)
  }

  private let file: FileDescriptor
  private let folder: Mutex<StreamFolder?>
  private let error = Mutex<Errno?>(nil)
  private let request: ShutdownRequest
  /// Whether pictures go into a folder.
  let hasFolder: Bool

  /// An output that makes a request to end when nobody reads it any more.
  init(_ file: FileDescriptor, folder: StreamFolder?, failing request: ShutdownRequest) {
    self.file = file
    hasFolder = folder != nil
    self.folder = Mutex(folder)
    self.request = request
  }

  /// Why answers cannot be written any more.
  var failure: Errno? { error.withLock { $0 } }

  /// An answer as it is handed over: its text is made by whoever drew it, many at a time.
  func item(_ answer: StreamAnswer) -> Item {
    hasFolder ? .pictures(answer) : .line(answer.line)
  }

  /// Writes an answer, unless writing has failed before.
  func write(_ item: Item) {
    guard failure == nil else { return }
    switch item {
    case .line(let bytes): write(bytes)
    case .pictures(let answer): write((folder.withLock { $0?.keep(answer) } ?? answer).line)
    }
  }

  /// Writes a line.
  func write(_ line: [UInt8]) {
    do {
      try line.withUnsafeBytes(writeAll)
    } catch {
      self.error.withLock { $0 = error as? Errno ?? .ioError }
      request.make()
    }
  }

  /// Waits where a pipe's other end has made it one that does not.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        let count = try file.write(UnsafeRawBufferPointer(rebasing: rest))
        rest = rest.dropFirst(count)
      } catch Errno.resourceTemporarilyUnavailable {
        var wish = pollfd(fd: file.rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wish, 1, -1)
      }
    }
  }
}
