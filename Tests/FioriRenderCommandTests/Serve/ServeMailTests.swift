import Foundation
import Testing

@testable import TestSupport

/// The mail of six signed cards in `Examples/mail`.
struct ServeMailTests {
  private let workspace: Workspace
  private static let folder = Repository.root.appending(path: "Examples/mail")

  init() throws { workspace = try Workspace() }

  private func startServer() async throws -> RunningServer {
    let folder = Self.folder.path(percentEncoded: false)
    return try await RunningServer(
      workspace, "--templates", "\(folder)/cards", "--signing-key-file", "\(folder)/example.key",
      "--strict")
  }

  /// Writes the mail for a server, and returns the paths of its images.
  private func writeMail(for server: RunningServer) async throws -> [String] {
    let script = Self.folder.appending(path: "make-mail.sh").path(percentEncoded: false)
    let origin = "http://127.0.0.1:\(server.port)"
    let run = try await workspace.run(
      [script, origin],
      environment: ["FIORI_RENDER_PROGRAM": Workspace.program.path(percentEncoded: false)],
      program: URL(filePath: "/bin/sh"))
    run.expect(status: 0, errors: "")
    try workspace.write(run.text, to: "mail.html")
    return run.text.matches(of: /src(?:set)?="([^"]+)"/).map { match in
      String(match.output.1.replacingOccurrences(of: "&amp;", with: "&").dropFirst(origin.count))
    }
  }

  @Test func `six cards are drawn, and none of an altered address`() async throws {
    let server = try await startServer()
    let paths = try await writeMail(for: server)
    // Each card is there in light and in dark.
    expect(paths.count, is: 12)
    var pictures: Set<[UInt8]> = []
    for path in paths {
      let answer = try await server.answer("GET", path)
      expect(answer.problem, is: "200")
      expect(answer.fields["content-type"], is: "image/png")
      expect(answer.fields["x-fiori-warnings"], is: "0")
      pictures.insert(answer.body)
      let altered = path.replacingOccurrences(of: "=", with: "=1")
      try await expect(server.answer("GET", altered).status, is: 403)
    }
    expect(pictures.count, is: paths.count)
    await expect(server.end(), is: 0)
  }

  @Test(.enabled(if: Browser.isWanted, "\(Browser.reason)"))
  func `a browser shows all six`() async throws {
    let server = try await startServer()
    _ = try await writeMail(for: server)
    let page = workspace.folder.appending(path: "mail.html").absoluteString
    let browser = try await LiveBrowser(page, in: workspace)
    do {
      try await browser.wait(
        for: "[...document.images].filter(i => i.complete && i.naturalWidth > 400).length === 6")
    } catch {
      browser.close()
      _ = await server.end()
      throw error
    }
    browser.close()
    await expect(server.end(), is: 0)
  }
}
