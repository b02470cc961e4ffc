import Testing

@testable import TestSupport

/// Command lines that cannot be followed.
struct CommandLineTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for name in ["a", "b", "c/a", "sales"] {
      try workspace.write(Sample.kpi, to: "\(name).json")
    }
    try workspace.write(Sample.figures("sales", "costs"), to: "two.json")
    for name in ["pages", "c/pages"] { try workspace.write(Sample.pages, to: "\(name).json") }
  }

  @Test(
    arguments: [
      CommandLineCase.arguments, CommandLineCase.formats, CommandLineCase.animations,
      CommandLineCase.places, CommandLineCase.sheets,
    ].flatMap(\.self))
  func `a command line that cannot be followed is told why`(line: CommandLineCase) async throws {
    try await check(line)
  }

  @Test(arguments: ["0", "0.99", "8.01", "-1", "nan", "inf", "two", ""])
  func `a scale that cannot be drawn is a wrong command line`(scale: String) async throws {
    let run = try await workspace.run("render", "a.json", "--scale=\(scale)")
    run.expect(status: 64)
    run.errors.expect(contains: "--scale")
    try workspace.expect(lacks: "a.png")
  }

  @Test func `a clash is seen however the paths are written`() async throws {
    let run = try await workspace.run("render", "a.json", "./a.json")
    run.expect(status: 64)
    run.errors.expect(contains: "would be written twice, for a.json and ./a.json")
    try workspace.expect(lacks: "a.png")
  }

  @Test func `several figures from standard input need a folder`() async throws {
    let run = try await workspace.run("render", "-", input: Sample.figures("sales", "costs"))
    run.expect(status: 64, output: "")
  }

  @Test func `a report and its picture do not share standard output`() async throws {
    let run = try await workspace.run("layout", "a.json", "--overlay", "-")
    run.expect(status: 64, output: "")
  }

  /// Expects 64, the message at the head of the usage, and no file.
  private func check(_ line: CommandLineCase) async throws {
    let earlier = try workspace.paths()
    let run = try await workspace.run(line.arguments)
    run.expect(status: 64)
    expect(run.errorLines.first, is: "Error: \(line.message)")
    run.expect(output: "")
    try workspace.expect(paths: earlier)
  }
}
