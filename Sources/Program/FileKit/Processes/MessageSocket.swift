import Glibc
import Synchronization

/// One end of a connection between two processes of the program.
///
/// A message is a list of byte strings: the number of bytes that follow, then the length and the bytes of
/// each. Numbers have four bytes in the order of the machine, since both ends are on it.
package final class MessageSocket: Sendable {
  /// The reason that no message can be sent or received.
  package enum Failure: Error, CustomStringConvertible {
    /// The other end is closed.
    case closed
    /// The system's error number.
    case system(CInt)

    /// The reason in a few words.
    package var description: String {
      switch self {
      case .closed: "connection closed"
      case .system(let number): String(cString: strerror(number))
      }
    }
  }

  package typealias Message = [[UInt8]]

  private let file: CInt
  private let writing = Mutex(())

  /// The largest number of bytes of a message; more can only come from a process that is broken.
  private static let byteLimit = 1 << 31

  /// Takes over an open socket.
  package init(file: CInt) {
    self.file = file
  }

  deinit { close(file) }

  /// Creates two connected sockets that processes do not inherit.
  static func pair() throws(Failure) -> (MessageSocket, MessageSocket) {
    var files: [CInt] = [-1, -1]
    let type = CInt(SOCK_STREAM.rawValue) | CInt(bitPattern: SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &files) == 0 else { throw .system(errno) }
    return (MessageSocket(file: files[0]), MessageSocket(file: files[1]))
  }

  /// The number of the file, for waiting and for a process that inherits it.
  package var number: CInt { file }

  /// Signals to the other end that nothing more will be sent.
  package func endSending() { shutdown(file, CInt(SHUT_WR)) }

  // MARK: - Sending

  /// Sends a message; several threads may do so at the same time.
  package func send(_ message: Message) throws(Failure) {
    var bytes: [UInt8] = []
    let count = message.reduce(0) { $0 + 4 + $1.count }
    bytes.reserveCapacity(4 + count)
    Self.append(count, to: &bytes)
    for part in message {
      Self.append(part.count, to: &bytes)
      bytes += part
    }
    let failure = writing.withLock { _ in writeAll(bytes) }
    if let failure { throw failure }
  }

  /// Sends an empty message if there is space for it: it asks the other end to stop its work.
  package func interrupt() {
    let bytes: [UInt8] = [0, 0, 0, 0]
    writing.withLock { _ in
      // As many bytes as there are.
      _ = Glibc.send(file, bytes, bytes.count, Self.flags | CInt(MSG_DONTWAIT))
    }
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt32(clamping: number)) { bytes += $0 }
  }

  private func writeAll(_ bytes: [UInt8]) -> Failure? {
    var offset = 0
    // A call sends at most the bytes that it receives, so that the offset is never beyond the end.
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.send(
          file, buffer.baseAddress?.advanced(by: offset), buffer.count - offset, Self.flags)
      }
      if count > 0 { offset += count } else if errno != EINTR { return Self.failure(errno) }
    }
    return nil
  }

  private static let flags = CInt(MSG_NOSIGNAL)

  private static func failure(_ number: CInt) -> Failure {
    number == EPIPE || number == ECONNRESET ? .closed : .system(number)
  }

  // MARK: - Receiving

  /// Waits for the next message.
  package func receive() throws(Failure) -> Message {
    var rest = try bytes(try number(in: try bytes(4)[...]))[...]
    var message: Message = []
    while !rest.isEmpty {
      let length = try number(in: rest.prefix(4))
      rest = rest.dropFirst(4)
      guard length <= rest.count else { throw .closed }
      message.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return message
  }

  /// Waits until something can be read, also the end; returns false if the time is over first.
  package func wait(for time: Duration) -> Bool {
    let milliseconds = time / .milliseconds(1)
    var wish = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&wish, 1, CInt(max(0, min(milliseconds, 1e9)))) > 0
  }

  /// Whether something can be read, also the end.
  package var isReadable: Bool { wait(for: .zero) }

  private func number(in bytes: ArraySlice<UInt8>) throws(Failure) -> Int {
    guard bytes.count == 4 else { throw .closed }
    let number = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    guard number < Self.byteLimit else { throw .closed }
    return Int(number)
  }

  private func bytes(_ count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, offset in
      // A call receives at most the rest of the buffer.
      while offset < count, failure == nil {
        let read = recv(file, buffer.baseAddress?.advanced(by: offset), count - offset, 0)
        if read > 0 {
          offset += read
        } else if read == 0 {
          failure = .closed
        } else if errno != EINTR {
          failure = Self.failure(errno)
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
