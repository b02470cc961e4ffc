import Foundation
import Testing

@testable import TestSupport

/// The answers of `serve` to single requests.
struct ServeRequestTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func `each request gets its status and a line`() async throws {
    let server = try await RunningServer(workspace)
    for request in ServeRequestCase.all {
      let answer = try await server.answer(
        request.method, request.target, request.fields, body: request.body)
      #expect(
        answer.problem.hasPrefix(request.answer), "\(request.testDescription): \(answer.text)")
      expect(answer.fields["x-content-type-options"], is: "nosniff")
      expect(answer.fields["content-security-policy"]?.contains("default-src 'none'"), is: true)
      if answer.status >= 400 {
        expect(answer.fields["content-type"], is: "application/problem+json")
      }
    }
    await expect(server.end(), is: 0)
  }

  @Test func `a picture is the one that render draws`() async throws {
    let server = try await RunningServer(workspace)
    try workspace.write(ServeRequestCase.kpi, to: "kpi.json")
    for (format, type) in [
      ("png", "image/png"), ("webp", "image/webp"), ("svg", "image/svg+xml"),
      ("pdf", "application/pdf"),
    ] {
      let run = try await workspace.run(
        "render", "kpi.json", "-o", "-", "--format", format, "--scale", "3")
      let answer = try await server.answer(
        "POST", "/v1/render?format=\(format)&scale=3", body: ServeRequestCase.kpi)
      expect(answer.status, is: 200)
      expect(answer.fields["content-type"], is: type)
      expect(answer.fields["x-fiori-warnings"], is: "0")
      expect(answer.body, is: run.output)
    }
    _ = await server.end()
  }

  @Test func `JSON answers have the format of stream`() async throws {
    let server = try await RunningServer(workspace)
    let description = #"""
      {"id": "a", "figures": [{"name": "x", "view": {"type": "kpiView"}}], "environment": {"scale": 1}}
      """#
    let run = try await workspace.run("stream", input: description + "\n")
    let answer = try await server.answer(
      "POST", "/v1/render", ["Accept": "application/json"], body: description)
    expect(answer.status, is: 200)
    expect(answer.fields["content-type"], is: "application/json")
    expect(answer.text, is: run.text)
    _ = await server.end()
  }

  @Test func `the format follows Accept unless the query has one`() async throws {
    let server = try await RunningServer(workspace)
    for (accept, type) in [
      ("*/*", "image/png"), ("image/webp,image/png;q=0.8", "image/webp"),
      ("image/*", "image/png"), ("application/pdf", "application/pdf"),
      ("text/html, image/svg+xml;q=0.9, */*;q=0.1", "image/svg+xml"),
    ] {
      let answer = try await server.answer(
        "POST", "/v1/render", ["Accept": accept], body: ServeRequestCase.kpi)
      expect(answer.fields["content-type"], is: type)
    }
    _ = await server.end()
  }

  @Test func `warnings are counted`() async throws {
    let server = try await RunningServer(workspace)
    let answer = try await server.answer(
      "POST", "/v1/render",
      body:
        #"{"view": {"type": "chartView", "numberOfGridlines": 99, "series": [{"values": [1]}]}}"#)
    expect(answer.status, is: 200)
    expect(answer.fields["x-fiori-warnings"], is: "1")
    _ = await server.end()
  }

  @Test func `diff answers with the output of the command`() async throws {
    try workspace.write(ServeRequestCase.kpi, to: "a.json")
    let other = #"{"view": {"type": "kpiView", "items": [{"metric": "2"}]}}"#
    try workspace.write(other, to: "b.json")
    _ = try await workspace.run("render", "a.json", "b.json", "-o", "./")
    let run = try await workspace.run("diff", "a.png", "b.png", "--json")
    let server = try await RunningServer(workspace)
    var form = Data()
    for (name, file) in [("expected", "a.png"), ("actual", "b.png")] {
      form += Data(
        "--x y\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"\(file)\"\r\n\r\n"
          .utf8)
      form += Data(try workspace.bytes(of: file)) + Data("\r\n".utf8)
    }
    form += Data("--x y--\r\n".utf8)
    let answer = try await server.answer(
      "POST", "/v1/diff", ["Content-Type": "multipart/form-data; boundary=\"x y\""], body: form)
    expect(answer.status, is: 200)
    expect(answer.text, is: run.text)
    _ = await server.end()
  }

  @Test func `each request is a line of the log, without its query`() async throws {
    let server = try await RunningServer(workspace)
    _ = try await server.answer("POST", "/v1/render?format=svg", body: ServeRequestCase.kpi)
    _ = try await server.answer("GET", "/healthz?a=b")
    await expect(server.end(), is: 0)
    let lines = try server.log().split(separator: "\n")
    expect(lines.count, is: 2)
    #expect(
      lines.first?.firstMatch(
        of:
          /^\{"time":"2[-0-9]+T[0-9:.]+Z","id":"[0-9a-f]+-1","client":"127.0.0.1","method":"POST","path":"\/v1\/render","status":200,"bytes":\d+,"ms":[0-9.]+,"queueMs":[0-9.]+,"drawMs":[0-9.]+\}$/
      ) != nil, "\(lines)")
    #expect(lines.last?.contains(#""path":"/healthz","status":200,"bytes":3"#) == true, "\(lines)")
  }

  @Test func `the metrics count the answers`() async throws {
    let server = try await RunningServer(workspace)
    _ = try await server.answer("POST", "/v1/render", body: ServeRequestCase.kpi)
    _ = try await server.answer("POST", "/v1/render", body: "{")
    let text = try await server.answer("GET", "/metrics").text
    text.expect(
      contains: "fiori_render_requests_total{route=\"render\",status=\"200\"} 1\n",
      "fiori_render_requests_total{route=\"render\",status=\"422\"} 1\n",
      "fiori_render_queue_wait_seconds_count 2\n",
      "fiori_render_draw_seconds_count{format=\"png\"} 2\n",
      "fiori_render_draw_seconds_bucket{format=\"png\",le=\"+Inf\"} 2\n",
      "fiori_render_queue_length 0\n")
    _ = await server.end()
  }
}
