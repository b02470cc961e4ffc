import Foundation
import Testing

@testable import TestSupport

/// A server behind a proxy: its public address, and what the proxy reports.
struct ServeProxyTests {
  private let workspace: Workspace
  private static let publicHost = ["Host": "cards.example"]

  init() throws {
    workspace = try Workspace()
    try workspace.write(ServeRequestCase.kpi, to: "cards/a.json")
    try workspace.write("an example key of 32 characters!\n", to: "keys")
  }

  private func start(trusting proxy: String = "192.0.2.1") async throws -> RunningServer {
    try await RunningServer(
      workspace, "--templates", "cards", "--signing-key-file", "keys", "--public-url",
      "https://cards.example/img", "--trusted-proxy", proxy)
  }

  @Test func `the proxy may keep the host and the path, or replace them`() async throws {
    let server = try await start()
    let run = try await workspace.run(
      "sign", "--signing-key-file", "keys", "--public-url", "https://cards.example/img",
      "/v1/cards/a.png", "https://cards.example/img/v1/cards/a.png", "http://other/v1/cards/a.png")
    run.expect(status: 0, errors: "")
    let addresses = run.text.split(separator: "\n").map(String.init)
    expect(addresses[0], is: addresses[1])
    expect(addresses[0].hasPrefix("https://cards.example/img/v1/cards/a.png?sig="), is: true)
    let target = String(addresses[0].dropFirst("https://cards.example/img".count))
    expect(addresses[2], is: "http://other\(target)")
    for target in [target, "/img" + target] {
      for host in ["cards.example", "Cards.Example:443", "127.0.0.1:80", "localhost"] {
        let answer = try await server.answer("GET", target, ["Host": host])
        expect(answer.problem, is: "200", "\(host) \(target)")
      }
    }
    let other = try await server.answer("GET", target, ["Host": "evil.example"])
    expect(
      other.problem,
      is:
        "403 the host 'evil.example' is not this machine; use 127.0.0.1, localhost or cards.example"
    )
    let unknown = try await server.answer("GET", "/img/x", Self.publicHost)
    expect(unknown.problem, is: "404 '/x' does not exist; /img/openapi.json lists the paths")
    let openAPI = try await server.answer("GET", "/img/openapi.json", Self.publicHost)
    let object = try JSONSerialization.jsonObject(with: Data(openAPI.body)) as? [String: Any]
    expect(
      object?["servers"] as? [[String: String]], is: [["url": "https://cards.example/img"]])
    _ = await server.end()
  }

  @Test func `other machines reach no route without its guard`() async throws {
    let server = try await start()
    for host in ["cards.example", "127.0.0.1"] {
      let answer = try await server.answer(
        "POST", "/v1/render", ["Host": host], body: ServeRequestCase.kpi)
      expect(answer.status, is: 404)
    }
    try await expect(server.answer("GET", "/v1/cards/a.png", Self.publicHost).status, is: 403)
    _ = await server.end()
    let local = try await RunningServer(workspace, "--public-url", "http://localhost/img")
    let answer = try await local.answer("POST", "/img/v1/render", body: ServeRequestCase.kpi)
    expect(answer.status, is: 200)
    _ = await local.end()
  }

  /// Fields of a request, and the client in the log with and without trust in the proxy.
  private static let reports: [([String: String], String)] = [
    ([:], "127.0.0.1"),
    (["X-Forwarded-For": "203.0.113.7"], "203.0.113.7"),
    (["X-Forwarded-For": "203.0.113.7:4711"], "203.0.113.7"),
    (["X-Forwarded-For": "10.0.0.1, 2001:DB8::1"], "2001:db8::1"),
    (["X-Forwarded-For": "203.0.113.7, 127.0.0.1"], "203.0.113.7"),
    (["X-Forwarded-For": "127.0.0.2, 127.0.0.1"], "127.0.0.2"),
    (["X-Forwarded-For": "<script>"], "127.0.0.1"),
    (["Forwarded": "for=203.0.113.7;proto=https, for=\"[2001:db8::1]:4711\""], "2001:db8::1"),
    (["Forwarded": "For=\"_hidden,;\\\"\", for=127.0.0.1;host=cards.example"], "127.0.0.1"),
    (["Forwarded": "for=_hidden"], "_hidden"),
    (["Forwarded": "for=203.0.113.8", "X-Forwarded-For": "203.0.113.7"], "203.0.113.7"),
    (["Forwarded": ";;,=,\"", "X-Forwarded-Proto": "https"], "127.0.0.1"),
  ]

  @Test func `what a proxy reports counts only if it is trusted`() async throws {
    for (proxy, isTrusted) in [("127.0.0.0/8", true), ("192.0.2.1", false)] {
      let server = try await start(trusting: proxy)
      for (fields, _) in Self.reports {
        try await expect(server.answer("GET", "/healthz", fields).status, is: 200)
      }
      for _ in 0..<500 where try server.log().split(separator: "\n").count < Self.reports.count {
        try await Task.sleep(for: .milliseconds(10))
      }
      let clients = try server.log().matches(of: #/"client":"([^"]*)"/#).map { String($0.output.1) }
      expect(
        clients, is: Self.reports.map { isTrusted ? $0.1 : "127.0.0.1" })
      let reported = ["X-Forwarded-Host": "evil.example", "X-Forwarded-For": "203.0.113.7"]
      let answer = try await server.answer("GET", "/healthz", reported)
      expect(answer.status, is: isTrusted ? 403 : 200)
      _ = await server.end()
    }
  }

  @Test func `pages of the public address may send requests`() async throws {
    try workspace.write("token\n", to: "tokens")
    let server = try await RunningServer(
      workspace, "--token-file", "tokens", "--public-url", "https://cards.example",
      "--trusted-proxy", "127.0.0.1")
    let token = ["Authorization": "Bearer token"]
    for (origin, more, status) in [
      ("https://cards.example", [:], 200), ("https://other.example", [:], 403),
      ("https://cards.example", ["Host": "localhost"], 200),
      ("http://localhost", ["X-Forwarded-Host": "localhost", "X-Forwarded-Proto": "http"], 200),
    ] as [(String, [String: String], Int)] {
      let fields = token.merging(more) { $1 }.merging(["Origin": origin]) { $1 }
      let answer = try await server.answer("POST", "/v1/render", fields, body: ServeRequestCase.kpi)
      expect(answer.status, is: status, "\(origin) \(more)")
    }
    _ = await server.end()
  }
}
