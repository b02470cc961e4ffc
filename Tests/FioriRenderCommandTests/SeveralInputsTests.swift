import Testing

/// Inputs of which some are wrong.
struct SeveralInputsTests {
  private let workspace: Workspace
  private static let unreadable =
    "error: missing.json: does not exist; check the path\n"

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "good.json")
    try workspace.write(Sample.misspelt, to: "wrong.json")
  }

  @Test(arguments: [["good.json", "wrong.json"], ["wrong.json", "good.json"]])
  func `the good one is drawn beside a wrong one`(inputs: [String]) async throws {
    let run = try await workspace.run(["render"] + inputs)
    run.expect(status: 65, errors: Sample.complaint(of: "wrong.json"))
    try workspace.expect(paths: ["good.json", "good.png", "wrong.json"])
  }

  @Test(arguments: [["good.json", "missing.json"], ["missing.json", "good.json"]])
  func `the good one is drawn beside a missing one`(inputs: [String]) async throws {
    let run = try await workspace.run(["render"] + inputs)
    run.expect(status: 66, errors: Self.unreadable)
    try workspace.expect(paths: ["good.json", "good.png", "wrong.json"])
  }

  @Test func `each wrong one is reported`() async throws {
    let run = try await workspace.run(
      "render", "wrong.json", "missing.json", "good.json", "-o", "out/")
    run.expect(errors: Self.unreadable + Sample.complaint(of: "wrong.json"))
    #expect([65, 66].contains(run.status))
    try workspace.expect(paths: ["good.json", "wrong.json", "out/", "out/good.png"])
  }

  @Test(arguments: ["missing.json", "broken.json"])
  func `-o stays a folder when one of them is wrong`(other: String) async throws {
    try workspace.write("{", to: "broken.json")
    let run = try await workspace.run("render", "good.json", other, "-o", "out")
    #expect(run.status != 0)
    try workspace.expect(has: "out/good.png")
  }

  @Test func `validate looks at all of them`() async throws {
    try workspace.write(Sample.questionable, to: "questionable.json")
    let run = try await workspace.run("validate", "wrong.json", "good.json", "questionable.json")
    run.expect(
      status: 65, output: "",
      errors: Sample.complaint(of: "wrong.json") + Sample.remark(on: "questionable.json"))
  }
}
