import Foundation
import Testing

@testable import TestSupport

/// What a drawing that dies, hangs or is given up costs.
struct ServeWorkerTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static func kpi(_ caption: String) -> String {
    #"{"view": {"type": "kpiView", "caption": "\#(caption)", "items": [{"metric": "1"}]}}"#
  }

  /// A description of a thousand figures.
  private static let thousand: String = {
    let figure = #"{"view": {"type": "chartView", "series": [{"values": [1, 2, 3]}]}}"#
    let figures = Array(repeating: figure, count: 1_000).joined(separator: ",")
    return #"{"figures": [\#(figures)]}"#
  }()

  @Test func `a drawing that ends its process costs one answer`() async throws {
    let server = try await RunningServer(
      workspace, "--jobs", "2", environment: ["FIORI_RENDER_TEST_DEATH": "boom"])
    async let others = (0..<20).asyncMap { number in
      try await server.answer("POST", "/v1/render", body: Self.kpi("\(number)")).status
    }
    let lost = try await server.answer("POST", "/v1/render?format=svg", body: Self.kpi("boom"))
    let id = try #require(lost.fields["x-request-id"])
    expect(
      lost.problem,
      is: "500 drawing failed because of a bug in the server; report request '\(id)' of its log")
    expect(try await others, is: Array(repeating: 200, count: 20))
    try await expect(server.answer("POST", "/v1/render", body: Self.kpi("x")).status, is: 200)
    try await server.answer("GET", "/metrics").text.expect(contains: "fiori_render_jobs_lost 1\n")
    await expect(server.end(), is: 0)
    let line = try #require(server.log().split(separator: "\n").first { $0.contains("ended") })
    line.description.expect(
      contains: #""severity":"error","id":"\#(id)","method":"POST","path":"/v1/render","#,
      #""message":"ended the process that drew it (signal 4 (SIGILL))""#)
  }

  @Test func `a process that ends without work is replaced`() async throws {
    let server = try await RunningServer(workspace, "--jobs", "1")
    for worker in try server.workers() {
      kill(worker, SIGKILL)
      // A zombie has closed its connection, which its empty command line does not say.
      let status = URL(filePath: "/proc/\(worker)/status")
      while try !String(contentsOf: status, encoding: .utf8).contains("State:\tZ") {
        try await Task.sleep(for: .milliseconds(5))
      }
    }
    try await expect(
      server.answer("POST", "/v1/render", body: ServeRequestCase.kpi).status, is: 200)
    try await server.answer("GET", "/metrics").text.expect(contains: "fiori_render_jobs_lost 1\n")
    await expect(server.end(), is: 0)
    try server.log().expect(
      contains: "an idle process ended (signal 9 (SIGKILL)) and was replaced")
  }

  @Test func `a drawing that hangs is ended with its process`() async throws {
    let server = try await RunningServer(
      workspace, "--jobs", "1", "--timeout", "1",
      environment: ["FIORI_RENDER_TEST_HANG": "stuck"])
    let late = try await server.answer("POST", "/v1/render", body: Self.kpi("stuck"))
    expect(
      late.problem,
      is: "504 the picture was not drawn within 1 s; try again, or describe a smaller one")
    try await server.waitForLog("did not stop when it was abandoned; its process was killed")
    try await expect(
      server.answer("POST", "/v1/render", body: ServeRequestCase.kpi).status, is: 200)
    await expect(server.end(), is: 0)
  }

  @Test func `the timeout applies to all figures together, and ends their drawing`() async throws {
    let server = try await RunningServer(workspace, "--jobs", "1", "--timeout", "0.3")
    let late = try await server.answer(
      "POST", "/v1/render", ["Accept": "application/json"], body: Self.thousand)
    expect(late.status, is: 504)
    // Only what stops at once leaves the next one its time.
    try await expect(
      server.answer("POST", "/v1/render", body: ServeRequestCase.kpi).status, is: 200)
    await expect(server.end(), is: 0)
    try #expect(!server.log().contains("did not stop"))
  }

  @Test func `clients that have disconnected do not delay others`() async throws {
    let server = try await RunningServer(workspace, "--jobs", "1", "--timeout", "60")
    let text = server.request(
      "POST", "/v1/render", ["Accept": "application/json"], byteCount: Self.thousand.utf8.count)
    // One closes its connection, which looks like the end of its sending; the other's is reset.
    for isReset in [false, true] {
      let port = server.port
      try await RunningServer.inBackground {
        let socket = try ClientSocket(port: port)
        try socket.write(Data((text + Self.thousand).utf8))
        if isReset { socket.resetAtEnd() }
        usleep(100_000)
      }
      try await expect(
        server.answer("POST", "/v1/render", body: ServeRequestCase.kpi).status, is: 200)
      let metrics = try await server.answer("GET", "/metrics").text
      metrics.expect(contains: "fiori_render_jobs_lost 0\n")
    }
    server.signal(SIGKILL)
    _ = await server.status()
    try #expect(server.log().contains(#""status":499"#))
  }

  @Test func `workers end with their server`() async throws {
    let server = try await RunningServer(workspace, "--jobs", "1")
    let workers = try server.workers()
    expect(workers.count, is: 1)
    server.signal(SIGKILL)
    _ = await server.status()
    for _ in 0..<1_000 where workers.contains(where: { kill($0, 0) == 0 }) {
      try await Task.sleep(for: .milliseconds(5))
    }
    expect(workers.map { kill($0, 0) }, is: [-1])
  }
}

extension Sequence where Self: Sendable {
  /// Transforms the elements one after the other.
  fileprivate func asyncMap<Result: Sendable>(
    _ transform: (Element) async throws -> Result
  ) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
