import Foundation
import Testing

@testable import TestSupport

/// Warnings in the log and the metrics, and pictures in place of cards that cannot be drawn.
struct ServeFallbackTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      #"""
      {"environment": {"scale": 1},
       "view": {"type": "kpiView", "items": [{"metric": {"value": {"$": "revenue"}}}],
        "caption": "${city}"}}
      """#, to: "cards/city.json")
  }

  /// A card whose characters the bundled font lacks.
  private static let tokyo = "/v1/cards/city.png?city=%E6%9D%B1%E4%BA%AC&revenue=1"
  private static let wrong = "/v1/cards/city.png?city=a&revenue=many"

  @Test func `warnings are in the log and in the metrics`() async throws {
    let server = try await RunningServer(workspace, "--templates", "cards", "--jobs", "1")
    for _ in 0..<2 {
      let answer = try await server.answer("GET", Self.tokyo)
      expect(answer.status, is: 200)
      expect(answer.fields["x-fiori-warnings"], is: "1")
    }
    try await expect(server.answer("GET", Self.wrong).status, is: 422)
    let body = #"{"view": {"type": "kpiView", "caption": "東京", "items": [{"metric": "1"}]}}"#
    try await expect(server.answer("POST", "/v1/render", body: body).status, is: 200)
    let metrics = try await server.answer("GET", "/metrics").text
    let code = try #require(
      metrics.firstMatch(of: #/warnings_total\{template="city",code="([a-z-]+)"\} 2\n/#)
    ).output.1
    metrics.expect(
      contains: "fiori_render_warnings_total{template=\"\",code=\"\(code)\"} 1\n",
      "fiori_render_errors_total{template=\"city\",code=")
    try await server.waitForLog("/metrics")
    let lines = try server.log().split(separator: "\n")
    expect(lines.count { $0.contains(#""warnings":1,"codes":["\#(code)"]"#) }, is: 3)
    expect(lines.count { $0.contains(#""status":422"#) && $0.contains(#""codes":["#) }, is: 1)
    _ = await server.end()
  }

  @Test func `a drawn card takes the place of one that cannot be drawn`() async throws {
    try workspace.write("an example key of 32 characters!\n", to: "keys")
    let server = try await RunningServer(
      workspace, "--templates", "cards", "--signing-key-file", "keys", "--fallback", "drawn",
      "--strict")
    let run = try await workspace.run(
      "sign", "--force", "--signing-key-file", "keys", Self.tokyo, Self.wrong,
      "/v1/cards/city.svg?exp=1", "/v1/cards/town.pdf", "/v1/cards/city.webp?scale=%zz")
    let signed = run.text.split(separator: "\n").map(String.init)
    var pictures: Set<[UInt8]> = []
    for (target, status, type) in [
      (signed[0], 422, "image/png"), (signed[1], 422, "image/png"),
      (signed[2], 403, "image/svg+xml"),
      (signed[3], 404, "application/pdf"), (signed[4], 400, "image/webp"),
      ("/v1/cards/city.png", 403, "image/png"),
    ] {
      let answer = try await server.answer("GET", target)
      expect(answer.status, is: status, "\(target)")
      expect(answer.fields["content-type"], is: type)
      expect(answer.fields["x-fiori-fallback"], is: "\(status)")
      expect(answer.fields["cache-control"], is: "no-store")
      expect(answer.body.isEmpty, is: false)
      if type == "image/png" { pictures.insert(answer.body) }
    }
    expect(pictures.count, is: 1)
    // What does not ask for a picture gets the problem.
    for (method, target, status) in [
      ("GET", "/v1/cards/city.gif", 403), ("GET", "/v1/other.png", 404),
      ("POST", "/v1/cards/city.png", 405),
    ] {
      let answer = try await server.answer(method, target)
      expect(answer.status, is: status)
      expect(answer.fields["content-type"], is: "application/problem+json")
    }
    let metrics = try await server.answer("GET", "/metrics").text
    metrics.expect(
      contains: "fiori_render_fallbacks_total{status=\"422\"} 2\n",
      "fiori_render_requests_total{route=\"cards\",status=\"422\"} 2\n")
    _ = await server.end()
    try #expect(server.log().contains(#""fallback":422,"warnings":0,"codes":["#))
  }

  @Test func `a file is sent with the status that the operator wants`() async throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#
    try workspace.write(svg, to: "fallback.svg")
    let server = try await RunningServer(
      workspace, "--templates", "cards", "--fallback", "fallback.svg", "--fallback-status", "200")
    let answer = try await server.answer("GET", Self.wrong)
    expect(answer.status, is: 200)
    expect(answer.fields["x-fiori-fallback"], is: "422")
    expect(answer.fields["content-type"], is: "image/svg+xml")
    expect(answer.text, is: svg)
    let drawn = try await server.answer("GET", Self.tokyo)
    expect(drawn.status, is: 200)
    expect(drawn.fields["x-fiori-fallback"], is: nil)
    try workspace.write(svg.replacingOccurrences(of: "9", with: "8"), to: "fallback.svg")
    server.signal(SIGHUP)
    try await server.waitForLog("read 1 template again")
    try await #expect(server.answer("GET", Self.wrong).text.contains("8"))
    _ = await server.end()
    try #expect(server.log().contains(#""status":200"#))
  }

  @Test func `a description is drawn with the images of its folder`() async throws {
    try workspace.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>"#,
      to: "own/a.svg")
    try workspace.write(
      #"{"view": {"type": "kpiView", "items": [{"icon": "a.svg"}]}}"#, to: "own/gone.json")
    let server = try await RunningServer(
      workspace, "--templates", "cards", "--fallback", "own/gone.json")
    let run = try await workspace.run("render", "own/gone.json", "-o", "-", "--format", "png")
    let answer = try await server.answer("GET", Self.wrong)
    expect(answer.status, is: 422)
    expect(answer.body, is: run.output)
    _ = await server.end()
  }
}
