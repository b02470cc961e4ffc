import Foundation
import Testing

@testable import TestSupport

/// Cards at signed addresses.
struct ServeCardTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.template, to: "cards/sales.json")
    try workspace.write("an example key of 32 characters!\n", to: "keys")
  }

  private static let template = #"""
    {"environment": {"scale": 1},
     "view": {"type": "kpiView", "items": [{"metric": {"value": {"$": "revenue"}}}],
      "caption": "${region}"}}
    """#

  /// Signs a path and query.
  private func signed(_ target: String, by keys: String = "keys") async throws -> String {
    let run = try await workspace.run("sign", "--force", "--signing-key-file", keys, target)
    run.expect(status: 0, errors: "")
    return String(run.text.dropLast())
  }

  @Test func `a card is the template with the query as its row`() async throws {
    let server = try await RunningServer(
      workspace, "--templates", "cards", "--signing-key-file", "keys")
    try workspace.write("region,revenue\n\"EMEA, north\",1200\n", to: "row.csv")
    let target = try await signed("/v1/cards/sales.png?region=EMEA%2C+north&revenue=1200")
    let answer = try await server.answer("GET", target)
    let run = try await workspace.run(
      "render", "cards/sales.json", "--data", "row.csv", "-o", "-", "--format", "png")
    expect(answer.status, is: 200)
    expect(answer.body, is: run.output)
    expect(answer.fields["content-type"], is: "image/png")
    expect(answer.fields["cache-control"], is: "public, max-age=86400")
    let head = try await server.answer("HEAD", target)
    expect(head.status, is: 200)
    expect(head.fields["content-length"], is: "\(run.output.count)")
    expect(head.body, is: [])
    expect(head.fields["etag"], is: answer.fields["etag"])
    _ = await server.end()
  }

  @Test func `only signed addresses are answered`() async throws {
    try workspace.write("an older key of 32 characters!!!\n", to: "old")
    try workspace.write(
      "an example key of 32 characters!\n\nan older key of 32 characters!!!", to: "both")
    let server = try await RunningServer(
      workspace, "--templates", "cards", "--signing-key-file", "both")
    let plain = "/v1/cards/sales.svg?region=EMEA&revenue=1"
    let (new, old) = (try await signed(plain), try await signed(plain, by: "old"))
    let unfit =
      "403 the signature does not match the address; sign it again after each change, with a key of "
      + "this server"
    let expired = try await signed(plain + "&exp=1700000000")
    let cases = [
      (new, "200"), (old, "200"),
      (plain, "403 the address has no signature; sign it with fiori-render sign"),
      (new.replacingOccurrences(of: "EMEA", with: "APJ"), unfit),
      (new.replacingOccurrences(of: ".svg", with: ".png"), unfit),
      (new + "&revenue=2", unfit), (new + "=", unfit), (plain + "&sig=", unfit),
      (expired, "403 the address expired on 2023-11-14 22:13:20 UTC; sign a new one"),
      (
        try await signed(plain + "&exp=soon"),
        "400 'exp' cannot be 'soon'; use one time in seconds since 1970"
      ),
      (
        try await signed("/v1/cards/sale.svg"), "404 no template 'sale'; did you mean 'sales'?"
      ),
      (
        try await signed("/v1/cards/sales.svg?revenue=1"),
        "422 view.caption: 'region' is not a column of the query; expected 'revenue'"
      ),
      (
        try await signed("/v1/cards/sales.svg?region=a&revenue=n%2Fa"),
        "422 view.items[0].metric.value: 'n/a' in column 'revenue' of the query is not a number"
      ),
    ]
    for (target, expected) in cases {
      let answer = try await server.answer("GET", target)
      #expect(answer.problem.hasPrefix(expected), "\(target): \(answer.text)")
    }
    _ = await server.end()
    try #expect(!server.log().contains("sig"), "signatures are not logged")
  }

  @Test func `an address ends with its age, and a known picture is not sent again`() async throws {
    let server = try await RunningServer(
      workspace, "--templates", "cards", "--signing-key-file", "keys")
    let run = try await workspace.run(
      "sign", "--signing-key-file", "keys", "--expires-in", "100",
      "/v1/cards/sales.png?region=EMEA&revenue=1")
    let target = String(run.text.dropLast())
    let first = try await server.answer("GET", target)
    let age = first.fields["cache-control"]?.split(separator: "=").last.flatMap { Int($0) } ?? 0
    #expect((80...100).contains(age), "\(age)")
    let tag = try #require(first.fields["etag"])
    for tags in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let second = try await server.answer("GET", target, ["If-None-Match": tags])
      expect(second.status, is: 304)
      expect(second.fields["etag"], is: tag)
      expect(second.body, is: [])
    }
    let other = try await server.answer("GET", target, ["If-None-Match": "\"other\""])
    expect(other.status, is: 200)
    // Another order of the cells is the same picture, another format is not.
    let turned = try await signed("/v1/cards/sales.png?revenue=1&region=EMEA")
    try await expect(server.answer("GET", turned).fields["etag"], is: tag)
    let svg = try await signed("/v1/cards/sales.svg?revenue=1&region=EMEA")
    let vector = try await server.answer("GET", svg)
    #expect(vector.fields["etag"] != tag)
    let metrics = try await server.answer("GET", "/metrics").text
    metrics.expect(
      contains: "fiori_render_cache_requests_total{result=\"hit\"} 2\n",
      "fiori_render_cache_requests_total{result=\"miss\"} 2\n", "fiori_render_cache_pictures 2\n")
    _ = await server.end()
  }

  @Test func `a tag changes with the picture, whatever file changes it`() async throws {
    let square = { (side: Int) in
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">"
        + "<path d=\"M0 0h\(side)v9z\"/></svg>"
    }
    try workspace.write(square(9), to: "icons/a.svg")
    try workspace.write(StyleSheetSample.tint("#ff0000"), to: "cards/brand.nss")
    try workspace.write(
      #"""
      {"stylesheet": "brand.nss", "environment": {"scale": 1},
       "view": {"type": "kpiView", "items": [{"icon": "a.svg"}], "caption": "${region}"}}
      """#, to: "cards/icon.json")
    let server = try await RunningServer(
      workspace, "--templates", "cards", "--resources", "icons")
    let target = "/v1/cards/icon.svg?region=EMEA"
    // Files that have just been written are not relied on.
    usleep(50_000)
    var last = try await server.answer("GET", target)
    let changes = [
      ("icons/a.svg", square(5)), ("cards/a.svg", square(7)),
      ("cards/brand.nss", StyleSheetSample.tint("#00ff00")),
    ]
    for (path, text) in changes {
      let tag = try #require(last.fields["etag"])
      try await expect(server.answer("GET", target, ["If-None-Match": tag]).status, is: 304)
      try workspace.write(text, to: path)
      let next = try await server.answer("GET", target, ["If-None-Match": tag])
      expect(next.status, is: 200)
      #expect(next.fields["etag"] != tag, "\(path)")
      #expect(next.body != last.body, "\(path)")
      last = next
    }
    _ = await server.end()
    // The same picture has the same tag, also from another server.
    let again = try await RunningServer(
      workspace, "--templates", "cards", "--resources", "icons", "--cache", "0")
    let tag = try #require(last.fields["etag"])
    try await expect(again.answer("GET", target, ["If-None-Match": tag]).status, is: 304)
    _ = await again.end()
  }

  @Test func `no cache keeps no picture`() async throws {
    let server = try await RunningServer(workspace, "--templates", "cards", "--cache", "0")
    for _ in 0..<2 {
      let answer = try await server.answer("GET", "/v1/cards/sales.png?region=a&revenue=1")
      expect(answer.status, is: 200)
    }
    try await server.answer("GET", "/metrics").text.expect(
      contains: "fiori_render_cache_requests_total{result=\"hit\"} 0\n",
      "fiori_render_cache_bytes 0\n")
    _ = await server.end()
  }

  @Test func `SIGHUP reads templates and keys again`() async throws {
    let server = try await RunningServer(
      workspace, "--templates", "cards", "--signing-key-file", "keys")
    let target = try await signed("/v1/cards/sales.png?region=a&revenue=1")
    let first = try await server.answer("GET", target)
    try workspace.write(
      Self.template.replacingOccurrences(of: "caption", with: "captoin"), to: "cards/sales.json")
    server.signal(SIGHUP)
    try await wait(for: "send SIGHUP again", in: server)
    #expect(try server.log().contains("unknown key 'captoin'; did you mean 'caption'?"))
    let second = try await server.answer("GET", target)
    expect(second.body, is: first.body)
    try workspace.write(
      Self.template.replacingOccurrences(of: "${region}", with: "in ${region}"),
      to: "cards/sales.json")
    try workspace.write("a new key of 32 characters......\n", to: "keys")
    server.signal(SIGHUP)
    try await wait(for: "read 1 template again", in: server)
    try await expect(server.answer("GET", target).status, is: 403)
    let third = try await server.answer(
      "GET", signed("/v1/cards/sales.png?region=a&revenue=1"))
    expect(third.status, is: 200)
    #expect(third.body != first.body)
    #expect(third.fields["etag"] != first.fields["etag"])
    await expect(server.end(), is: 0)
  }

  private func wait(for text: String, in server: RunningServer) async throws {
    for _ in 0..<500 where try !server.log().contains(text) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(try server.log().contains(text))
  }
}
