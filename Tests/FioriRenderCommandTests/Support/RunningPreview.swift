import Foundation

/// `preview` while it runs, on a port of its own.
final class RunningPreview: Sendable {
  private let stream: RunningStream
  /// The page's address, with a `/` at its end.
  let address: String

  /// Starts it, and waits for its address.
  convenience init(
    _ workspace: Workspace, _ inputs: String..., environment: [String: String] = [:]
  ) async throws {
    try await self.init(
      workspace, command: "preview", inputs + ["--port", "0"], environment: environment)
  }

  /// Starts a command that serves a preview, and waits for the address.
  init(
    _ workspace: Workspace, command: String, _ arguments: [String], environment: [String: String]
  ) async throws {
    stream = try RunningStream(
      workspace, command: command, arguments, environment: environment)
    var printed: String?
    while printed == nil {
      try await Task.sleep(for: .milliseconds(10))
      printed = try stream.output().firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//).map {
        String($0.output)
      }
      if try !stream.errors().isEmpty, printed == nil { break }
    }
    address = printed ?? ""
  }

  /// What it has said so far.
  func errors() throws -> String { try stream.errors() }

  /// What it has written so far.
  func output() throws -> String { try stream.output() }

  /// Asks for a path of the page, again and again while nobody listens; returns the body.
  func body(of path: String) async throws -> String {
    let port = address.dropLast().split(separator: ":").last.flatMap { UInt16($0) } ?? 0
    let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
    for _ in 0..<500 {
      let body = try? await RunningServer.inBackground {
        let socket = try ClientSocket(port: port)
        try socket.write(Data(request.utf8))
        return try ServedResponse(socket.readAll()).text
      }
      if let body { return body }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw ClientSocket.ClientError.refused
  }

  /// Sends a signal, and waits for the end.
  func end(by signal: Int32 = SIGINT) async -> Int32? {
    stream.signal(signal)
    return await stream.status()
  }
}
