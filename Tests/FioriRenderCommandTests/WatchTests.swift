import Foundation
import Testing

@testable import TestSupport

/// `render --watch`: what it draws again.
struct WatchTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func card(_ caption: String, more: String = "") -> String {
    #"{"view": {"type": "kpiView", "items": [\#(more){"metric": "1"}], "caption": "\#(caption)"}}"#
  }

  /// Waits until so many lines have been written to standard error; returns the last.
  private func line(_ count: Int, of run: RunningStream) async throws -> String {
    for _ in 0..<3_000 {
      let lines = try run.errors().split(separator: "\n")
      if lines.count >= count { return String(lines[count - 1]) }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("fewer than \(count) lines: \(try run.errors())")
    return ""
  }

  /// Saves a file at once: on a busy machine, one that is written in place could be seen half written,
  /// and be drawn twice.
  private func save(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: workspace.folder.appending(path: name), options: .atomic)
  }

  private func start(_ arguments: String...) async throws -> RunningStream {
    await Gate.processes.enter()
    let run = try RunningStream(workspace, command: "render", arguments + ["--watch"])
    return run
  }

  private func end(_ run: RunningStream, by signal: Int32) async throws {
    run.signal(signal)
    await expect(run.status(), is: 0)
    await Gate.processes.leave()
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a line for each redraw, until a signal ends it`(signal: Int32) async throws {
    try save(card("A"), to: "a.json")
    let run = try await start("a.json", "-o", "b.png")
    try await line(1, of: run).expect(startsWith: "b.png: ")
    try await expect(line(2, of: run), is: "watching a.json (press Ctrl-C to stop)")
    let first = try workspace.bytes(of: "b.png")
    try save(card("Another caption"), to: "a.json")
    try await line(3, of: run).expect(startsWith: "b.png: ")
    #expect(try workspace.bytes(of: "b.png") != first)
    try await end(run, by: signal)
    try expect(run.errors().filter { $0 == "\n" }.count, is: 3)
    try expect(run.output(), is: "")
  }

  @Test func `an error keeps the picture, and another file fixes it`() async throws {
    try save(card("A"), to: "a.json")
    let run = try await start("a.json")
    _ = try await line(2, of: run)
    let first = try workspace.bytes(of: "a.png")
    try save(card("A", more: #"{"icon": "x.svg"}, "#), to: "a.json")
    try await line(3, of: run).expect(startsWith: "a.json:1:")
    try await expect(line(4, of: run), is: "nothing drawn; waiting for the next change")
    try expect(workspace.bytes(of: "a.png"), is: first)
    try save(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8H0Z"/></svg>"#,
      to: "x.svg")
    try await line(5, of: run).expect(startsWith: "a.png: ")
    try save("Nobody draws this.", to: "notes.csv")
    try save(card("B"), to: "a.json")
    try await line(6, of: run).expect(startsWith: "a.png: ")
    try await end(run, by: SIGINT)
    try expect(run.errors().filter { $0 == "\n" }.count, is: 6)
  }

  @Test func `only pictures that a file affects, and new ones, are drawn again`() async throws {
    try workspace.write(card("A"), to: "cards/a.json")
    try workspace.write(
      #"{"stylesheet": "b.nss", "view": {"type": "kpiView", "items": [{"metric": "1"}]}}"#,
      to: "cards/b.json")
    try workspace.write("@tintColor: #112233;\n", to: "cards/b.nss")
    let run = try await start("cards", "-o", "out/")
    try await line(1, of: run).expect(startsWith: "2 pictures in out/ in ")
    _ = try await line(2, of: run)
    try save("@tintColor: #332211;\n", to: "cards/b.nss")
    try await line(3, of: run).expect(startsWith: "out/b.png: ")
    try workspace.makeFolder("cards/more")
    try save(card("C"), to: "cards/more/c.json")
    try await line(4, of: run).expect(startsWith: "out/more/c.png: ")
    try await end(run, by: SIGINT)
    try expect(run.errors().filter { $0 == "\n" }.count, is: 4)
  }
}
