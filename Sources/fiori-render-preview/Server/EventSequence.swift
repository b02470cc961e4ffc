import FlyingSocks

/// Events as the body of an answer that does not end.
struct EventSequence: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  /// Gives each event whole.
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
