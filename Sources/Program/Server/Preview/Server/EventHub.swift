import Synchronization

/// The pages that wait for events.
final class EventHub: Sendable {
  private let pages = Mutex<[WebStream]>([])

  /// Adds a page, and sends it a first event.
  func add(_ page: WebStream, first: [UInt8]) {
    pages.withLock { pages in
      pages.removeAll { $0.isClosed }
      pages.append(page)
    }
    page.send(Self.retry + Self.event(first))
  }

  /// The milliseconds after which a page looks for a server that has gone.
  private static let retry = Array("retry: 300\n".utf8)

  /// Sends an event to all pages.
  ///
  /// A page that does not read misses events; each is complete, so the next one makes up for them.
  func send(_ data: [UInt8]) { sendAll(Self.event(data)) }

  /// Sends an empty comment to all pages, to detect those that have been closed.
  func beat() { sendAll(Array(":\n\n".utf8)) }

  private func sendAll(_ bytes: [UInt8]) {
    for page in pages.withLock(\.self) { page.send(bytes) }
  }

  /// Encodes a server-sent event; the data has no line endings.
  private static func event(_ data: [UInt8]) -> [UInt8] {
    Array("data: ".utf8) + data + Array("\n\n".utf8)
  }
}
