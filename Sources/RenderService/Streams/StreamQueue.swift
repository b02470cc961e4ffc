import Dispatch
import Synchronization

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
