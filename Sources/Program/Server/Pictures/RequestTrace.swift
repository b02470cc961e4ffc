import FioriRender
import Synchronization

/// What is known about a request while it is answered, for the log and the metrics.
final class RequestTrace: Sendable {
  /// The times of a request that was drawn.
  struct Times: Sendable {
    /// The time in the queue.
    var waiting: Duration?
    var drawing: Duration?
    var format: Format?
    /// Whether the picture was in the cache; `nil` if the cache was not asked.
    var isCached: Bool?
  }

  let id: String
  let method: String
  /// The path without the query, which has a signature.
  let path: String
  let route: Route?
  let origin: String?
  let start = ContinuousClock.now
  private let state = Mutex(Times())

  /// Creates a trace of a request; `head` is `nil` if it could not be read.
  init(id: String, _ head: WebRequestHead?, route: Route?) {
    (self.id, self.route) = (id, route)
    method = head?.method ?? ""
    path = head.map { String($0.path) } ?? ""
    origin = head?.header("Origin")
  }

  var times: Times { state.withLock(\.self) }

  /// Notes times.
  func note(_ body: @Sendable (inout Times) -> Void) { state.withLock { body(&$0) } }
}
