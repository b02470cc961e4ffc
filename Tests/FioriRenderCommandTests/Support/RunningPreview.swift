import Foundation

/// `preview` while it runs, on a port of its own.
final class RunningPreview: Sendable {
  private let stream: RunningStream
  /// The page's address, with a `/` at its end.
  let address: String

  /// Starts it, and waits for its address.
  init(_ workspace: Workspace, _ inputs: String...) async throws {
    stream = try RunningStream(workspace, command: "preview", inputs + ["--port", "0"])
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

  /// Sends a signal, and waits for the end.
  func end(by signal: Int32 = SIGINT) async -> Int32? {
    stream.signal(signal)
    return await stream.status()
  }
}
