import Testing

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
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("kpi.json:1:"))
    #expect(run.output.isEmpty)
    #expect(try workspace.text(of: "kpi.png") == "earlier")
    #expect(try workspace.paths() == ["kpi.json", "kpi.png"])
  }

  @Test func `one wrong figure keeps those beside it from being drawn`() async throws {
    let broken = #"{"name": "costs", "view": {"type": "kpiView", "itms": []}}"#
    let good = #"{"name": "sales", "view": \#(Sample.view)}"#
    try workspace.write(#"{"figures": [\#(good), \#(broken)]}"#, to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json", "-o", "out/")
    #expect(run.status == 65)
    #expect(try workspace.paths() == ["kpi.json"])
  }

  @Test func `an error in one format is no picture in another`() async throws {
    try workspace.write(Sample.icon(#""missing.png""#), to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json", "--format", "svg,pdf,png")
    #expect(run.status == 65)
    #expect(try workspace.paths() == ["kpi.json"])
  }

  @Test func `layout prints nothing`() async throws {
    try workspace.write(Sample.misspelt, to: "kpi.json")
    let run = try await workspace.run("layout", "kpi.json", "--overlay", "frames.png")
    #expect(run.status == 65)
    #expect(run.errors == Sample.complaint(of: "kpi.json"))
    #expect(run.output.isEmpty)
    #expect(try workspace.paths() == ["kpi.json"])
  }
}
