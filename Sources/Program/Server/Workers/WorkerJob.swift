import FileKit
import Synchronization

/// A task while a worker has it, which may be stopped.
final class WorkerJob: Sendable {
  private struct State {
    /// The connection of the worker once it has the whole task.
    var socket: MessageSocket?
    var stopTime: ContinuousClock.Instant?
  }

  private let state = Mutex(State())

  /// The time that a worker has for the stage it is in before its process is ended. Starting another
  /// takes less than that.
  static let grace = Duration.milliseconds(250)

  /// Asks the worker to stop at the next stage, from any thread.
  func stop() {
    state.withLock { state in
      guard state.stopTime == nil else { return }
      state.stopTime = .now
      // Under the lock, so that it cannot meet the next task of the worker.
      state.socket?.interrupt()
    }
  }

  /// Whether the worker should have stopped by now.
  var isOverdue: Bool {
    state.withLock { state in state.stopTime.map { .now - $0 > Self.grace } ?? false }
  }

  /// Notes that a worker has the task.
  func begin(_ socket: MessageSocket) {
    state.withLock { state in
      state.socket = socket
      if state.stopTime != nil { socket.interrupt() }
    }
  }

  /// Notes that the worker has answered, and leaves it alone from now on.
  func end() { state.withLock { $0.socket = nil } }
}
