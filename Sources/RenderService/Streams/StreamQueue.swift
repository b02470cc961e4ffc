import Dispatch
import Synchronization

/// A line of a stream, to be answered.
struct StreamLine: Sendable {
  /// The place of its answer among the answers, from 0.
  let place: Int
  /// Its number in the input, from 1; lines without anything count.
  let number: Int
  /// JSON, as it is hoped.
  let bytes: [UInt8]
}

/// Elements that wait for whoever is free.
final class StreamQueue<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Adds an element for one of those who wait.
  func put(_ element: Element) {
    elements.withLock { $0.append(element) }
    count.signal()
  }

  /// Tells so many takers that nothing more comes.
  func close(takers: Int) {
    for _ in 0..<takers { count.signal() }
  }

  /// Waits for the next element; `nil` when no more come.
  func take() -> Element? {
    count.wait()
    return elements.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

/// The lines that have been read and not answered yet, of which there are never more than so many.
///
/// Whoever reads waits for room, so that a reader of answers who is slow, or whom a slow line keeps
/// waiting, slows the reading down and not the memory up.
final class StreamWindow<Answer: Sendable>: Sendable {
  /// Answers that wait for an earlier one.
  private struct Waiting {
    var next = 0
    var answers: [Int: Answer] = [:]
  }

  private let room = DispatchSemaphore(value: 0)
  private let waiting = Mutex(Waiting())
  private let isOrdered: Bool
  private let write: @Sendable (Answer) -> Void

  /// A window of so many lines, whose answers are written one at a time: in the order of their
  /// places, or as they come.
  init(capacity: Int, isOrdered: Bool, write: @escaping @Sendable (Answer) -> Void) {
    self.isOrdered = isOrdered
    self.write = write
    // A semaphore may not go with less than it began with.
    for _ in 0..<capacity { room.signal() }
  }

  /// Waits until there is room for one more line, and takes it.
  ///
  /// - Returns: Whether there was room in time.
  @discardableResult
  func enter(before deadline: DispatchTime = .distantFuture) -> Bool {
    room.wait(timeout: deadline) == .success
  }

  /// Takes the answer to the line at a place, counted from 0, and writes those whose turn it is.
  func finish(_ place: Int, _ answer: Answer) {
    let count = waiting.withLock { waiting in
      guard isOrdered else {
        write(answer)
        return 1
      }
      waiting.answers[place] = answer
      let first = waiting.next
      while let answer = waiting.answers.removeValue(forKey: waiting.next) {
        write(answer)
        waiting.next += 1
      }
      return waiting.next - first
    }
    for _ in 0..<count { room.signal() }
  }
}
