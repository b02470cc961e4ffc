import NIOCore
import Synchronization

/// The open connections of a server.
final class WebRegistry: Sendable {
  /// The permission of a new connection.
  enum Admission {
    case admitted
    /// There are as many connections as there may be, all with a request.
    case surplus
    /// It must be closed.
    case refused
  }

  private struct Entry {
    let connection: NIOLoopBound<WebConnection>
    /// The number of the moment since which it has no request; `nil` while it has one.
    var idleSince: Int?
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var moment = 0
    var heldByteCount = 0
  }

  private let state = Mutex(State())
  private let limit: Int
  /// The number of connections beyond the limit that may ask for what must always be answered.
  private let surplus: Int
  private let byteLimit: Int

  /// Creates a registry with the limits of a server.
  init(_ limits: WebLimits) {
    (limit, surplus) = (limits.connectionCount, limits.surplusCount)
    byteLimit = limits.heldByteCount
  }

  /// The number of connections.
  var count: Int { state.withLock { $0.entries.count } }

  /// Adds a connection, on its event loop. If there are too many, the one that has been without a
  /// request for the longest time is closed.
  func add(_ connection: WebConnection, on loop: any EventLoop) -> Admission {
    let bound = NIOLoopBound(connection, eventLoop: loop)
    let (admission, loser) = state.withLock { state -> (Admission, Entry?) in
      let loser = state.entries.count >= limit ? Self.longestIdle(&state) : nil
      state.moment += 1
      state.entries[ObjectIdentifier(connection)] = Entry(
        connection: bound, idleSince: state.moment)
      if state.entries.count <= limit { return (.admitted, loser) }
      return (state.entries.count <= limit + surplus ? .surplus : .refused, loser)
    }
    if let loser = loser?.connection { loser.eventLoop.execute { loser.value.makeRoom() } }
    return admission
  }

  /// Notes that a connection waits for a request, or has one.
  func note(_ connection: WebConnection, isWaiting: Bool) {
    state.withLock { state in
      state.moment += 1
      state.entries[ObjectIdentifier(connection)]?.idleSince = isWaiting ? state.moment : nil
    }
  }

  /// Counts bytes that a connection holds besides `own` bytes; returns false if all hold too many.
  func hold(_ byteCount: Int, besides own: Int) -> Bool {
    state.withLock { state in
      // One connection alone always has space.
      let isFit = state.heldByteCount == own || state.heldByteCount + byteCount <= byteLimit
      if isFit { state.heldByteCount += byteCount }
      return isFit
    }
  }

  /// Counts bytes that a connection no longer holds.
  func release(_ byteCount: Int) { state.withLock { $0.heldByteCount -= byteCount } }

  /// Removes a connection.
  func remove(_ connection: WebConnection) {
    state.withLock { _ = $0.entries.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  /// Calls `body` for all connections, each on its event loop.
  func forEach(_ body: @escaping @Sendable (WebConnection) -> Void) {
    for entry in state.withLock({ Array($0.entries.values) }) {
      entry.connection.eventLoop.execute { body(entry.connection.value) }
    }
  }

  /// Takes out the connection that has been without a request for the longest time.
  private static func longestIdle(_ state: inout State) -> Entry? {
    var found: (name: ObjectIdentifier, moment: Int)?
    for (name, entry) in state.entries {
      guard let moment = entry.idleSince, moment < found?.moment ?? .max else { continue }
      found = (name, moment)
    }
    return found.flatMap { state.entries.removeValue(forKey: $0.name) }
  }
}
