import Synchronization

/// Stops drawing figures that no one waits for anymore.
///
///     let token = CancellationToken(timeout: .seconds(10))
///     let renderer = try Renderer().cancelled(by: token)
///     let png = try renderer.png(of: view)  // Throws a CancellationError after `token.cancel()`.
///
/// It is checked before each figure and between the stages of drawing one, so that work may go on
/// for one stage. A token that belongs to a request limits all figures of that request together,
/// while ``RenderLimits/timeout`` limits each of them.
public final class CancellationToken: Sendable {
  private let isMarked = Atomic(false)
  private let end: ContinuousClock.Instant?
  private let isRequested: (@Sendable () -> Bool)?

  /// Creates a token that `cancel()` cancels, or the time if there is a timeout.
  public convenience init(timeout: Duration? = nil) {
    self.init(timeout: timeout, isRequested: nil)
  }

  /// Creates a token that is also cancelled with another one.
  public convenience init(timeout: Duration?, within token: CancellationToken) {
    self.init(timeout: timeout) { token.isCancelled }
  }

  /// Creates a token with an additional check.
  package init(timeout: Duration?, isRequested: (@Sendable () -> Bool)?) {
    end = timeout.map { .now + $0 }
    self.isRequested = isRequested
  }

  /// Cancels all work that has the token, from any thread.
  public func cancel() { isMarked.store(true, ordering: .relaxed) }

  /// Whether the work should stop.
  public var isCancelled: Bool {
    isMarked.load(ordering: .relaxed) || isTimedOut || isRequested?() ?? false
  }

  /// Whether the timeout has passed.
  public var isTimedOut: Bool { end.map { .now >= $0 } ?? false }

  /// Throws a `CancellationError` if the work should stop.
  public func check() throws(CancellationError) {
    if isCancelled { throw CancellationError() }
  }
}
