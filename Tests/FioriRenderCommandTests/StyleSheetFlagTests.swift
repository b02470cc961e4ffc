import Testing

@testable import TestSupport

/// `--stylesheet`, and style sheets that are validated by themselves.
struct StyleSheetFlagTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(StyleSheetSample.tint("#110000"), to: "own.nss")
    try workspace.write(StyleSheetSample.tint("#220000"), to: "second.nss")
    try workspace.write(StyleSheetSample.tint("#330000"), to: "third.nss")
    try workspace.write(StyleSheetSample.typo, to: "typo.nss")
    try workspace.write(StyleSheetSample.broken, to: "broken.nss")
    try workspace.write(StyleSheetSample.other, to: "other.nss")
    try workspace.write(StyleSheetSample.kpi(in: #""own.nss""#), to: "kpi.json")
  }

  private func color(_ arguments: String...) async throws -> String? {
    let run = try await workspace.run(["layout", "kpi.json"] + arguments)
    run.expect(status: 0, errors: "")
    return try LayoutText.one(run.output).root.children.first?.color
  }

  @Test func `a sheet of the command line takes the place of the description's`() async throws {
    try await expect(color(), is: "#110000FF")
    try await expect(color("--stylesheet", "second.nss"), is: "#220000FF")
    try await expect(color("--stylesheet=second.nss"), is: "#220000FF")
    try await expect(color("--stylesheet", "other.nss"), is: "#3678AFFF")
  }

  @Test func `of several sheets of the command line the last wins`() async throws {
    try await expect(
      color("--stylesheet", "second.nss", "--stylesheet", "third.nss"), is: "#330000FF")
    try await expect(
      color("--stylesheet", "third.nss", "--stylesheet", "second.nss"), is: "#220000FF")
    try await expect(
      color("--stylesheet", "second.nss", "--stylesheet", "other.nss"), is: "#220000FF")
  }

  @Test func `a sheet may lie in any folder`() async throws {
    try workspace.write(StyleSheetSample.tint("#440000"), to: "../far.nss")
    try await expect(color("--stylesheet", "../far.nss"), is: "#440000FF")
  }

  @Test(arguments: ["render", "layout", "validate", "describe"])
  func `a sheet that cannot be read ends the command`(command: String) async throws {
    let files = try workspace.paths()
    let run = try await workspace.run(command, "kpi.json", "--stylesheet", "gone.nss")
    run.expect(status: 66, output: "", errors: "error: gone.nss: does not exist; check the path\n")
    try workspace.expect(paths: files)
  }

  @Test(arguments: ["render", "layout", "validate", "describe"])
  func `a syntax error of the command line's sheet ends the command`(
    command: String
  ) async throws {
    let files = try workspace.paths()
    let run = try await workspace.run(command, "kpi.json", "--stylesheet", "broken.nss")
    run.expect(status: 65, output: "", errors: StyleSheetSample.complaint(of: "broken.nss"))
    try workspace.expect(paths: files)
  }

  @Test func `a mistake in the command line's sheet is told once for all inputs`() async throws {
    try workspace.write(Sample.kpi, to: "second.json")
    let run = try await workspace.run(
      "validate", "kpi.json", "second.json", "--stylesheet", "typo.nss")
    run.expect(status: 0, errors: StyleSheetSample.remark(on: "typo.nss"))
    let strict = try await workspace.run(
      "layout", "kpi.json", "--stylesheet", "typo.nss", "--strict")
    strict.expect(
      status: 65, output: "", errors: StyleSheetSample.remark(on: "typo.nss", as: "error"))
  }

  @Test(
    arguments: [
      (["own.nss"], 0, ""), (["typo.nss"], 0, StyleSheetSample.remark(on: "typo.nss")),
      (["typo.nss", "--quiet"], 0, ""),
      (["typo.nss", "--strict"], 65, StyleSheetSample.remark(on: "typo.nss", as: "error")),
      (["broken.nss"], 65, StyleSheetSample.complaint(of: "broken.nss")),
      (["other.nss"], 0, ""), (["other.nss", "--strict"], 0, ""),
      (["other.nss", "--verbose"], 0, StyleSheetSample.note(on: "other.nss")),
      (
        ["gone.nss"], 66,
        "error: gone.nss: does not exist; check the path\n"
      ),
      (
        ["typo.nss", "broken.nss"], 65,
        StyleSheetSample.remark(on: "typo.nss") + StyleSheetSample.complaint(of: "broken.nss")
      ),
      (["kpi.json", "typo.nss"], 0, StyleSheetSample.remark(on: "typo.nss")),
    ] as [([String], Int32, String)])
  func `a sheet is validated by itself`(
    arguments: [String], status: Int32, errors: String
  ) async throws {
    let run = try await workspace.run(["validate"] + arguments)
    run.expect(status: status, output: "", errors: errors)
  }
}
