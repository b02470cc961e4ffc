import FioriRender
import Synchronization

/// Cancels drawing some time after a request to end, so that lines that have been read can be
/// answered, but one line of a thousand figures does not hold up the end.
final class ShutdownGrace: Sendable {
  private let request: ShutdownRequest
  private let time: Duration
  /// The time when the request was first seen.
  private let start = Mutex<ContinuousClock.Instant?>(nil)

  /// The time if there is no timeout: the server's time.
  static let usualTime = Duration.seconds(10)

  init(_ request: ShutdownRequest, _ time: Duration) {
    (self.request, self.time) = (request, time)
  }

  /// The token that is cancelled when the time is over.
  var token: CancellationToken { CancellationToken(timeout: nil) { self.isOver } }

  private var isOver: Bool {
    guard request.isMade else { return false }
    return start.withLock { start in
      let begin = start ?? .now
      start = begin
      return .now - begin >= time
    }
  }
}
