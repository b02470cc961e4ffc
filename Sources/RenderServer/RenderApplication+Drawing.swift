import FileKit
import FioriRender
import Synchronization
import WebServer

extension RenderApplication {
  /// Lets a drawing thread do work, which may take long, and sends what it returns. The format is that
  /// of the picture for the metrics, or `nil` if none is drawn.
  ///
  /// - Throws: The problem if the queue is full.
  func draw(
    _ format: Format?, for exchange: WebExchange, _ trace: RequestTrace,
    _ work: @escaping @Sendable () -> WebResponse
  ) throws(Problem) {
    let start = ContinuousClock.now
    let timer = TimerBox()
    let ticket = queue.add(
      start: { [self] in
        let begin = ContinuousClock.now
        var response = work()
        // The drawing has the same limit, and its own words for it.
        if ContinuousClock.now - start >= settings.timeout { response = late.response }
        trace.note { times in
          times.waiting = begin - start
          times.drawing = ContinuousClock.now - begin
          times.format = format
        }
        timer.cancel()
        send(response, to: exchange, trace)
      },
      refuse: { [self] in
        timer.cancel()
        send(full.response, to: exchange, trace)
      })
    guard let ticket else { throw full }
    timer.set(
      exchange.after(settings.timeout) { [self] in
        queue.remove(ticket)
        trace.note { $0.waiting = ContinuousClock.now - start }
        send(late.response, to: exchange, trace)
      })
    exchange.whenLeft { [self] departure in
      switch departure {
      case .sending: queue.putBack(ticket)
      case .connection:
        timer.cancel()
        guard queue.remove(ticket) else { return }
        note(Self.clientGone, 0, trace)
      }
    }
  }

  /// The status in the log of a request whose client went away, as nginx writes it.
  private static let clientGone = 499

  /// The problem of a full queue, with the time in which half of it should be drawn.
  private var full: Problem {
    let time = (metrics.meanDrawTime ?? 0) * Double(queue.capacity) / Double(queue.threadCount) / 2
    return .busy(
      "the queue is full (\(queue.capacity.counted("request"))); try again later",
      retryAfter: max(1, Int(time.rounded(.up))))
  }

  private var late: Problem {
    let seconds = Decimal.text(settings.timeout.seconds)
    return Problem(
      504, "the picture was not drawn within \(seconds) s; try again, or describe a smaller one")
  }
}

/// The timer of a request, which is known only after the request has been put into the queue.
private final class TimerBox: Sendable {
  private struct State {
    var timer: WebTimer?
    var isCancelled = false
  }

  private let state = Mutex(State())

  func set(_ timer: WebTimer) {
    let isCancelled = state.withLock { state in
      state.timer = timer
      return state.isCancelled
    }
    if isCancelled { timer.cancel() }
  }

  func cancel() {
    let timer = state.withLock { state in
      state.isCancelled = true
      return state.timer
    }
    timer?.cancel()
  }
}
