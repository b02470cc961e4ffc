import Dispatch
import FileKit
import FlyingFox
import FlyingSocks
import Foundation
import Glibc
import PreviewOptions
import Synchronization

/// The server of the page, reachable only at the loopback address.
final class PreviewServer: Sendable {
  private let handler: PreviewHandler
  private let server = Mutex<HTTPServer?>(nil)

  /// Creates a server without starting it.
  init(handler: PreviewHandler) { self.handler = handler }

  /// Starts the server.
  ///
  /// - Parameter port: The port, or `nil` for the default or any free one.
  /// - Returns: The page's address.
  /// - Throws: The failure if the port cannot be used.
  func start(on port: UInt16?) throws(RunFailure) -> String {
    if let port { return try listen(on: port) }
    let usual = PreviewOptions.defaultPort
    if let address = try? listen(on: usual) { return address }
    return try listen(on: 0)
  }

  /// Closes all connections.
  func stop() {
    guard let server = server.withLock({ $0 }) else { return }
    let isDone = DispatchSemaphore(value: 0)
    Task {
      await server.stop(timeout: 0)
      isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + 1)
  }

  private func listen(on port: UInt16) throws(RunFailure) -> String {
    let server: HTTPServer
    do {
      server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled, handler: handler)
    } catch {
      throw Self.failure(port, "\(error)")
    }
    let reply = Mutex<Result<UInt16, RunFailure>?>(nil)
    let isReady = DispatchSemaphore(value: 0)
    let hub = handler.hub
    Task {
      let running = Task { try await server.run() }
      do {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await running.value }
          group.addTask { try await server.waitUntilListening() }
          try await group.next()
          if case .ip4(_, let port) = await server.listeningAddress {
            reply.withLock { $0 = .success(port) }
          }
          isReady.signal()
          group.addTask { try await Self.beat(hub) }
          try await group.waitForAll()
        }
      } catch {
        reply.withLock { $0 = $0 ?? .failure(Self.failure(port, error)) }
        isReady.signal()
      }
    }
    isReady.wait()
    switch reply.withLock({ $0 }) {
    case .success(let port):
      self.server.withLock { $0 = server }
      return "http://127.0.0.1:\(port)/"
    case .failure(let failure): throw failure
    case nil: throw Self.failure(port, "no address")
    }
  }

  private static func beat(_ hub: EventHub) async throws {
    while true {
      try await Task.sleep(for: .seconds(15))
      hub.beat()
    }
  }

  private static func failure(_ port: UInt16, _ error: any Error) -> RunFailure {
    guard case .failed(_, let number, let message)? = error as? SocketError else {
      return failure(port, "\(error)")
    }
    return number == EADDRINUSE
      ? RunFailure.unwritableOutput(
        "port \(port) is in use; choose another with --port, or use --port 0 for any free port")
      : failure(port, message)
  }

  private static func failure(_ port: UInt16, _ reason: String) -> RunFailure {
    RunFailure.unwritableOutput(
      "port \(port) cannot be used (\(reason)); choose another with --port")
  }
}
