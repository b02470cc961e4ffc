import Testing

@testable import TestSupport

/// Which files a command line makes.
struct NameTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(
    arguments: [
      NameCase.withoutOutput, NameCase.withOutput, NameCase.withFormat, NameCase.withVariants,
      NameCase.withPages, NameCase.animated,
    ].flatMap(\.self))
  func `pictures are named after what they are of`(names: NameCase) async throws {
    try await check(names)
  }

  @Test func `an earlier picture is replaced`() async throws {
    try workspace.write(Sample.kpi, to: "kpi.json")
    try workspace.write("earlier", to: "kpi.png")
    try await workspace.run("render", "kpi.json").expect(status: 0)
    #expect(PNGHeader(try workspace.bytes(of: "kpi.png")) != nil)
    try workspace.expect(paths: ["kpi.json", "kpi.png"])
  }

  @Test func `a name as long as a file's may be is written`() async throws {
    try workspace.write(Sample.kpi, to: "kpi.json")
    let name = String(repeating: "n", count: 251) + ".png"
    let run = try await workspace.run("render", "kpi.json", "-o", name)
    run.expect(status: 0)
    try workspace.expect(has: name)
  }

  /// Draws, and compares the files that have come up with those that should.
  private func check(_ names: NameCase) async throws {
    for (path, text) in names.inputs { try workspace.write(text, to: path) }
    let earlier = try workspace.paths()
    let arguments = names.arguments.split(separator: " ").map(String.init)
    let run = try await workspace.run(["render"] + arguments)
    run.expect(status: 0, output: "", errors: "")
    try expect(workspace.paths().subtracting(earlier), is: names.outputs)
  }
}
