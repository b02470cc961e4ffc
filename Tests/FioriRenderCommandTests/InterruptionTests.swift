import FileKit
import FioriRender
import Foundation
import Synchronization
import Testing

@testable import RenderService
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

  /// Waits until eight pictures are in their folder, without leaving its thread: it could be seconds
  /// until other tests leave one.
  private func waitForPictures() throws {
    let folder = workspace.folder.appending(path: "out").path(percentEncoded: false)
    for _ in 0..<12_000 {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      if names.count(where: { $0.hasSuffix(".png") }) >= 8 { return }
      usleep(5_000)
    }
    Issue.record("fewer than eight pictures")
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
    try waitForPictures()
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

  @Test func `closed output leaves no drafts behind`() async throws {
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

  /// A table of so many rows, whose last has a cell that is left to say.
  private func writeTable(_ count: Int, last: String = "1") throws {
    let cells = (1..<count).map { "\($0)" } + [last]
    let rows = cells.enumerated().map { "\($0 + 1),\($1)\n" }
    try workspace.write("r,v\n" + rows.joined(), to: "t.csv")
    try workspace.write(
      #"""
      {"data": {"file": "t.csv", "each": true}, "name": "${r}",
       "view": {"type": "kpiView", "items": [{"metric": {"value": {"$": "v"}}}]}}
      """#, to: "table.json")
    for file in ["t.csv", "table.json"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)],
        ofItemAtPath: workspace.folder.appending(path: file).path(percentEncoded: false))
    }
  }

  @Test func `for a table it keeps the finished pictures, and reports their number`() async throws {
    try writeTable(Self.count)
    try workspace.makeFolder("out")
    let arguments = ["table.json", "-o", "out/", "--jobs", "2", "--scale", "8", "--if-changed"]
    await Gate.processes.enter()
    let run = try RunningStream(workspace, command: "render", arguments + ["--json"])
    try waitForPictures()
    run.signal(SIGTERM)
    await expect(run.status(), is: -SIGTERM)
    await Gate.processes.leave()
    let files = try workspace.paths().filter { $0.hasSuffix(".png") }
    #expect((8..<Self.count).contains(files.count))
    try run.errors().expect(
      endsWith: "interrupted: kept \(files.count) of \(Self.count) pictures\n")
    let report = try RunReport(Array(run.output().utf8))
    expect(Set(report.statuses.keys), is: files)
    expect([report.drawn, report.unchanged, report.failed], is: [files.count, 0, 0])
    let next = try await workspace.run(
      ["render"] + arguments + ["--json", "--quiet"], program: Workspace.program)
    let rest = try RunReport(next.output)
    expect([rest.drawn, rest.unchanged], is: [Self.count - files.count, files.count])
  }

  @Test func `of a table with an error no picture is written`() async throws {
    try writeTable(100)
    try await workspace.run("render", "table.json", "-o", "out/", "--jobs", "2").expect(status: 0)
    let earlier = try workspace.bytes(of: "out/1.png")
    try writeTable(100, last: "many")
    let careful = try await workspace.run("render", "table.json", "-o", "new/", "--jobs", "2")
    careful.expect(status: 65)
    expect(careful.errorLines.count, is: 1)
    try workspace.expect(has: "out/100.png", lacks: "new/")
    let again = try await workspace.run("render", "table.json", "-o", "out/", "--scale", "1")
    again.expect(status: 65, errors: careful.errors)
    try expect(workspace.bytes(of: "out/1.png"), is: earlier)
    let bold = try await workspace.run("render", "table.json", "-o", "new/", "--keep-going")
    bold.expect(status: 65, errors: careful.errors)
    try expect(workspace.paths().count { $0.hasPrefix("new/") }, is: 100)
  }

  /// Reading finds nothing wrong in the rows, but lowering does.
  @Test func `of a table with a row that cannot be drawn no picture is written`() async throws {
    try writeTable(100, last: "0")
    try workspace.write(
      #"""
      {"data": {"file": "t.csv", "each": true}, "name": "${r}",
       "view": {"type": "kpiView", "items": [{"fraction": {"value": 1, "total": {"$": "v"}}}]}}
      """#, to: "table.json")
    try workspace.write(Sample.kpi, to: "kpi.json")
    let run = try await workspace.run("render", "table.json", "kpi.json", "-o", "out/")
    run.expect(
      status: 65,
      errors:
        "table.json:2:75: error: view.items[0].fraction.total: expected a number above 0, found 0 "
        + "(column 'v' of t.csv:101)\n")
    try workspace.expect(
      paths: workspace.paths().filter { !$0.hasPrefix("out/") }.union(["out/", "out/kpi.png"]))
  }

  /// Ends a run, on two threads, when so many figures are done.
  private final class Stop: RunListener {
    let level = MessageLevel()
    let request: ShutdownRequest
    let count: Int
    let lines = Mutex<[String]>([])

    init(after count: Int) throws {
      request = try ShutdownRequest()
      self.count = count
    }

    struct Progress: RunProgress {
      let stop: Stop
      var done = 0

      mutating func advance(by count: Int, at name: String) {
        done += count
        if done == stop.count { stop.request.make() }
      }

      func clear() {}
    }

    func progress(of total: Int, doing work: String?) -> (any RunProgress)? {
      work == nil ? Progress(stop: self) : nil
    }

    let takesStandardOutput = false

    func addDifference(_ text: String, in file: String, at line: Int?) {}

    func show(_ diagnostics: [Diagnostic]) {
      lines.withLock { $0 += diagnostics.map(\.description) }
    }
    func show(_ failure: RunFailure) { lines.withLock { $0.append(failure.message) } }
    func warn(_ message: String) { lines.withLock { $0.append(message) } }
    func report(_ line: String) { lines.withLock { $0.append(line) } }
    func note(_ message: String) {}
    func announce(_ line: String) {}
  }

  /// Draws a description until so many of its figures are done.
  ///
  /// - Returns: What is said, and the number of pictures.
  private func draw(_ file: String, until count: Int) throws -> (lines: [String], pictures: Int) {
    let stop = try Stop(after: count)
    let folder = workspace.folder.path(percentEncoded: false) + "/"
    var job = RenderJob(inputs: [folder + file])
    (job.output, job.jobs) = (folder + "out/", 2)
    job.request = { stop.request }
    try job.run(stop)
    let pictures = try workspace.paths().count { $0.hasPrefix("out/") && $0.hasSuffix(".png") }
    return (stop.lines.withLock(\.self), pictures)
  }

  @Test func `the thread of another figure stops at its next stage`() throws {
    try writeTable(200)
    let (lines, pictures) = try draw("table.json", until: 20)
    // The other thread may have finished its figure meanwhile.
    #expect((20...21).contains(pictures))
    expect(lines, is: ["interrupted: kept \(pictures) of 200 pictures"])
  }

  @Test func `of a description without a table all pictures or none`() throws {
    let figures = (0..<Self.count).map { _ in #"{"view": \#(Sample.view)}"# }
    try workspace.write(#"{"figures": [\#(figures.joined(separator: ","))]}"#, to: "many.json")
    let (lines, pictures) = try draw("many.json", until: Self.count / 2)
    expect(pictures, is: 0)
    expect(lines, is: ["interrupted: kept 0 of \(Self.count) pictures"])
  }
}
