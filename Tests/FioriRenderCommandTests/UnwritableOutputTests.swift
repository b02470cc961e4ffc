import Testing

@testable import TestSupport

/// Outputs that cannot be written.
struct UnwritableOutputTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for name in ["kpi", "folder"] { try workspace.write(Sample.kpi, to: "\(name).json") }
    try workspace.write("earlier", to: "file")
    try workspace.makeFolder("folder.png")
  }

  @Test(arguments: UnwritableCase.all)
  func `an output that cannot be written leaves nothing`(output: UnwritableCase) async throws {
    let earlier = try workspace.paths()
    let run = try await workspace.run(output.arguments)
    run.expect(status: 73, errors: "error: \(output.message)\n")
    try workspace.expect(paths: earlier)
    try expect(workspace.text(of: "file"), is: "earlier")
  }

  @Test func `a folder is not made when nothing is to be put into it`() async throws {
    try workspace.write(Sample.misspelt, to: "kpi.json")
    try await workspace.run("render", "kpi.json", "-o", "out/").expect(status: 65)
    try workspace.expect(lacks: "out/")
  }
}
