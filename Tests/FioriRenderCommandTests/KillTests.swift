import Foundation
import Testing

@testable import TestSupport

/// Runs that are killed with no chance to tidy up, and runs beside each other.
struct KillTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private static let count = 120
  private static let journal = ".fiori-render.jsonl"
  private static let arguments = ["cards", "-o", "out/", "--if-changed", "--jobs", "2"]

  private static func cards() -> Set<String> { Set((0..<count).map { "\($0).png" }) }

  private func writeCards() throws {
    for number in 0..<Self.count {
      let card = #"{"type": "kpiCard", "title": "\#(number)", "kpiItems": [{"metric": "1"}]}"#
      try workspace.write(#"{"view": \#(card)}"#, to: "cards/\(number).json")
      // What is as new as a run is drawn again by the next.
      try age("cards/\(number).json", by: 60)
    }
    try workspace.makeFolder("out")
  }

  private func age(_ path: String, by seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: workspace.folder.appending(path: path).path(percentEncoded: false))
  }

  /// The names in a folder that end so.
  private func names(in folder: String = "out", _ ending: String) throws -> Set<String> {
    let path = workspace.folder.appending(path: folder).path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return Set(names.filter { $0.hasSuffix(ending) })
  }

  /// Waits for so many files without leaving its thread: it could be seconds until other tests leave
  /// one, and the run would be over.
  private func wait(for count: Int, _ ending: String) throws {
    while try names(ending).count < count { usleep(2_000) }
  }

  @Test func `finished pictures stay finished, and nothing is left over`() async throws {
    try writeCards()
    var done = 0
    for threshold in [15, 35] {
      await Gate.processes.enter()
      let run = try RunningStream(workspace, command: "render", Self.arguments)
      try wait(for: threshold, ".png")
      run.signal(SIGKILL)
      await expect(run.status(), is: -SIGKILL)
      await Gate.processes.leave()
      done = try names(".png").count
      #expect((threshold..<Self.count).contains(done))
    }
    let last = try await workspace.run(
      ["render"] + Self.arguments + ["--json", "--quiet"], program: Workspace.program)
    last.expect(errors: "")
    let drawn = try RunReport(last.output).statuses.values.count { $0 == "drawn" }
    // A picture that was at its place may not have been in the journal, each time.
    #expect((Self.count - done...Self.count - done + 2).contains(drawn))
    try expect(names(""), is: Self.cards().union([Self.journal]))
    _ = try await workspace.run("render", "cards", "-o", "whole/", "--quiet")
    let wrong = try Self.cards().filter { name in
      try workspace.bytes(of: "out/\(name)") != workspace.bytes(of: "whole/\(name)")
    }
    expect(wrong, is: [])
  }

  @Test func `two runs in one folder keep the pictures of both`() async throws {
    try writeCards()
    let workspace = workspace
    let runs = try await withThrowingTaskGroup(of: CommandRun.self) { group in
      for cards in ["cards/1*.json", "cards/*.json"] {
        group.addTask {
          try await workspace.start("render", cards, "-o", "out/", "--if-changed", "--quiet")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(runs.map { "\($0.status) \($0.errors)" }, is: ["0 ", "0 "])
    let last = try await workspace.run(
      ["render"] + Self.arguments + ["--json", "--quiet"], program: Workspace.program)
    last.expect(errors: "")
    expect(Set(try RunReport(last.output).statuses.values), is: ["unchanged"])
  }

  @Test func `finished pictures of a table also stay finished`() async throws {
    let numbers = 0..<Self.count
    try workspace.write("v\n" + numbers.map { "\($0)\n" }.joined(), to: "t.csv")
    try workspace.write(
      #"""
      {"data": {"file": "t.csv", "each": true}, "name": "${v}",
       "view": {"type": "kpiCard", "title": "${v}", "kpiItems": [{"metric": "1"}]}}
      """#, to: "table.json")
    for file in ["t.csv", "table.json"] { try age(file, by: 60) }
    try workspace.makeFolder("out")
    let arguments = ["table.json", "-o", "out/", "--if-changed", "--jobs", "2", "--scale", "4"]
    await Gate.processes.enter()
    let run = try RunningStream(workspace, command: "render", arguments)
    try wait(for: 15, ".png")
    run.signal(SIGKILL)
    await expect(run.status(), is: -SIGKILL)
    await Gate.processes.leave()
    let done = try names(".png").count
    #expect((15..<Self.count).contains(done))
    let last = try await workspace.run(
      ["render"] + arguments + ["--json", "--quiet"], program: Workspace.program)
    last.expect(errors: "")
    let drawn = try RunReport(last.output).statuses.values.count { $0 == "drawn" }
    #expect((Self.count - done...Self.count - done + 2).contains(drawn))
    try expect(names(""), is: Self.cards().union([Self.journal]))
  }

  @Test func `drafts go when their process is gone, and not before`() async throws {
    try workspace.write(Sample.kpi, to: "folder/plain.json")
    try await workspace.start("record", "folder", "--force").expect(status: 0)
    let recorded = try names(in: "folder", "")
    let (live, dead) = (
      ".fiori-render-0123456789abcdef.part", ".fiori-render-fedcba9876543210.part"
    )
    let foreign = [".fiori-render-notes.part", "notes.part"]
    for name in [live, dead] + foreign { try workspace.write("", to: "folder/\(name)") }
    // As the process does that writes it.
    let path = workspace.folder.appending(path: "folder/\(live)").path(percentEncoded: false)
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    expect(flock(file.fileDescriptor, LOCK_EX), is: 0)
    // There is nothing to write.
    try await workspace.start("record", "folder", "--force").expect(status: 0)
    try expect(names(in: "folder", ""), is: recorded.union(foreign + [live]))
    try file.close()
    try await workspace.start("render", "folder/plain.json", "--scale", "3").expect(status: 0)
    try expect(names(in: "folder", ""), is: recorded.union(foreign))
  }
}
