import FileKit
import FioriRender
import Glibc
import Synchronization
import SystemPackage

/// Standard output, to which answers go a line at a time, each in one piece.
final class StreamOutput: Sendable {
  /// An answer on its way.
  enum Item: Sendable {
    /// A whole line.
    case line([UInt8])
    /// An answer whose pictures go into the folder first, in the order of the answers, so that of
    /// two with one name it is always the same that is refused.
    case pictures(StreamAnswer)
  }

  private let folder: Mutex<StreamFolder?>
  private let error = Mutex<Errno?>(nil)
  private let request: EndRequest
  /// Whether pictures go into a folder.
  let hasFolder: Bool

  /// An output that makes a request to end when nobody reads it any more.
  init(folder: StreamFolder?, failing request: EndRequest) {
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
      try line.withUnsafeBytes(Self.writeAll)
    } catch {
      self.error.withLock { $0 = error as? Errno ?? .ioError }
      request.make()
    }
  }

  /// Waits where a pipe's other end has made it one that does not.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        let count = try FileDescriptor.standardOutput.write(UnsafeRawBufferPointer(rebasing: rest))
        rest = rest.dropFirst(count)
      } catch Errno.resourceTemporarilyUnavailable {
        var file = pollfd(
          fd: FileDescriptor.standardOutput.rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&file, 1, -1)
      }
    }
  }
}
