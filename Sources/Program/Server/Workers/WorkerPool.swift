import Dispatch
import FileKit
import Glibc
import Synchronization

/// The processes that draw for a server or a preview, each replaced when it ends.
final class WorkerPool<TaskAnswer: Sendable>: Sendable {
  /// The outcome of a task.
  enum Outcome: Sendable {
    case answer(TaskAnswer)
    /// The worker has stopped as it was asked to.
    case stopped
    /// The worker was ended, since it did not stop.
    case killed
    /// The worker has ended by itself.
    case lost(ProcessEnd)
    /// There is no worker, for a reason.
    case unavailable(String)
  }

  private struct Worker: Sendable {
    let process: WorkerProcess
    let version: String
  }

  private struct State {
    var idle: [Worker] = []
    var processes: [WorkerProcess] = []
    var version = ""
    var lostCount = 0
    var isClosed = false
  }

  private let capacity: Int
  /// The arguments of the processes, or `nil` for this one's.
  private let arguments: [String]?
  private let state = Mutex(State())
  private let read: @Sendable (MessageSocket.Message) -> TaskAnswer?
  private let report: @Sendable (String) -> Void

  /// Creates a pool for a number of workers, without any.
  ///
  /// - Parameters:
  ///   - capacity: The number of workers.
  ///   - arguments: Their arguments, or `nil` for this process's.
  ///   - read: Reads an answer; `nil` if it is none.
  ///   - report: Gets a line when a worker has ended while it was idle.
  init(
    capacity: Int, arguments: [String]? = nil,
    read: @escaping @Sendable (MessageSocket.Message) -> TaskAnswer?,
    report: @escaping @Sendable (String) -> Void
  ) {
    (self.capacity, self.arguments, self.read, self.report) = (capacity, arguments, read, report)
  }

  /// The checksum of the program and of the fonts that pictures are drawn with.
  var version: String { state.withLock(\.version) }

  /// The number of workers that have ended by themselves.
  var lostCount: Int { state.withLock(\.lostCount) }

  /// The memory of all workers in bytes.
  var residentByteCount: Int {
    state.withLock(\.processes).reduce(0) {
      $0 + ProcessMemory.residentByteCount(of: "\($1.identifier)")
    }
  }

  /// Starts all workers except the first, which `launch()` has started; returns when that can draw.
  ///
  /// - Throws: The failure of the first one.
  func start(with first: WorkerProcess) throws(RunFailure) {
    giveBack(try worker(of: first))
    for _ in 1..<max(capacity, 1) {
      // Each is started again when it is needed, and its failure reported then.
      DispatchQueue.global().async {
        if let worker = try? self.newWorker() { self.giveBack(worker) }
      }
    }
  }

  /// Lets a worker do a task, and waits for the outcome.
  func outcome(of task: MessageSocket.Message, _ job: WorkerJob) -> Outcome {
    let worker: Worker
    do throws(RunFailure) {
      worker = try takeWorker()
    } catch {
      return .unavailable(error.message)
    }
    let outcome = outcome(of: task, job, worker)
    switch outcome {
    case .answer, .stopped: giveBack(worker)
    case .killed, .lost, .unavailable: break
    }
    return outcome
  }

  /// Ends all workers.
  func close() {
    let processes = state.withLock { state in
      state.isClosed = true
      return state.processes
    }
    for process in processes { process.signal(SIGKILL) }
    for process in processes { _ = process.wait() }
  }

  // MARK: - Tasks

  private func outcome(
    of task: MessageSocket.Message, _ job: WorkerJob, _ worker: Worker
  ) -> Outcome {
    let socket = worker.process.socket
    do throws(MessageSocket.Failure) {
      try socket.send(task)
      job.begin(socket)
      defer { job.end() }
      while !socket.wait(for: Self.lookingTime) {
        guard job.isOverdue else { continue }
        worker.process.signal(SIGKILL)
        _ = remove(worker.process)
        return .killed
      }
      let message = try socket.receive()
      if let answer = read(message) { return .answer(answer) }
      if message.isEmpty { return .stopped }
    } catch {
      // The connection shows no more than that there is none; the process says the rest.
    }
    worker.process.signal(SIGKILL)
    let end = remove(worker.process)
    state.withLock { $0.lostCount += 1 }
    return .lost(end)
  }

  /// The time after which to look whether a worker should have stopped.
  private static var lookingTime: Duration { .milliseconds(50) }

  // MARK: - Workers

  private func takeWorker() throws(RunFailure) -> Worker {
    while true {
      let (found, version) = state.withLock { state in (state.idle.popLast(), state.version) }
      guard let worker = found else { return try newWorker() }
      // An idle worker has nothing to say.
      if worker.process.socket.isReadable {
        worker.process.signal(SIGKILL)
        let end = remove(worker.process)
        state.withLock { $0.lostCount += 1 }
        report("an idle process ended (\(end.description)) and was replaced")
      } else if worker.version != version {
        // Fonts have changed since it was started.
        worker.process.signal(SIGKILL)
        _ = remove(worker.process)
      } else {
        return worker
      }
    }
  }

  private func giveBack(_ worker: Worker) {
    let isKept = state.withLock { state in
      // A task that came while the first workers were being started may have started one more.
      guard state.processes.count <= capacity else { return false }
      state.idle.append(worker)
      return true
    }
    guard !isKept else { return }
    worker.process.signal(SIGKILL)
    _ = remove(worker.process)
  }

  private func newWorker() throws(RunFailure) -> Worker { try worker(of: try launch()) }

  /// Starts a process, which cannot draw yet.
  func launch() throws(RunFailure) -> WorkerProcess {
    let process: WorkerProcess
    do throws(MessageSocket.Failure) {
      process = try WorkerProcess(arguments: arguments)
    } catch {
      throw .workerNotLaunched(error)
    }
    state.withLock { $0.processes.append(process) }
    return process
  }

  /// Waits until a process can draw.
  private func worker(of process: WorkerProcess) throws(RunFailure) -> Worker {
    let isHeard = !state.withLock(\.isClosed) && process.socket.wait(for: Self.startTime)
    switch isHeard ? (try? process.socket.receive()).flatMap(WorkerGreeting.init) : nil {
    case .ready(let version)?:
      state.withLock { $0.version = version }
      return Worker(process: process, version: version)
    case .failure(let failure)?:
      _ = remove(process)
      throw failure
    case nil:
      process.signal(SIGKILL)
      throw .workerNotReady(remove(process).description)
    }
  }

  /// The time until a worker must be ready.
  private static var startTime: Duration { .seconds(60) }

  /// Waits for the end of a process, and forgets it.
  private func remove(_ process: WorkerProcess) -> ProcessEnd {
    let end = process.wait()
    state.withLock { state in state.processes.removeAll { $0 === process } }
    return end
  }
}
