import FioriRender
import Synchronization

/// The facts about a request while it is answered, for the log and the metrics.
final class RequestTrace: Sendable {
  /// The course of a request for a picture.
  struct Course: Sendable {
    /// The time in the queue.
    var waiting: Duration?
    var drawing: Duration?
    var format: Format?
    /// Whether the picture was in the cache; `nil` if the cache was not asked.
    var isCached: Bool?
    /// The template of a card; `nil` for other pictures.
    var template: String?
    /// The warnings and errors of the picture.
    var counts = DiagnosticCounts()
    /// The format of the picture that may be sent instead of a problem; `nil` to send the problem.
    var fallbackFormat: Format?
    /// The status of the problem that another picture was sent for.
    var replacedStatus: Int?
  }

  let id: String
  let method: String
  /// The path without the query, which has a signature.
  let path: String
  let route: Route?
  let origin: String?
  /// The address of the client.
  let client: String?
  let start = ContinuousClock.now
  private let state = Mutex(Course())

  /// Creates a trace of a request; `head` is `nil` if it could not be read.
  init(id: String, _ head: WebRequestHead?, route: Route?, client: String?) {
    (self.id, self.route, self.client) = (id, route, client)
    method = head?.method ?? ""
    path = head.map { String($0.path) } ?? ""
    origin = head?.header("Origin")
  }

  var course: Course { state.withLock(\.self) }

  /// Notes a part of the course.
  func note(_ body: @Sendable (inout Course) -> Void) { state.withLock { body(&$0) } }
}
