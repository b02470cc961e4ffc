import Dispatch
import Glibc
import Synchronization

/// The work that waits for the drawing threads, limited in number.
///
/// Work whose client may have gone waits behind all other work, and leaves when that needs its place.
final class DrawingQueue: Sendable {
  /// A piece of work in the queue.
  final class Ticket: Sendable {
    fileprivate let start: @Sendable () -> Void
    fileprivate let refuse: @Sendable () -> Void

    fileprivate init(
      start: @escaping @Sendable () -> Void, refuse: @escaping @Sendable () -> Void
    ) {
      (self.start, self.refuse) = (start, refuse)
    }
  }

  private struct State {
    var waiting: [Ticket] = []
    var deferred: [Ticket] = []
    var busyCount = 0
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
      // Each has a thread of its own; a concurrent queue runs only as many as there are cores.
      DispatchQueue(label: "drawing \(number)").async { self.work() }
    }
  }

  /// The number of pieces of work that wait.
  var length: Int { state.withLock { $0.waiting.count + $0.deferred.count } }

  /// The number of threads at work.
  var busyCount: Int { state.withLock { $0.busyCount } }

  /// Whether nothing waits or is being drawn.
  var isEmpty: Bool {
    state.withLock { $0.waiting.isEmpty && $0.deferred.isEmpty && $0.busyCount == 0 }
  }

  /// Adds work that a thread will `start`; `refuse` is called instead if it loses its place.
  ///
  /// - Returns: `nil` if the queue is full.
  func add(
    start: @escaping @Sendable () -> Void, refuse: @escaping @Sendable () -> Void
  ) -> Ticket? {
    let ticket = Ticket(start: start, refuse: refuse)
    var loser: Ticket?
    let isAdded = state.withLock { state in
      // Work for a free thread does not have to wait.
      let count = state.busyCount + state.waiting.count + state.deferred.count
      if count >= capacity + threadCount {
        guard !state.deferred.isEmpty else { return false }
        loser = state.deferred.removeFirst()
      }
      state.waiting.append(ticket)
      return true
    }
    loser?.refuse()
    guard isAdded else { return nil }
    count.signal()
    return ticket
  }

  /// Removes work that has not been started; returns whether it was there.
  @discardableResult
  func remove(_ ticket: Ticket) -> Bool {
    state.withLock { state in
      if let place = state.waiting.firstIndex(where: { $0 === ticket }) {
        state.waiting.remove(at: place)
      } else if let place = state.deferred.firstIndex(where: { $0 === ticket }) {
        state.deferred.remove(at: place)
      } else {
        return false
      }
      return true
    }
  }

  /// Puts work that has not been started behind all other work.
  func putBack(_ ticket: Ticket) {
    state.withLock { state in
      guard let place = state.waiting.firstIndex(where: { $0 === ticket }) else { return }
      state.waiting.remove(at: place)
      state.deferred.append(ticket)
    }
  }

  /// Ends the threads once their work is done.
  func close() {
    state.withLock { $0.isClosed = true }
    for _ in 0..<threadCount { count.signal() }
  }

  /// Lets the event loops run before this thread: an answer that needs no drawing is due at once, even
  /// while all cores draw.
  private static func lowerPriority() {
    // On Linux, 0 is the calling thread alone. Without the right to do so, nothing changes.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, drawingNiceness)
  }

  private static let drawingNiceness: CInt = 5

  private func work() {
    Self.lowerPriority()
    while true {
      count.wait()
      let (ticket, isClosed) = state.withLock { state -> (Ticket?, Bool) in
        let ticket =
          state.waiting.isEmpty
          ? (state.deferred.isEmpty ? nil : state.deferred.removeFirst())
          : state.waiting.removeFirst()
        if ticket != nil { state.busyCount += 1 }
        return (ticket, state.isClosed)
      }
      if let ticket {
        ticket.start()
        state.withLock { $0.busyCount -= 1 }
      } else if isClosed {
        return
      }
    }
  }
}
