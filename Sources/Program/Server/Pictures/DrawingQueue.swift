import Dispatch
import Synchronization

/// The work that waits for the drawing threads, limited in number.
///
/// Work whose client may have gone waits behind all other work, and leaves when that needs its place.
/// If it has been started, it is stopped for other work, and starts again when there is none.
final class DrawingQueue: Sendable {
  /// A piece of work in the queue.
  final class Ticket: Sendable {
    fileprivate let start: @Sendable () -> Bool
    fileprivate let stop: @Sendable () -> Void
    fileprivate let refuse: @Sendable () -> Void

    fileprivate init(
      start: @escaping @Sendable () -> Bool, stop: @escaping @Sendable () -> Void,
      refuse: @escaping @Sendable () -> Void
    ) {
      (self.start, self.stop, self.refuse) = (start, stop, refuse)
    }
  }

  /// Work that has been started.
  private struct Running {
    let ticket: Ticket
    var isDeferred: Bool
    var isStopping = false
  }

  private struct State {
    var waiting: [Ticket] = []
    var deferred: [Ticket] = []
    var running: [Running] = []
    var isClosed = false
  }

  /// The number of pieces of work that may wait.
  let capacity: Int
  /// The number of drawing threads.
  let threadCount: Int
  private let state = Mutex(State())
  private let count = DispatchSemaphore(value: 0)

  /// Creates a queue, and starts its threads.
  init(capacity: Int, threadCount: Int) {
    (self.capacity, self.threadCount) = (capacity, threadCount)
    for number in 0..<threadCount {
      // Each has its own thread; a concurrent queue runs only as many as there are cores.
      DispatchQueue(label: "drawing \(number)").async { self.work() }
    }
  }

  /// The number of pieces of work that wait.
  var length: Int { state.withLock { $0.waiting.count + $0.deferred.count } }

  /// The number of threads at work.
  var busyCount: Int { state.withLock { $0.running.count } }

  /// Whether nothing waits or is being drawn.
  var isEmpty: Bool {
    state.withLock { $0.waiting.isEmpty && $0.deferred.isEmpty && $0.running.isEmpty }
  }

  /// Adds work for a thread.
  ///
  /// - Parameters:
  ///   - start: Does the work; returns false if it was stopped, and must be started again.
  ///   - stop: Asks work that has been started to stop soon.
  ///   - refuse: Is called instead of `start` if the work loses its place.
  /// - Returns: `nil` if the queue is full.
  func add(
    start: @escaping @Sendable () -> Bool, stop: @escaping @Sendable () -> Void,
    refuse: @escaping @Sendable () -> Void
  ) -> Ticket? {
    let ticket = Ticket(start: start, stop: stop, refuse: refuse)
    var loser: Ticket?
    var stopped: Ticket?
    let isAdded = state.withLock { state in
      // Work for a free thread does not have to wait.
      let count = state.running.count + state.waiting.count + state.deferred.count
      if count >= capacity + threadCount {
        guard !state.deferred.isEmpty else { return false }
        loser = state.deferred.removeFirst()
      }
      state.waiting.append(ticket)
      stopped = stopOne(&state)
      return true
    }
    loser?.refuse()
    stopped?.stop()
    guard isAdded else { return nil }
    count.signal()
    return ticket
  }

  /// Removes work that has not been started; returns whether it was there.
  @discardableResult
  func remove(_ ticket: Ticket) -> Bool {
    state.withLock { state in
      if let index = state.waiting.firstIndex(where: { $0 === ticket }) {
        state.waiting.remove(at: index)
      } else if let index = state.deferred.firstIndex(where: { $0 === ticket }) {
        state.deferred.remove(at: index)
      } else {
        return false
      }
      return true
    }
  }

  /// Puts work behind all other work.
  func putBack(_ ticket: Ticket) {
    let stopped = state.withLock { state -> Ticket? in
      if let index = state.waiting.firstIndex(where: { $0 === ticket }) {
        state.waiting.remove(at: index)
        state.deferred.append(ticket)
      } else if let index = state.running.firstIndex(where: { $0.ticket === ticket }) {
        state.running[index].isDeferred = true
        return stopOne(&state)
      }
      return nil
    }
    stopped?.stop()
  }

  /// Returns work to stop because other work waits for its thread; `nil` if there is none.
  private func stopOne(_ state: inout State) -> Ticket? {
    let freeCount = threadCount - state.running.count + state.running.count(where: \.isStopping)
    guard state.waiting.count > freeCount,
      let index = state.running.firstIndex(where: { $0.isDeferred && !$0.isStopping })
    else { return nil }
    state.running[index].isStopping = true
    return state.running[index].ticket
  }

  /// Ends the threads once their work is done.
  func close() {
    state.withLock { $0.isClosed = true }
    for _ in 0..<threadCount { count.signal() }
  }

  private func work() {
    while true {
      count.wait()
      let (ticket, isClosed) = state.withLock { state in (Self.next(&state), state.isClosed) }
      if let ticket {
        let isDone = ticket.start()
        let isBack = state.withLock { state in
          state.running.removeAll { $0.ticket === ticket }
          if !isDone { state.deferred.append(ticket) }
          return !isDone
        }
        if isBack { count.signal() }
      } else if isClosed {
        return
      }
    }
  }

  /// Takes the next work and notes that it has been started; `nil` if there is none.
  private static func next(_ state: inout State) -> Ticket? {
    let isDeferred = state.waiting.isEmpty
    guard !isDeferred || !state.deferred.isEmpty else { return nil }
    let ticket = isDeferred ? state.deferred.removeFirst() : state.waiting.removeFirst()
    state.running.append(Running(ticket: ticket, isDeferred: isDeferred))
    return ticket
  }
}
