import Foundation
import Testing

@testable import TestSupport

/// Clients that are slow, send too much, go away, or are too many.
struct ServeLimitTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// A description that takes long enough for others to arrive meanwhile.
  private static let slow: String = {
    let values = (0..<4_000).map { "\(($0 * 7919) % 1000)" }.joined(separator: ",")
    return #"""
      {"environment": {"width": 2000, "height": 1500, "scale": 2}, "view":
       {"type": "chartView", "chartType": "line", "series": [{"values": [\#(values)]}]}}
      """#
  }()

  @Test func `a slow sender is cut off with a line`() async throws {
    let server = try await RunningServer(
      workspace, "--header-timeout", "0.3", "--body-timeout", "0.3", "--idle-timeout", "0.3")
    let late = "408 try again later; the request timed out before it was complete"
    for text in [
      "GET /healthz HT",
      "POST /v1/render HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        + "Content-Length: 9\r\n\r\n{",
    ] {
      let answer = try await server.answer(to: Data(text.utf8))
      expect(answer.problem, is: late)
      expect(answer.fields["connection"], is: "close")
    }
    // One byte after the other does not help.
    let drops = try await RunningServer.inBackground { [port = server.port] in
      let socket = try ClientSocket(port: port)
      for byte in "GET /healthz HTTP/1.1\r\nX-Slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".utf8 {
        try? socket.write(Data([byte]))
        usleep(20_000)
      }
      return try ServedResponse(socket.readAll()).status
    }
    expect(drops, is: 408)
    // A connection without a request is closed without a word.
    let silence = try await RunningServer.inBackground { [port = server.port] in
      try ClientSocket(port: port).readAll()
    }
    expect(silence, is: Data())
    await expect(server.end(), is: 0)
  }

  @Test func `excessive sizes are rejected`() async throws {
    let server = try await RunningServer(workspace, "--max-body", "1kB")
    let limit =
      "413 the body has more than the 1000 bytes allowed; send less, or start the server with a "
      + "larger --max-body"
    let large = String(repeating: " ", count: 1_001)
    try await expect(server.answer("POST", "/v1/render", body: large).problem, is: limit)
    let waiting = try await server.answer(
      "POST", "/v1/render", ["Expect": "100-continue", "Content-Length": "5000"])
    expect(waiting.problem, is: limit)
    let chunks = "3e9\r\n\(large)\r\n0\r\n\r\n"
    let head = server.request("POST", "/v1/render", ["Transfer-Encoding": "chunked"])
    try await expect(server.answer(to: Data((head + chunks).utf8)).problem, is: limit)
    let field = String(repeating: "a", count: 20_000)
    try await expect(
      server.answer("GET", "/healthz", ["X-Long": field]).problem,
      is: "431 the header is too large; send fewer or shorter fields, and a shorter address")
    try await expect(
      server.answer(to: Data("nonsense\r\n\r\n".utf8)).problem,
      is: "400 the request is not HTTP/1.1")
    _ = await server.end()
  }

  @Test func `requests on one connection are answered in order`() async throws {
    let server = try await RunningServer(workspace)
    let requests =
      server.request("GET", "/healthz", ["Connection": "keep-alive"])
      + server.request("GET", "/readyz", ["Connection": "keep-alive"])
      + server.request("GET", "/v1/other")
    let first = try await server.answer(to: Data(requests.utf8))
    let second = try ServedResponse(first.rest)
    let third = try ServedResponse(second.rest)
    expect([first, second, third].map(\.status), is: [200, 200, 404])
    expect([first, second].map(\.text), is: ["ok\n", "ready\n"])
    expect(third.rest, is: Data())
    _ = await server.end()
  }

  @Test func `a client that has closed its sending side is answered`() async throws {
    let server = try await RunningServer(workspace)
    let body = ServeRequestCase.kpi
    let text = server.request(
      "POST", "/v1/render", ["Connection": "keep-alive"], byteCount: body.utf8.count)
    let answer = try await server.answer(to: Data((text + body).utf8), endsInput: true)
    expect(answer.status, is: 200)
    let half = try await server.answer(to: Data((text + "{").utf8), endsInput: true)
    expect(half.status, is: 400)
    _ = await server.end()
  }

  @Test func `a full queue is reported, and does not delay other requests`() async throws {
    let server = try await RunningServer(
      workspace, "--jobs", "1", "--queue", "1", "--timeout", "100")
    async let drawn = server.answer("POST", "/v1/render", body: Self.slow)
    try await wait(for: "fiori_render_jobs_busy 1", in: server)
    async let waiting = server.answer("POST", "/v1/render", body: ServeRequestCase.kpi)
    try await wait(for: "fiori_render_queue_length 1", in: server)
    let refused = try await server.answer("POST", "/v1/render", body: ServeRequestCase.kpi)
    expect(refused.problem, is: "503 the queue is full (1 request); try again later")
    #expect(refused.fields["retry-after"].flatMap { Int($0) } ?? 0 >= 1)
    try await expect(server.answer("GET", "/healthz").status, is: 200)
    try await expect([drawn.status, waiting.status], is: [200, 200])
    _ = await server.end()
  }

  @Test func `a client that disconnects frees its place`() async throws {
    let server = try await RunningServer(
      workspace, "--jobs", "1", "--queue", "1", "--timeout", "100")
    async let drawn = server.answer("POST", "/v1/render", body: Self.slow)
    try await wait(for: "fiori_render_jobs_busy 1", in: server)
    let text = server.request("POST", "/v1/render", byteCount: ServeRequestCase.kpi.utf8.count)
    let port = server.port
    try await RunningServer.inBackground {
      let socket = try ClientSocket(port: port)
      try socket.write(Data((text + ServeRequestCase.kpi).utf8))
      usleep(100_000)
    }
    // Whoever has gone is replaced by who has not.
    let next = try await server.answer("POST", "/v1/render", body: ServeRequestCase.kpi)
    expect(next.status, is: 200)
    try await expect(drawn.status, is: 200)
    _ = await server.end()
  }

  @Test func `drawings that take too long are abandoned`() async throws {
    let server = try await RunningServer(workspace, "--timeout", "0.02", "--jobs", "1")
    let answer = try await server.answer("POST", "/v1/render", body: Self.slow)
    expect(
      answer.problem,
      is: "504 the picture was not drawn within 0.02 s; try again, or describe a smaller one")
    _ = await server.end()
  }

  @Test func `connections without a request are closed, and health is always answered`()
    async throws
  {
    let server = try await RunningServer(workspace, "--max-connections", "2", "--timeout", "2")
    let (port, kpi) = (server.port, ServeRequestCase.kpi)
    let half = try (0..<8).map { _ in try ClientSocket(port: port) }
    for socket in half { try socket.write(Data("GET".utf8)) }
    try await expect(server.answer("POST", "/v1/render", body: kpi).status, is: 200)
    // The oldest have been closed without a word.
    try await expect(RunningServer.inBackground { try half[0].readAll() }, is: Data())
    // Two requests whose bodies do not come have both places.
    let head = server.request("POST", "/v1/render", byteCount: 100)
    var busy: [ClientSocket] = []
    var refused = try await server.answer("POST", "/v1/render", body: kpi)
    for _ in 0..<200 where refused.status == 200 {
      // One whose head has not been read yet makes room, too.
      busy.append(try ClientSocket(port: port))
      try busy.last?.write(Data(head.utf8))
      refused = try await server.answer("POST", "/v1/render", body: kpi)
    }
    expect(refused.problem, is: "503 too many connections; try again")
    for path in ["/healthz", "/readyz", "/metrics"] {
      try await expect(server.answer("GET", path).status, is: 200)
    }
    withExtendedLifetime((half, busy)) {}
    _ = await server.end()
  }

  @Test func `there are no more connections than files that may be open`() async throws {
    let server = try await RunningServer(
      workspace, "--jobs", "2", shell: #"ulimit -n 64; exec "$0" "$@""#)
    try await server.waitForLog("ulimit")
    try #expect(
      server.log().contains(
        "--max-connections is 1024, but only 64 files may be open at a time, so there are at most"))
    let idle = try (0..<120).map { _ in try ClientSocket(port: server.port) }
    for socket in idle { try? socket.write(Data("GET /hea".utf8)) }
    let start = ContinuousClock.now
    for _ in 0..<10 {
      try await expect(server.answer("GET", "/healthz").status, is: 200)
      try await expect(
        server.answer("POST", "/v1/render", body: ServeRequestCase.kpi).status, is: 200)
    }
    // If a connection could not be opened, none would be accepted for a second.
    try #expect(server.openFileCount() < 64)
    #expect(ContinuousClock.now - start < .seconds(8))
    withExtendedLifetime(idle) {}
    await expect(server.end(), is: 0)
  }

  @Test func `an unread log does not delay the end`() async throws {
    // The reader of the pipe has it open, and sleeps. `Process` waits until no one has its files open.
    let closing = #"for file in /proc/self/fd/[1-9]*; do eval "exec ${file##*/}>&-"; done"#
    let server = try await RunningServer(
      workspace, "--jobs", "1",
      shell:
        #"mkfifo log; (\#(closing); exec sleep 60) < log & echo $! > reader; exec "$0" "$@" 2> log"#
    )
    let line = server.request("GET", "/healthz", ["Connection": "keep-alive"])
    let last = server.request("GET", "/healthz")
    let requests = Data((String(repeating: line, count: 20) + last).utf8)
    for _ in 0..<60 { try await expect(server.answer(to: requests).status, is: 200) }
    await expect(server.end(), is: 0)
    let text = try workspace.text(of: "reader").trimmingCharacters(in: .newlines)
    expect(try kill(#require(pid_t(text)), SIGKILL), is: 0)
  }

  @Test func `SIGTERM answers the requests under way`() async throws {
    let server = try await RunningServer(
      workspace, "--jobs", "1", "--queue", "4", "--timeout", "100")
    async let drawn = server.answer("POST", "/v1/render", body: Self.slow)
    try await wait(for: "fiori_render_jobs_busy 1", in: server)
    async let waiting = server.answer("POST", "/v1/render", body: ServeRequestCase.kpi)
    try await wait(for: "fiori_render_queue_length 1", in: server)
    server.signal(SIGTERM)
    var readiness = 200
    while readiness == 200 { readiness = try await server.answer("GET", "/readyz").status }
    expect(readiness, is: 503)
    let late = try await server.answer("POST", "/v1/render", body: ServeRequestCase.kpi)
    expect(late.problem, is: "503 the server is shutting down; try again later")
    try await expect([drawn.status, waiting.status], is: [200, 200])
    await expect(server.status(), is: 0)
  }

  private func wait(for line: String, in server: RunningServer) async throws {
    for _ in 0..<1_000 {
      if try await server.answer("GET", "/metrics").text.contains(line + "\n") { return }
      try await Task.sleep(for: .milliseconds(2))
    }
    Issue.record("\(line) was not seen")
  }
}
