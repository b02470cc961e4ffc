import Foundation
import Testing

@testable import TestSupport

/// A browser without a window that stays open on a page, spoken to in Chromium's own protocol.
///
/// The protocol comes through two named pipes: what a page of `Browser` is tried with ends before
/// anything happens on the disk.
final class LiveBrowser: Sendable {
  private let process: Process
  private let output: FileHandle
  private let input: FileHandle
  private let session: String

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Opens a page in a window of a size.
  init(_ address: String, size: (width: Int, height: Int) = (1280, 800), in workspace: Workspace)
    async throws
  {
    let pipes = try ["to", "from"].map { name in
      let path = workspace.streams.appending(path: "\(name)-\(UUID().uuidString)").path()
      guard mkfifo(path, 0o600) == 0 else { throw Failure(description: "no pipe") }
      return path
    }
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let profile = workspace.outside.appending(path: "live-browser").path()
    process.arguments = [
      "-c",
      "exec /usr/bin/chromium --headless --no-sandbox --disable-gpu --remote-debugging-pipe "
        + "--user-data-dir='\(profile)' --window-size=\(size.width),\(size.height) about:blank "
        + "3<'\(pipes[0])' 4>'\(pipes[1])'",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let input = try FileHandle(forWritingTo: URL(filePath: pipes[0]))
    let output = try FileHandle(forReadingFrom: URL(filePath: pipes[1]))
    var rest = Data()
    let target = try Self.ask(
      ["id": 1, "method": "Target.createTarget", "params": ["url": address]], input, output, &rest)
    let parameters: [String: Any] = [
      "targetId": target["targetId"] as? String ?? "", "flatten": true,
    ]
    let attached = try Self.ask(
      ["id": 2, "method": "Target.attachToTarget", "params": parameters], input, output, &rest)
    session = attached["sessionId"] as? String ?? ""
    (self.input, self.output) = (input, output)
  }

  /// Ends the browser, and waits for it: it writes to its folder until its end, which would make the folder
  /// anew behind the workspace that removes it.
  func close() {
    process.terminate()
    for handle in [input, output] { try? handle.close() }
    process.waitUntilExit()
  }

  /// What an expression of the page's script gives, as a text.
  func text(_ expression: String) throws -> String {
    let message: [String: Any] = [
      "id": Int.random(in: 1_000..<1_000_000_000), "method": "Runtime.evaluate",
      "sessionId": session,
      "params": [
        "expression": "(async () => String(await (\(expression))))()", "awaitPromise": true,
        "returnByValue": true,
      ] as [String: Any],
    ]
    var rest = Data()
    let reply = try Self.ask(message, input, output, &rest)
    let result = reply["result"] as? [String: Any]
    guard reply["exceptionDetails"] == nil, let text = result?["value"] as? String else {
      throw Failure(description: "\(reply)")
    }
    return text
  }

  /// Expects what an expression of the page's script gives.
  func expect(
    _ expression: String, is text: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try self.text(expression) == text, "\(expression)", sourceLocation: place)
  }

  /// Waits until a condition of the page's script holds; it has ten seconds, far more than anything
  /// takes, after which what is expected of the page fails in the test's own words.
  func wait(for condition: String) async throws {
    for _ in 0..<500 {
      // While a page is loaded, there is nothing that could be asked.
      if (try? text("Boolean(\(condition))")) == "true" { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Failure(description: "never: \(condition)")
  }

  /// Sends a message and reads replies up to its own.
  private static func ask(
    _ message: [String: Any], _ input: FileHandle, _ output: FileHandle, _ rest: inout Data
  ) throws -> [String: Any] {
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      while let end = rest.firstIndex(of: 0) {
        let reply = try JSONSerialization.jsonObject(with: rest[..<end]) as? [String: Any] ?? [:]
        rest = Data(rest[(end + 1)...])
        guard reply["id"] as? Int == message["id"] as? Int else { continue }
        if let error = reply["error"] { throw Failure(description: "\(error)") }
        return reply["result"] as? [String: Any] ?? [:]
      }
      let more = output.availableData
      if more.isEmpty { throw Failure(description: "the browser has ended") }
      rest += more
    }
  }
}
