import Foundation
import Testing

@testable import TestSupport

/// Traits that the addresses of cards may set.
struct ServeParameterTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for (name, serve) in [("all", #"["appearance", "scale", "locale", "width"]"#), ("none", "[]")] {
      try workspace.write(
        #"""
        {"serve": {"parameters": \#(serve)},
         "environment": {"generation": "horizon", "scale": 1, "width": 200},
         "view": {"type": "kpiCard", "title": "${region}", "kpiItems": [{"metric": {"value": 1.5}}]}}
        """#, to: "cards/\(name).json")
    }
  }

  @Test func `a template allows traits, and no other sets one`() async throws {
    let server = try await RunningServer(workspace, "--templates", "cards")
    func tag(_ name: String, _ query: String) async throws -> String? {
      let answer = try await server.answer("GET", "/v1/cards/\(name).png?region=EMEA\(query)")
      expect(answer.problem, is: "200", "\(name) \(query)")
      expect(answer.fields["x-fiori-warnings"], is: "0", "\(name) \(query)")
      return answer.fields["etag"]
    }
    let queries = [
      "", "&appearance=dark", "&scale=2", "&locale=de-DE", "&width=220", "&appearance=dark&scale=2",
    ]
    var tags: Set<String?> = []
    for query in queries { tags.insert(try await tag("all", query)) }
    expect(tags.count, is: queries.count)
    var others: Set<String?> = []
    for query in queries { others.insert(try await tag("none", query)) }
    expect(others.count, is: 1)
    try workspace.write("region\nEMEA\n", to: "row.csv")
    let run = try await workspace.run(
      "render", "cards/all.json", "--data", "row.csv", "--appearance", "dark", "--scale", "3",
      "--width", "220", "-o", "-", "--format", "png")
    let dark = try await server.answer(
      "GET", "/v1/cards/all.png?region=EMEA&appearance=dark&scale=3&width=220")
    expect(dark.body, is: run.output)
    for (query, problem) in [
      ("appearance=blue", "400 'appearance' cannot be 'blue'; use 'light' or 'dark'"),
      ("scale=9", "400 'scale' cannot be '9'; use a number from 1 to 8"),
      ("width=many", "400 'width' cannot be 'many'"),
    ] {
      let answer = try await server.answer("GET", "/v1/cards/all.png?region=a&\(query)")
      #expect(answer.problem.hasPrefix(problem), "\(answer.problem)")
    }
    _ = await server.end()
  }

  @Test func `what a template cannot allow is reported`() async throws {
    for (serve, message) in [
      (#"{"parameters": ["palette"]}"#, "serve.parameters[0]: unknown parameter 'palette'"),
      (#"{"parameter": ["width"]}"#, "serve: unknown key 'parameter'; did you mean 'parameters'?"),
      (#"{"parameters": "width"}"#, "serve.parameters: "),
    ] {
      try workspace.write(
        #"{"serve": \#(serve), "view": {"type": "kpiView", "items": [{"metric": "${a}"}]}}"#,
        to: "wrong/a.json")
      let run = try await workspace.run("serve", "--port", "0", "--templates", "wrong")
      run.expect(status: 65, output: "")
      run.errors.expect(contains: message)
      try workspace.write(
        #"{"serve": \#(serve), "view": {"type": "kpiView", "items": [{"metric": "1"}]}}"#,
        to: "wrong/a.json")
      let check = try await workspace.run("validate", "wrong/a.json")
      expect(check.status, is: 65)
      check.errors.expect(contains: message)
    }
  }
}
