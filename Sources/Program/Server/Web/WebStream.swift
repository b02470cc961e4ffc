import NIOCore
import Synchronization

/// A response without an end, such as a stream of events.
package final class WebStream: Sendable {
  private let connection: NIOLoopBound<WebConnection>
  private let closed = Mutex(false)

  init(_ connection: NIOLoopBound<WebConnection>) {
    self.connection = connection
  }

  /// Whether the connection is closed.
  package var isClosed: Bool { closed.withLock(\.self) }

  /// Sends bytes, from any thread. They are dropped if the client is closed, or does not read the
  /// earlier bytes.
  package func send(_ bytes: [UInt8]) {
    guard !isClosed else { return }
    connection.eventLoop.execute { self.connection.value.send(bytes, of: self) }
  }

  /// Notes that the connection is closed.
  func close() { closed.withLock { $0 = true } }
}
