import NIOCore
import Synchronization

/// The open connections of a server.
final class WebRegistry: Sendable {
  private struct State {
    var connections: [ObjectIdentifier: NIOLoopBound<WebConnection>] = [:]
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Creates a registry for a number of connections.
  init(limit: Int) {
    self.limit = limit
  }

  /// The number of connections.
  var count: Int { state.withLock { $0.connections.count } }

  /// Adds a connection, on its event loop; returns whether there is room for it.
  func add(_ connection: WebConnection, on loop: any EventLoop) -> Bool {
    let bound = NIOLoopBound(connection, eventLoop: loop)
    return state.withLock { state in
      state.connections[ObjectIdentifier(connection)] = bound
      return state.connections.count <= limit
    }
  }

  /// Removes a connection.
  func remove(_ connection: WebConnection) {
    state.withLock { _ = $0.connections.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  /// Calls `body` for all connections, each on its event loop.
  func forEach(_ body: @escaping @Sendable (WebConnection) -> Void) {
    for bound in state.withLock({ Array($0.connections.values) }) {
      bound.eventLoop.execute { body(bound.value) }
    }
  }
}
