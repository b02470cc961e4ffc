import Testing

/// Inputs that cannot be read.
struct UnreadableInputTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "kpi.json")
    try workspace.makeFolder("folder")
  }

  @Test(arguments: ["render", "layout", "validate"])
  func `a missing input cannot be read`(command: String) async throws {
    let run = try await workspace.run(command, "missing.json")
    run.expect(
      status: 66, output: "", errors: "error: missing.json: does not exist; check the path\n")
  }

  @Test(arguments: ["render", "layout", "validate"])
  func `a folder without descriptions is no input`(command: String) async throws {
    let run = try await workspace.run(command, "folder")
    run.expect(
      status: 66, output: "", errors: "error: folder: contains no descriptions (.json files)\n")
  }

  @Test func `an empty argument is no input`() async throws {
    try await workspace.run("render", "").expect(status: 66)
    try workspace.expect(paths: ["kpi.json", "folder/"])
  }

  @Test(arguments: ["render", "layout", "validate"])
  func `a missing folder of resources cannot be read`(command: String) async throws {
    try workspace.write(Sample.icon(#""dot.png""#), to: "icon.json")
    for file in ["kpi.json", "icon.json"] {
      let run = try await workspace.run(command, file, "--resources", "missing")
      run.expect(status: 66)
      run.errors.expect(contains: "missing")
    }
  }
}
