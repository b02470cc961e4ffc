import Foundation
import Testing

@testable import TestSupport

/// A batch that is ended early.
struct InterruptionTests {
  private let workspace: Workspace

  private static let count = 500

  init() throws {
    workspace = try Workspace()
    for number in 0..<Self.count { try workspace.write(Sample.kpi, to: "cards/\(number).json") }
  }

  /// Linux's `F_SETPIPE_SZ`, which Glibc's headers declare only with `_GNU_SOURCE`.
  private static let setPipeSize: CInt = 1_031

  /// Waits until eight files of a kind are in the folder of the pictures, without leaving its thread: it
  /// could be seconds until other tests leave one.
  private func waitForFiles(_ suffix: String) throws {
    let folder = workspace.folder.appending(path: "out").path(percentEncoded: false)
    for _ in 0..<12_000 {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      if names.count(where: { $0.hasSuffix(suffix) }) >= 8 { return }
      usleep(5_000)
    }
    Issue.record("fewer than eight files end in '\(suffix)'")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `it leaves whole files and no others`(number: Int32) async throws {
    await Gate.processes.enter()
    try workspace.makeFolder("out")
    // It waits for somebody to read about the first thirty pictures, so that it cannot draw all of them
    // before the signal, however busy the machine is.
    let report = Pipe()
    _ = fcntl(report.fileHandleForWriting.fileDescriptor, Self.setPipeSize, 4_096)
    let run = try RunningStream(
      workspace, command: "render", ["cards", "-o", "out/", "--jobs", "2", "--json"],
      output: report.fileHandleForWriting)
    try report.fileHandleForWriting.close()
    try waitForFiles(".png")
    run.signal(number)
    _ = try report.fileHandleForReading.readToEnd()
    // Whoever started it sees what ended it.
    await expect(run.status(), is: -number)
    await Gate.processes.leave()
    let files = try workspace.paths().filter { $0.hasPrefix("out/") && $0 != "out/" }
    #expect((8..<Self.count).contains(files.count))
    #expect(files.allSatisfy { $0.hasSuffix(".png") })
    let end = Array("IEND".utf8)
    for file in files {
      let bytes = try workspace.bytes(of: file)
      #expect(bytes.suffix(8).prefix(4).elementsEqual(end))
    }
  }

  @Test func `nobody who reads leaves no drafts behind`() async throws {
    await Gate.processes.enter()
    let report = Pipe()
    let run = try RunningStream(
      workspace, command: "render", ["cards", "-o", "out/", "--json"],
      output: report.fileHandleForWriting)
    try report.fileHandleForWriting.close()
    try report.fileHandleForReading.close()
    await expect(run.status(), is: 73)
    await Gate.processes.leave()
    try expect(workspace.paths().contains { $0.hasSuffix(".part") }, is: false)
  }

  @Test func `of one description all pictures or none`() async throws {
    let figures = (0..<Self.count).map { _ in #"{"view": \#(Sample.view)}"# }
    try workspace.write(#"{"figures": [\#(figures.joined(separator: ","))]}"#, to: "many.json")
    try workspace.makeFolder("out")
    await Gate.processes.enter()
    // So large that a busy machine does not draw all before the signal.
    let run = try RunningStream(
      workspace, command: "render", ["many.json", "-o", "out/", "--jobs", "2", "--scale", "8"])
    try waitForFiles(".part")
    run.signal(SIGTERM)
    await expect(run.status(), is: -SIGTERM)
    await Gate.processes.leave()
    try expect(workspace.paths().filter { $0.hasPrefix("out/") }, is: ["out/"])
  }
}
