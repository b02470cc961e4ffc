import Foundation
import Testing

@testable import TestSupport

/// A new server at the port of one that ends.
struct ServeRestartTests {
  @Test func `the new server gets the requests that come after the signal`() async throws {
    let workspace = try Workspace()
    let old = try await RunningServer(workspace, "--reuse-port")
    let new = try await RunningServer(workspace, "--reuse-port", port: old.port)
    expect(new.port, is: old.port)
    // A connection of the old server's, which has made a request and makes another one.
    let kept = try ClientSocket(port: old.port)
    try kept.write(Data(old.request("GET", "/healthz").utf8.prefix(10)))
    old.signal(SIGTERM)
    var statuses: Set<Int> = []
    for _ in 0..<50 {
      statuses.insert(
        try await new.answer("POST", "/v1/render", body: ServeRequestCase.kpi).status)
    }
    expect(statuses, is: [200])
    await expect(old.status(), is: 0)
    for _ in 0..<10 {
      try await expect(new.answer("GET", "/readyz").status, is: 200)
    }
    await expect(new.end(), is: 0)
  }

  @Test func `without the option, a port belongs to one server`() async throws {
    let workspace = try Workspace()
    let server = try await RunningServer(workspace, "--reuse-port")
    let run = try await workspace.run("serve", "--port", "\(server.port)")
    run.expect(status: 73, output: "")
    _ = await server.end()
  }
}
