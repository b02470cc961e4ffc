import NIOCore
import Synchronization

/// A request that waits for its response.
package final class WebExchange: Sendable {
  /// How far a client has gone.
  package enum Departure: Sendable {
    /// It has closed its sending side: it may still be reading, or be gone.
    case sending
    /// The connection is closed.
    case connection
  }

  private struct State {
    var isSent = false
    var departure: Departure?
    var observer: (@Sendable (Departure) -> Void)?
  }

  private let state = Mutex(State())
  private let connection: NIOLoopBound<WebConnection>

  init(_ connection: NIOLoopBound<WebConnection>) {
    self.connection = connection
  }

  /// Sends the response, from any thread; only the first one counts, and `willSend` is called before
  /// it alone.
  package func send(_ response: WebResponse, willSend: () -> Void = {}) {
    let isFirst = state.withLock { state in
      defer { state.isSent = true }
      state.observer = nil
      return !state.isSent
    }
    guard isFirst else { return }
    willSend()
    // Copied here, since a large body would hold up the event loop.
    let buffer = response.body.buffer
    let loop = connection.eventLoop
    if loop.inEventLoop {
      connection.value.send(response, buffer, for: self)
    } else {
      loop.execute { self.connection.value.send(response, buffer, for: self) }
    }
  }

  /// Begins a response without an end; must be called on the event loop, before anything is sent.
  ///
  /// - Returns: `nil` if the client has gone.
  package func stream(_ response: WebResponse) -> WebStream? {
    let isFirst = state.withLock { state in
      defer { state.isSent = true }
      return !state.isSent
    }
    return isFirst ? connection.value.stream(response, for: self) : nil
  }

  /// Runs `action` on the event loop after some time.
  package func after(_ time: Duration, _ action: @escaping @Sendable () -> Void) -> WebTimer {
    WebTimer(task: connection.eventLoop.scheduleTask(in: TimeAmount(time), action))
  }

  /// Calls `observer` when the client goes away before the response is sent, possibly at once.
  package func whenLeft(_ observer: @escaping @Sendable (Departure) -> Void) {
    let departure = state.withLock { state in
      guard !state.isSent else { return Departure?.none }
      state.observer = observer
      return state.departure
    }
    if let departure { observer(departure) }
  }

  /// Notes that the client has gone, in part or as a whole.
  func leave(_ departure: Departure) {
    let observer = state.withLock { state in
      state.departure = departure
      return state.observer
    }
    observer?(departure)
  }
}

/// An action in the future.
package struct WebTimer: Sendable {
  fileprivate let task: Scheduled<Void>

  /// Prevents the action, unless it has begun.
  package func cancel() { task.cancel() }
}
