import Testing

@testable import TestSupport

/// `-` and what goes through it.
struct StandardStreamTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "kpi.json")
  }

  @Test func `from standard input a picture goes to standard output`() async throws {
    let run = try await workspace.run("render", "-", input: Sample.kpi)
    run.expect(status: 0, errors: "")
    expect(PictureKind(run.output), is: .png)
    try workspace.expect(paths: ["kpi.json"])
  }

  @Test(arguments: PictureKind.allCases)
  func `--format counts for standard output`(kind: PictureKind) async throws {
    let run = try await workspace.run("render", "-", "--format", kind.rawValue, input: Sample.kpi)
    expect(PictureKind(run.output), is: kind)
  }

  @Test func `-o - writes nothing but the picture`() async throws {
    let run = try await workspace.run("render", "kpi.json", "-o", "-")
    run.expect(status: 0, errors: "")
    try workspace.expect(paths: ["kpi.json"])
    try await workspace.run("render", "kpi.json").expect(output: "")
    try expect(run.output, is: workspace.bytes(of: "kpi.png"))
  }

  @Test func `-o FILE takes what comes from standard input`() async throws {
    let run = try await workspace.run("render", "-", "-o", "out.svg", input: Sample.kpi)
    run.expect(status: 0, output: "")
    expect(PictureKind(try workspace.bytes(of: "out.svg")), is: .svg)
  }

  @Test func `a figure from standard input keeps its name in a folder`() async throws {
    let run = try await workspace.run(
      "render", "-", "-o", "out/", input: Sample.figures("sales", "costs"))
    run.expect(status: 0)
    try workspace.expect(paths: ["kpi.json", "out/", "out/sales.png", "out/costs.png"])
  }

  @Test func `standard input and files go together`() async throws {
    let run = try await workspace.run("render", "-", "kpi.json", input: Sample.kpi)
    run.expect(status: 0)
    try expect(run.output, is: workspace.bytes(of: "kpi.png"))
  }

  @Test func `messages call standard input by its name`() async throws {
    let run = try await workspace.run("validate", "-", input: Sample.misspelt)
    run.expect(status: 65, errors: Sample.complaint(of: "<stdin>"))
  }

  @Test func `nothing goes to standard output when the description is wrong`() async throws {
    let run = try await workspace.run("render", "-", input: Sample.misspelt)
    run.expect(status: 65, output: "")
  }
}
