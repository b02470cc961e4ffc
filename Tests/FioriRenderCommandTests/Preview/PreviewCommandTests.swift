import Foundation
import Testing

@testable import TestSupport

/// `preview` from its start to its end.
struct PreviewCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      #"{"view": {"type": "kpiView", "items": [{"metric": "1"}]}}"#, to: "cards/a.json")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `it prints its address, and a signal ends it`(signal: Int32) async throws {
    let preview = try await RunningPreview(workspace, "cards")
    #expect(preview.address.hasPrefix("http://127.0.0.1:"))
    try await preview.body(of: "/").expect(contains: "<title>")
    await expect(preview.end(by: signal), is: 0)
    try expect(preview.errors(), is: "")
  }

  @Test func `a description that ends the preview is shown, and the rest is drawn`() async throws {
    let deadly = #"{"view": {"type": "kpiView", "items": [{"metric": "boom"}]}}"#
    let preview = try await RunningPreview(
      workspace, "cards", environment: ["FIORI_RENDER_TEST_DEATH": "boom"])
    for name in ["b", "c"] {
      try workspace.write(deadly, to: "cards/\(name).json")
      while try !preview.errors().contains("cards/\(name).json: crashed") {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    let good = "/drawing?path=cards/a.json&place=0"
    let bad = "/drawing?path=cards/b.json&place=0"
    try await preview.body(of: good).expect(contains: #""svg":"<svg"#)
    let message =
      "cards/b.json: crashed the preview (signal 4 (SIGILL)); this is a bug, so please report it. "
      + "The file is read again when it changes"
    try await preview.body(of: bad).expect(contains: #""failure":"\#(message)""#)
    try preview.errors().expect(contains: "error: \(message)\n", "error: cards/c.json: crashed")
    // It is tried again when it changes, also to something that ends the preview again.
    try workspace.write(deadly + "\n", to: "cards/b.json")
    while try preview.errors().components(separatedBy: "cards/b.json: crashed").count < 3 {
      try await Task.sleep(for: .milliseconds(10))
    }
    try await preview.body(of: bad).expect(contains: message)
    try workspace.write(
      deadly.replacingOccurrences(of: "boom", with: "2"), to: "cards/b.json")
    var body = ""
    while !body.contains("<svg") { body = try await preview.body(of: bad) }
    await expect(preview.end(), is: 0)
    try expect(preview.output().split(separator: "\n").count, is: 1)
  }

  @Test func `each problem of a description has its code`() async throws {
    try workspace.write(#"{"view": {"type": "kpiView", "captoin": "1"}}"#, to: "cards/b.json")
    let preview = try await RunningPreview(workspace, "cards")
    try await preview.body(of: "/drawing?path=cards/b.json&place=0").expect(
      contains:
        #""diagnostics":[{"severity":"error","code":"unknown-key","text":"cards/b.json:1:30: "#)
    await expect(preview.end(), is: 0)
  }

  @Test func `a folder without descriptions is reported, and waits for one`() async throws {
    try workspace.makeFolder("empty")
    let preview = try await RunningPreview(workspace, "empty")
    await expect(preview.end(), is: 0)
    try expect(
      preview.errors(),
      is: "empty: contains no descriptions yet; the page shows the first one that is saved there\n")
  }

  @Test func `a port in use is reported`() async throws {
    let preview = try await RunningPreview(workspace, "cards")
    let port = preview.address.dropLast().split(separator: ":").last.map(String.init) ?? ""
    let run = try await workspace.run("preview", "cards", "--port", port)
    run.expect(
      status: 73,
      errors:
        "error: port \(port) is in use; choose another with --port, or use --port 0 for any free port\n"
    )
    _ = await preview.end()
  }

  @Test func `missing files are reported`() async throws {
    let run = try await workspace.run("preview", "gone.json")
    run.expect(status: 66, errors: "error: gone.json: does not exist; check the path\n")
  }

  @Test func `a file that is not a description is reported`() async throws {
    try workspace.write("# Guide", to: "guide.md")
    let run = try await workspace.run("preview", "guide.md")
    run.expect(
      status: 66, errors: "error: guide.md: is not a description; use a .json file or a folder\n")
  }

  @Test func `standard input is refused`() async throws {
    let run = try await workspace.run("preview", "-")
    run.expect(status: 64)
    run.errors.expect(contains: "standard input cannot be watched; use a file or a folder")
  }

  @Test func `init opens the preview of its new files`() async throws {
    let preview = try await RunningPreview(
      workspace, command: "init", ["first", "--preview"], environment: ["PATH": "/nowhere"])
    let body = try await preview.body(of: "/drawing?path=first/sales.json&place=0")
    body.expect(contains: "<svg")
    await expect(preview.end(), is: 0)
  }
}
