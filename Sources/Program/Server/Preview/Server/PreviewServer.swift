import Dispatch
import FileKit

/// The server of the page, reachable only at the loopback address.
final class PreviewServer: Sendable {
  private let web: WebServer
  private let hub: EventHub
  private let heart = DispatchQueue(label: "heart")

  /// Creates a server without starting it.
  init(handler: PreviewHandler) {
    hub = handler.hub
    web = WebServer(handler, limits: WebLimits(), threadCount: 1)
  }

  /// Starts the server.
  ///
  /// - Parameter port: The port, or `nil` for the default or any free one.
  /// - Returns: The port.
  /// - Throws: The failure if the port cannot be used.
  func start(on port: UInt16?) throws(RunFailure) -> UInt16 {
    keepBeating()
    if let port { return try listen(on: port) }
    let usual = PreviewOptions.defaultPort
    if let port = try? listen(on: usual) { return port }
    return try listen(on: 0)
  }

  /// Closes all connections.
  func stop() { _ = web.stop(within: .zero) }

  /// The time in seconds after which pages hear from the server again.
  private static let beatTime = 15.0

  private func keepBeating() {
    heart.asyncAfter(deadline: .now() + Self.beatTime) { [weak self] in
      guard let self else { return }
      hub.beat()
      keepBeating()
    }
  }

  private func listen(on port: UInt16) throws(RunFailure) -> UInt16 {
    do {
      return UInt16(
        clamping: try web.start(
          at: .address(ServerAddress(host: "127.0.0.1", port: Int(port)), sharesPort: false)
        ).port)
    } catch {
      throw error.failure(port: Int(port))
    }
  }
}
