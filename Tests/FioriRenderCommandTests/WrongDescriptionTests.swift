import Testing

@testable import TestSupport

/// A wrong description harms nothing.
struct WrongDescriptionTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(
    arguments: [
      "", "{", "[1]", "{}", Sample.misspelt, Sample.icon(#""missing.png""#),
      Sample.description(of: #"{"type": "pieView"}"#),
    ])
  func `nothing is written and an earlier picture stays`(description: String) async throws {
    try workspace.write(description, to: "kpi.json")
    try workspace.write("earlier", to: "kpi.png")
    let run = try await workspace.run("render", "kpi.json")
    run.expect(status: 65)
    run.errors.expect(startsWith: "kpi.json:1:")
    run.expect(output: "")
    try expect(workspace.text(of: "kpi.png"), is: "earlier")
    try workspace.expect(paths: ["kpi.json", "kpi.png"])
  }

  @Test func `one wrong figure keeps those beside it from being drawn`() async throws {
    let broken = #"{"name": "costs", "view": {"type": "kpiView", "itms": []}}"#
    let good = #"{"name": "sales", "view": \#(Sample.view)}"#
    try workspace.write(#"{"figures": [\#(good), \#(broken)]}"#, to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json", "-o", "out/")
    run.expect(status: 65)
    try workspace.expect(paths: ["kpi.json"])
  }

  @Test func `an error in one format is no picture in another`() async throws {
    try workspace.write(Sample.icon(#""missing.png""#), to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json", "--format", "svg,pdf,png")
    run.expect(status: 65)
    try workspace.expect(paths: ["kpi.json"])
  }

  @Test func `layout prints nothing`() async throws {
    try workspace.write(Sample.misspelt, to: "kpi.json")
    let run = try await workspace.run("layout", "kpi.json", "--overlay", "frames.png")
    run.expect(status: 65, output: "", errors: Sample.complaint(of: "kpi.json"))
    try workspace.expect(paths: ["kpi.json"])
  }
}
