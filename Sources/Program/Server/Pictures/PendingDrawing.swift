import FileKit
import FioriRender
import Synchronization

/// A request from the queue to its answer: its timer, its client, and the worker that has it.
final class PendingDrawing: Sendable {
  private struct State {
    var job: WorkerJob?
    var timer: WebTimer?
    /// Whether it has been answered, or no one waits for it anymore.
    var isOver = false
  }

  private let application: RenderApplication
  private let task: DrawingTask
  /// The format of the picture for the metrics; `nil` if none is drawn.
  private let format: Format?
  private let exchange: WebExchange
  private let trace: RequestTrace
  /// Makes the response from the worker's answer, on a drawing thread.
  private let finish: @Sendable (WorkerAnswer) -> WebResponse
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(
    _ application: RenderApplication, _ task: DrawingTask, _ format: Format?,
    for exchange: WebExchange, _ trace: RequestTrace,
    finish: @escaping @Sendable (WorkerAnswer) -> WebResponse
  ) {
    (self.application, self.task, self.format) = (application, task, format)
    (self.exchange, self.trace, self.finish) = (exchange, trace, finish)
  }

  /// Puts the request into the queue.
  ///
  /// - Throws: The problem if the queue is full.
  func enqueue() throws(Problem) {
    let queue = application.queue
    let ticket = queue.add(
      start: draw, stop: { self.state.withLock(\.job)?.stop() }, refuse: { self.send(self.full) })
    guard let ticket else { throw full }
    let timer = exchange.after(application.settings.timeout) { [self] in
      queue.remove(ticket)
      trace.note { $0.waiting = $0.waiting ?? (ContinuousClock.now - start) }
      send(late)
    }
    let isOver = state.withLock { state in
      state.timer = timer
      return state.isOver
    }
    if isOver { timer.cancel() }
    exchange.whenLeft { [self] departure in
      switch departure {
      case .sending: queue.putBack(ticket)
      case .connection:
        queue.remove(ticket)
        guard end() else { return }
        application.note(Self.clientGone, 0, trace)
      }
    }
  }

  /// The status in the log of a request whose client went away, as nginx writes it.
  private static let clientGone = 499

  // MARK: - On a drawing thread

  /// Draws; returns whether the request is over, and not only stopped for others.
  private func draw() -> Bool {
    let begin = ContinuousClock.now
    let job = WorkerJob()
    let isOver = state.withLock { state in
      if !state.isOver { state.job = job }
      return state.isOver
    }
    if isOver { return true }
    let outcome = application.workers.outcome(of: task.message, job)
    trace.note { [self] course in
      course.waiting = begin - start
      course.drawing = ContinuousClock.now - begin
      course.format = format
      if case .answer(let answer) = outcome { course.counts = answer.counts }
    }
    switch outcome {
    case .answer(let answer): send(finish(answer))
    case .stopped: break
    case .killed:
      application.log.add(
        .warning, trace, "did not stop when it was abandoned; its process was killed")
    case .lost(let end):
      application.log.add(.error, trace, "ended the process that drew it (\(end.description))")
      send(.lost(trace.id))
    case .unavailable(let reason):
      application.log.add(.error, trace, reason)
      send(.busy("nothing can be drawn at the moment; try again", retryAfter: 1))
    }
    return state.withLock { state in
      state.job = nil
      return state.isOver
    }
  }

  // MARK: - The end

  private func send(_ problem: Problem) { send(problem.response) }

  private func send(_ response: WebResponse) {
    if end() { application.send(response, to: exchange, trace) }
  }

  /// Ends the request, and stops its worker; returns false if it had already ended.
  private func end() -> Bool {
    let found = state.withLock { state -> State? in
      guard !state.isOver else { return nil }
      state.isOver = true
      return state
    }
    guard let found else { return false }
    found.timer?.cancel()
    found.job?.stop()
    return true
  }

  /// The problem of a full queue, with the time until half of it should be drawn.
  private var full: Problem {
    let (queue, mean) = (application.queue, application.metrics.meanDrawTime ?? 0)
    let time = mean * Double(queue.capacity) / Double(queue.threadCount) / 2
    return .busy(
      "the queue is full (\(queue.capacity.counted("request"))); try again later",
      retryAfter: max(1, Int(time.rounded(.up))))
  }

  private var late: Problem {
    let seconds = Decimal.text(application.settings.timeout.seconds)
    return Problem(
      504, "the picture was not drawn within \(seconds) s; try again, or describe a smaller one")
  }
}
