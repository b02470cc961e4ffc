import FileKit
import FioriRender
import Glibc
import Synchronization
import SystemPackage

/// The output for a stream's answers. Each is written as a line in a single piece, with the
/// pictures after it if they are not part of it.
final class StreamOutput: Sendable {
  /// An answer to be written.
  enum Item: Sendable {
    /// A complete line, and the pictures after it.
    case line([UInt8])
    /// An answer whose pictures are written to the folder first. They are written in the order of
    /// the answers, so if two have the same name, it is always the same one that is rejected.
    case pictures(StreamAnswer)
  }

  private let file: FileDescriptor
  private let folder: Mutex<StreamFolder?>
  private let error = Mutex<Errno?>(nil)
  private let request: ShutdownRequest
  /// Whether pictures are written to a folder.
  let hasFolder: Bool
  private let encoding: PictureEncoding

  /// Creates an output that requests shutdown when its reader is gone.
  init(
    _ file: FileDescriptor, folder: StreamFolder?, _ encoding: PictureEncoding,
    failing request: ShutdownRequest
  ) {
    self.file = file
    self.encoding = encoding
    hasFolder = folder != nil
    self.folder = Mutex(folder)
    self.request = request
  }

  /// The error that stopped the output, or `nil`.
  var failure: Errno? { error.withLock { $0 } }

  /// Prepares an answer on the calling thread, so that many are encoded in parallel.
  func item(_ answer: StreamAnswer) -> Item {
    hasFolder ? .pictures(answer) : .line(answer.line(with: encoding))
  }

  /// Writes an answer, unless writing has failed before.
  func write(_ item: Item) {
    guard failure == nil else { return }
    switch item {
    case .line(let bytes): write(bytes)
    case .pictures(let answer):
      // With a folder, no picture is in the answer.
      write((folder.withLock { $0?.keep(answer) } ?? answer).line(with: .base64))
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

  /// Waits if the other end has made the pipe nonblocking.
  private func writeAll(_ bytes: UnsafeRawBufferPointer) throws {
    // Slices are of these bytes only: a call writes at most the bytes that it receives.
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
