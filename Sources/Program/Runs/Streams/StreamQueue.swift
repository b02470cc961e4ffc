import Dispatch
import Synchronization

/// A line of a stream to be answered.
struct StreamLine: Sendable {
  /// The position of its answer, from 0.
  let index: Int
  /// The line number in the input, from 1, counting blank lines.
  let number: Int
  /// The content, which should be JSON.
  let bytes: [UInt8]
}

/// A queue of elements for several consumers.
final class StreamQueue<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Adds an element for one of the consumers.
  func put(_ element: Element) {
    elements.withLock { $0.append(element) }
    count.signal()
  }

  /// Closes the queue for a number of consumers.
  func close(takers: Int) {
    for _ in 0..<takers { count.signal() }
  }

  /// Waits for the next element; returns `nil` when the queue is closed.
  func take() -> Element? {
    count.wait()
    return elements.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

/// The lines that have been read and not answered yet, limited to a fixed number.
///
/// The reader waits for space, so if answers are read slowly or a line takes long to draw, reading
/// slows down and memory does not grow.
final class StreamWindow<Answer: Sendable>: Sendable {
  /// The answers that wait for an earlier one.
  private struct Waiting {
    var next = 0
    var answers: [Int: Answer] = [:]
    /// The space of written answers that has not been returned to the reader yet.
    var heldRoom = 0
  }

  private let room = DispatchSemaphore(value: 0)
  /// The space that is returned at once. Waking the reader for each line takes as long as reading
  /// the line.
  private let batch: Int
  private let waiting = Mutex(Waiting())
  private let isOrdered: Bool
  private let write: @Sendable (Answer) -> Void

  /// Creates a window for a number of lines. Answers are written one at a time, in order or as they
  /// come.
  init(capacity: Int, isOrdered: Bool, write: @escaping @Sendable (Answer) -> Void) {
    self.isOrdered = isOrdered
    self.write = write
    batch = max(capacity / 2, 1)
    // A semaphore must not be released with a lower value than its initial one.
    for _ in 0..<capacity { room.signal() }
  }

  /// Waits for space for one more line, and takes it.
  ///
  /// - Returns: Whether there was space before the deadline.
  @discardableResult
  func enter(before deadline: DispatchTime = .distantFuture) -> Bool {
    room.wait(timeout: deadline) == .success
  }

  /// Accepts the answer at a position, counted from 0, and writes the answers whose turn has come.
  func finish(_ index: Int, _ answer: Answer) {
    let count = waiting.withLock { waiting in
      if isOrdered {
        waiting.answers[index] = answer
        while let answer = waiting.answers.removeValue(forKey: waiting.next) {
          write(answer)
          waiting.next += 1
          waiting.heldRoom += 1
        }
      } else {
        write(answer)
        waiting.heldRoom += 1
      }
      guard waiting.heldRoom >= batch else { return 0 }
      defer { waiting.heldRoom = 0 }
      return waiting.heldRoom
    }
    for _ in 0..<count { room.signal() }
  }
}
