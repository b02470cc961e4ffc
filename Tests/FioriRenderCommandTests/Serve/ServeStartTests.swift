import Foundation
import Testing

@testable import TestSupport

/// How `serve` starts, or says why it does not, and who it answers.
struct ServeStartTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("an example key of 32 characters!\n", to: "keys")
    try workspace.write("secret\nother", to: "tokens")
    try workspace.write("", to: "none")
  }

  /// Arguments, the status and a part of the message.
  static let mistakes: [([String], Int32, String)] = [
    (
      ["--host", "0.0.0.0"], 64,
      "--host 0.0.0.0 can be reached from other machines; use --token-file, --signing-key-file or "
        + "both"
    ),
    (
      ["--host", "nowhere.invalid"], 73, "the host 'nowhere.invalid' is not known; use an address"
    ),
    (["--port", "70000"], 64, "--port is 70000; use a number from 0 to 65535"),
    (["--jobs", "0"], 64, "--jobs is 0; use a number from 1 to 1024"),
    (["--timeout", "0"], 64, "--timeout is 0.0; use a number from 0.001 to 3600"),
    (["--max-body", "many"], 64, "--max-body is 'many'; use a size such as 500kB, 64MB or 1GB"),
    (
      ["--allow-origin", "example.com"], 64,
      "--allow-origin is 'example.com'; use '*', or an origin such as https://example.com"
    ),
    (
      ["--public-url", "cards.example"], 64,
      "--public-url is 'cards.example'; use an address such as https://cards.example/img"
    ),
    (
      ["--public-url", "https://cards.example/img"], 64,
      "--public-url https://cards.example/img can be reached from other machines; use --token-file, "
        + "--signing-key-file or both"
    ),
    (
      ["--trusted-proxy", "nginx"], 64,
      "--trusted-proxy is 'nginx'; use an address such as 127.0.0.1, or a range such as 10.0.0.0/8"
    ),
    (["--fallback-status", "200"], 64, "--fallback-status needs --fallback"),
    (
      ["--fallback", "drawn", "--fallback-status", "302"], 64,
      "--fallback-status is 302; use 200, or a number from 400 to 599"
    ),
    (["--fallback", "gone.png"], 66, "gone.png: does not exist; check the path"),
    (
      ["--fallback", "keys"], 65,
      "keys: is not a picture; use a PNG, WebP, JPEG, GIF, SVG or PDF file"
    ),
    (
      ["--fallback", "wrong/a.json"], 65,
      "wrong/a.json: cannot be drawn as png; check it with fiori-render validate"
    ),
    (["--templates", "gone"], 66, "gone: does not exist; check the path"),
    (["--templates", "keys"], 66, "keys: is not a folder; use a folder of templates"),
    (["--signing-key-file", "gone"], 66, "gone: does not exist; check the path"),
    (
      ["--signing-key-file", "tokens"], 65,
      "tokens:1: the key has 6 bytes; use at least 16"
    ),
    (["--token-file", "none"], 65, "none: has no token; write one per line"),
    (
      ["--templates", "wrong"], 65,
      "wrong/a.json:1:30: error: view: unknown key 'captoin'; did you mean 'caption'?"
    ),
    (
      ["--templates", "named"], 65,
      "named/a b.json: the name has a character that is not allowed in an address; use letters, digits, '-', '_' and '.'"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported before the start`(
    arguments: [String], status: Int32, message: String
  ) async throws {
    try workspace.write(
      #"{"view": {"type": "kpiView", "captoin": "${a}", "items": [{"metric": {"value": {"$": "b"}}}]}}"#,
      to: "wrong/a.json")
    try workspace.write(ServeRequestCase.kpi, to: "named/a b.json")
    let run = try await workspace.run(["serve", "--port", "0"] + arguments)
    run.expect(status: status, output: "")
    run.errors.expect(contains: message)
  }

  @Test func `a port in use is reported`() async throws {
    let server = try await RunningServer(workspace)
    let run = try await workspace.run("serve", "--port", "\(server.port)")
    run.expect(
      status: 73, output: "",
      errors: "error: port \(server.port) is in use; choose another with --port, or use --port 0 "
        + "for any free port\n")
    _ = await server.end()
  }

  @Test func `a token guards drawing and comparing`() async throws {
    let server = try await RunningServer(workspace, "--token-file", "tokens")
    for (token, expected) in [
      (nil, "401 the request has no token; send 'Authorization: Bearer TOKEN'"),
      ("Basic secret", "401 the request has no token; send 'Authorization: Bearer TOKEN'"),
      ("Bearer wrong", "401 the token is not one of this server's; check it"),
      ("Bearer secret", "200"), ("bearer other", "200"),
    ] {
      let answer = try await server.answer(
        "POST", "/v1/render", token.map { ["Authorization": $0] } ?? [:], body: ServeRequestCase.kpi
      )
      expect(answer.problem, is: expected)
      expect(answer.fields["www-authenticate"], is: answer.status == 401 ? "Bearer" : nil)
    }
    try await expect(server.answer("POST", "/v1/diff").status, is: 401)
    try await expect(server.answer("GET", "/healthz").status, is: 200)
    _ = await server.end()
  }

  @Test func `beyond this machine, a route without its guard is not there`() async throws {
    try workspace.write(ServeRequestCase.kpi, to: "cards/a.json")
    let drawing = try await RunningServer(
      workspace, "--host", "0.0.0.0", "--templates", "cards", "--token-file", "tokens")
    try await expect(drawing.answer("GET", "/v1/cards/a.png").status, is: 404)
    try await expect(drawing.answer("POST", "/v1/render").status, is: 401)
    try await expect(
      drawing.answer("GET", "/healthz", ["Host": "cards.example"]).status, is: 200)
    _ = await drawing.end()
    let cards = try await RunningServer(
      workspace, "--host", "0.0.0.0", "--templates", "cards", "--signing-key-file", "keys")
    try await expect(cards.answer("GET", "/v1/cards/a.png").status, is: 403)
    for path in ["/v1/render", "/v1/diff"] {
      let answer = try await cards.answer("POST", path, body: ServeRequestCase.kpi)
      expect(answer.problem, is: "404 '\(path)' does not exist; /openapi.json lists the paths")
    }
    _ = await cards.end()
  }

  @Test func `other origins may read answers only if they are listed`() async throws {
    let origin = ["Origin": "https://portal.example"]
    let closed = try await RunningServer(workspace)
    let plain = try await closed.answer("GET", "/healthz", origin)
    expect(plain.fields["access-control-allow-origin"], is: nil)
    _ = await closed.end()
    let open = try await RunningServer(workspace, "--allow-origin", "https://portal.example")
    for (origin, allowed) in [
      ("https://portal.example", "https://portal.example"), ("https://evil.example", nil),
    ] {
      let answer = try await open.answer("GET", "/healthz", ["Origin": origin])
      expect(answer.fields["access-control-allow-origin"], is: allowed)
      expect(answer.fields["vary"], is: "Origin")
    }
    let preflight = try await open.answer(
      "OPTIONS", "/v1/render", origin.merging(["Access-Control-Request-Method": "POST"]) { $1 })
    expect(preflight.status, is: 204)
    expect(preflight.fields["access-control-allow-methods"], is: "POST")
    _ = await open.end()
    let all = try await RunningServer(workspace, "--allow-origin", "*")
    let answer = try await all.answer("GET", "/healthz", origin)
    expect(answer.fields["access-control-allow-origin"], is: "*")
    _ = await all.end()
  }

  @Test func `images need a folder`() async throws {
    try workspace.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>"#,
      to: "icons/a.svg")
    let body = #"{"view": {"type": "kpiView", "items": [{"icon": "a.svg"}]}}"#
    let closed = try await RunningServer(workspace)
    try await expect(closed.answer("POST", "/v1/render", body: body).status, is: 422)
    _ = await closed.end()
    let open = try await RunningServer(workspace, "--resources", "icons")
    try await expect(open.answer("POST", "/v1/render", body: body).status, is: 200)
    _ = await open.end()
  }

  /// Paths that lead out of the folder of images, some of them to files that exist.
  static let outside = [
    "/etc/passwd.svg", "/etc/none.svg", "../outside.svg", "../none.svg", "../icons/a.svg",
    "sub/../a.svg", "there.svg", "nowhere.svg", "out/outside.svg", "out/none.svg",
    "out/icons/a.svg", "sub.svg", "loop.svg",
  ]

  @Test func `posted descriptions learn nothing of other files`() async throws {
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>"#
    for path in ["icons/a.svg", "icons/sub/b.svg", "outside.svg"] {
      try workspace.write(svg, to: path)
    }
    for (path, target) in [
      ("there.svg", "../outside.svg"), ("nowhere.svg", "../none.svg"), ("out", ".."),
      ("sub.svg", "sub"), ("loop.svg", "loop.svg"), ("inner.svg", "sub/b.svg"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: workspace.folder.appending(path: "icons/\(path)").path(),
        withDestinationPath: target)
    }
    let server = try await RunningServer(workspace, "--resources", "icons")
    for path in ["a.svg", "./sub/b.svg", "inner.svg"] {
      try await expect(server.answer("POST", "/v1/render", body: Self.icon(path)).status, is: 200)
    }
    for path in Self.outside + ["none.svg"] {
      let answer = try await server.answer("POST", "/v1/render", body: Self.icon(path))
      expect(
        answer.problem,
        is:
          "422 view.items[0].icon: image '\(path)' is not in the folder; use the path, inside it, "
          + "of a PNG, JPEG, WebP, GIF or SVG file")
    }
    _ = await server.end()
  }

  private static func icon(_ path: String) -> String {
    #"{"view": {"type": "kpiView", "items": [{"icon": "\#(path)"}]}}"#
  }

  @Test(arguments: [["--resources", "icons"], []])
  func `posted descriptions read no file but images`(arguments: [String]) async throws {
    for (path, text) in [
      ("icons/t.csv", "c\nsecret\n"), ("icons/w.csv", "key,en\na,secret\n"),
      ("icons/s.nss", "fdlFUIKPIView { tint-color: #ff0000; }"),
    ] {
      try workspace.write(text, to: path)
    }
    let server = try await RunningServer(
      workspace, arguments.first ?? "--no-log", arguments.last ?? "--no-log")
    for (keys, message) in [
      (
        #""data": {"file": "t.csv"}"#,
        "data.file: data file 't.csv' is not used because only images may be files here; write its "
          + "rows as 'values'"
      ),
      (
        #""texts": {"file": "w.csv"}"#,
        "texts.file: texts file 'w.csv' is not used because only images may be files here; write "
          + "each text where it is used"
      ),
      (
        #""stylesheet": "s.nss""#,
        "stylesheet: style sheet 's.nss' is not used because only images may be files here; draw a "
          + "card whose template uses it"
      ),
    ] {
      let body = #"{\#(keys), "view": {"type": "kpiView", "items": [{"metric": "1"}]}}"#
      try await expect(
        server.answer("POST", "/v1/render", body: body).problem, is: "422 \(message)")
    }
    _ = await server.end()
  }
}
