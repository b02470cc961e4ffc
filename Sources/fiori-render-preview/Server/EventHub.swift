import FlyingSocks
import Synchronization

/// The pages that wait for events.
final class EventHub: Sendable {
  private struct State {
    var next = 0
    var pages: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// Adds a page, and returns its events, starting with `first`.
  func events(first: [UInt8]) -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(Self.patience))
    let id = state.withLock { state in
      state.next += 1
      state.pages[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.pages.removeValue(forKey: id) }
    }
    continuation.yield(Self.event(first))
    return stream
  }

  /// Sends an event to all pages.
  func send(_ data: [UInt8]) { sendAll(Self.event(data)) }

  /// Sends an empty comment to all pages, to detect those that have been closed.
  func beat() { sendAll(Array(":\n\n".utf8)) }

  private func sendAll(_ bytes: [UInt8]) {
    let pages = state.withLock { Array($0.pages.values) }
    for page in pages { page.yield(bytes) }
  }

  /// Encodes a server-sent event; the data has no line endings.
  private static func event(_ data: [UInt8]) -> [UInt8] {
    Array("data: ".utf8) + data + Array("\n\n".utf8)
  }

  /// The number of events kept for a page that does not read; each event is complete, so older ones
  /// may be dropped.
  private static let patience = 4
}

/// Events as the body of a response that does not end.
struct EventSequence: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  /// Returns each event as a single buffer.
  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<[UInt8]>.AsyncIterator
    private var rest: ArraySlice<UInt8> = []

    init(events: AsyncStream<[UInt8]>.AsyncIterator) { self.events = events }

    mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = await events.next()?[...] ?? [] }
      return rest.popFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      defer { rest = [] }
      return rest.isEmpty ? await events.next()?[...] : rest
    }
  }
}
