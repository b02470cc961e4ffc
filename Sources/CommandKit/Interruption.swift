package import FileKit
package import RenderService
import Synchronization

/// The signals that end a run early, taken once a run asks for them: one that has but a figure to draw
/// ends as any program does.
package final class Interruption: Sendable {
  private let made = Mutex<ShutdownRequest?>(nil)

  package init() {}

  /// The request that the next signal makes.
  package func request() throws(RunFailure) -> ShutdownRequest {
    let request = try ShutdownRequest()
    request.makeOfSignals()
    made.withLock { $0 = request }
    return request
  }

  /// Ends the program as the signal would have that ended the run, if one did.
  package func obey() { made.withLock(\.self)?.obey() }
}
