import FioriRender
import Foundation
import Testing

@testable import RenderService
@testable import TestSupport

/// How a stream ends.
struct StreamEndTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a signal ends it when all lines read so far are answered`(number: Int32) async throws {
    await Gate.processes.enter()
    let stream = try RunningStream(workspace, ["--jobs", "2", "--ready"])
    try await stream.waitForLines(1)
    try stream.write(Sample.kpi + Sample.misspelt + Sample.kpi + #"{"id": "half", "vi"#)
    try await stream.waitForLines(4)
    stream.signal(number)
    await expect(stream.status(), is: 0)
    try expect(stream.output().split(separator: "\n").count, is: 4)
    #expect(try stream.errors().isEmpty)
    await Gate.processes.leave()
  }

  @Test func `the timeout applies to a line, regardless of its number of figures or rows`()
    async throws
  {
    let figure = #"{"view": {"type": "chartView", "series": [{"values": [1, 2, 3]}]}}"#
    let figures = Array(repeating: figure, count: 1_000).joined(separator: ",")
    let rows = (0..<20_000).map { "{\"a\":\($0)}" }.joined(separator: ",")
    let input = """
      {"id": "figures", "figures": [\(figures)]}
      {"id": "rows", "data": {"values": [\(rows)], "each": true}, "view": {"type": "kpiView", \
      "items": [{"metric": {"value": {"$": "a"}}}]}}

      """
    let run = try await workspace.run("stream", "--timeout", "0.5", input: input + Sample.kpi)
    run.expect(status: 0, errors: "")
    let replies = try StreamReply.all(run.output)
    expect(
      replies.map { $0.diagnostics.map(\.message) },
      is: [
        ["timed out after 0.5 s; raise --timeout"], ["timed out after 0.5 s; raise --timeout"], [],
      ])
  }

  @Test func `after a request to end, drawing is cancelled when its time is over`() throws {
    let request = try ShutdownRequest()
    let (patient, hasty) = (
      ShutdownGrace(request, .seconds(3_600)).token, ShutdownGrace(request, .zero).token
    )
    expect([patient.isCancelled, hasty.isCancelled], is: [false, false])
    request.make()
    expect([patient.isCancelled, hasty.isCancelled], is: [false, true])
  }

  @Test func `an answer comes when its line has, and not with the next`() async throws {
    await Gate.processes.enter()
    let stream = try RunningStream(workspace)
    for count in 1...3 {
      try stream.write(Sample.kpi)
      try await stream.waitForLines(count)
    }
    try stream.inputHandle.close()
    await expect(stream.status(), is: 0)
    await Gate.processes.leave()
  }

  @Test func `closed output is 73, without a message`() async throws {
    await Gate.processes.enter()
    let answers = Pipe()
    let stream = try RunningStream(workspace, output: answers.fileHandleForWriting)
    try answers.fileHandleForWriting.close()
    try answers.fileHandleForReading.close()
    try stream.write(Sample.kpi)
    await expect(stream.status(), is: 73)
    #expect(try stream.errors().isEmpty)
    await Gate.processes.leave()
  }

  @Test func `a full disk is 73, with a word`() async throws {
    await Gate.processes.enter()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let stream = try RunningStream(workspace, output: full)
    try stream.write(Sample.kpi)
    await expect(stream.status(), is: 73)
    try expect(
      stream.errors(), is: "error: <stdout>: cannot be written (No space left on device)\n")
    await Gate.processes.leave()
  }

  @Test func `slow readers are waited for`() async throws {
    await Gate.processes.enter()
    let answers = Pipe()
    let stream = try RunningStream(
      workspace, ["--jobs", "1"], output: answers.fileHandleForWriting)
    try answers.fileHandleForWriting.close()
    let taken = try await bytesTaken(by: stream)
    // A pipe, what is read at once, and eight lines; then the pipe of the answers is full.
    #expect(taken < 1_000_000)
    try answers.fileHandleForReading.close()
    await expect(stream.status(), is: 73)
    await Gate.processes.leave()
  }

  /// Writes long lines until none is taken for a second.
  private func bytesTaken(by stream: RunningStream) async throws -> Int {
    let file = stream.inputHandle.fileDescriptor
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
    let line = Array((Sample.kpi.dropLast() + String(repeating: " ", count: 4_000) + "\n").utf8)
    var (taken, offset, waits) = (0, 0, 0)
    while waits < 20, taken < 20_000_000 {
      let count = line[offset...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        taken += count
        offset = (offset + count) % line.count
        waits = 0
      } else {
        waits += 1
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    return taken
  }
}
