import Dispatch
import FileKit
import PreviewOptions
import WebServer

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
  /// - Returns: The page's address.
  /// - Throws: The failure if the port cannot be used.
  func start(on port: UInt16?) throws(RunFailure) -> String {
    keepBeating()
    if let port { return try listen(on: port) }
    let usual = PreviewOptions.defaultPort
    if let address = try? listen(on: usual) { return address }
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

  private func listen(on port: UInt16) throws(RunFailure) -> String {
    do {
      let address = try web.start(at: WebAddress(host: "127.0.0.1", port: Int(port)))
      return "http://127.0.0.1:\(address.port)/"
    } catch {
      throw RunFailure.unwritableOutput(
        error.isInUse
          ? "port \(port) is in use; choose another with --port, or use --port 0 for any free port"
          : "port \(port) cannot be used (\(error.reason)); choose another with --port")
    }
  }
}
