import Dispatch
import Synchronization
import Testing

@testable import RenderService
@testable import TestSupport

/// The lines that a stream has in flight.
struct StreamWindowTests {
  private final class Log: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func write(_ text: String) { texts.withLock { $0.append(text) } }
  }

  private let log = Log()

  private func window(_ capacity: Int, isOrdered: Bool = true) -> StreamWindow<String> {
    StreamWindow(capacity: capacity, isOrdered: isOrdered, write: log.write)
  }

  @Test func `there are never more lines than its capacity`() {
    let window = window(3)
    for _ in 0..<3 { #expect(window.enter(before: .now())) }
    #expect(!window.enter(before: .now()))
    window.finish(0, "a")
    #expect(window.enter(before: .now()))
    #expect(!window.enter(before: .now()))
  }

  @Test func `an answer that waits for an earlier one keeps its slot`() {
    let window = window(3)
    for _ in 0..<3 { window.enter() }
    window.finish(2, "c")
    window.finish(1, "b")
    #expect(log.all.isEmpty)
    #expect(!window.enter(before: .now()))
    window.finish(0, "a")
    expect(log.all, is: ["a", "b", "c"])
    for _ in 0..<3 { #expect(window.enter(before: .now())) }
    #expect(!window.enter(before: .now()))
  }

  @Test func `half of the slots are returned at once`() {
    let window = window(8)
    for _ in 0..<8 { window.enter() }
    for place in 0..<3 { window.finish(place, "") }
    #expect(!window.enter(before: .now()))
    window.finish(3, "")
    for _ in 0..<4 { #expect(window.enter(before: .now())) }
    #expect(!window.enter(before: .now()))
  }

  @Test func `without an order answers are written as they come`() {
    let window = window(2, isOrdered: false)
    for _ in 0..<2 { window.enter() }
    window.finish(1, "b")
    expect(log.all, is: ["b"])
    #expect(window.enter(before: .now()))
    window.finish(0, "a")
    expect(log.all, is: ["b", "a"])
  }
}
