import Dispatch
import FileKit

/// Reads and draws one description at a time, and reports it to the supervisor, which then knows the
/// one that ended the process.
final class SupervisedWork: Sendable {
  private let socket: MessageSocket?
  private let turn = DispatchSemaphore(value: 1)
  private let faults = WorkerFault.wanted()

  /// Creates the notes for a supervisor; without one, nothing is reported.
  init(_ socket: MessageSocket? = nil) {
    self.socket = socket
  }

  /// Does work on a description.
  func on<Result, Failure>(
    _ path: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    turn.wait()
    send(.begin(path))
    defer {
      send(.end)
      turn.signal()
    }
    if !faults.isEmpty, let bytes = try? InputFile(path).bytes() {
      for fault in faults { fault.meet(bytes) }
    }
    return try work()
  }

  /// Reports the port of the page to the supervisor.
  func serve(at port: UInt16) { send(.port(port)) }

  private func send(_ news: PreviewNews) { try? socket?.send(news.message) }
}
