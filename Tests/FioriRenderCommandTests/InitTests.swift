import Foundation
import Testing

@testable import TestSupport

/// `init` and `example`: files to start with.
struct InitTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let names = [
    "sales.json", "sales.csv", "fiori-render.schema.json", ".vscode/", ".vscode/settings.json",
  ]

  @Test(arguments: [([], ""), (["cards"], "cards/"), (["cards/"], "cards/")])
  func `it writes a description that draws without a warning`(
    arguments: [String], folder: String
  ) async throws {
    let run = try await workspace.run(["init"] + arguments)
    run.expect(status: 0, output: "", errors: "")
    let files = Set(Self.names.map { folder + $0 } + [folder].filter { !$0.isEmpty })
    try workspace.expect(paths: files)
    try await workspace.run("validate", "\(folder)sales.json", "--strict").expect(
      status: 0, errors: "")
    try await workspace.run("lint", "\(folder)sales.json").expect(status: 0, output: "", errors: "")
    try await workspace.run("describe", "\(folder)sales.json").expect(
      output: "Revenue, €722,000, First half, in euros. Combo chart, 2 series, 6 categories from "
        + "Jan to Jun. Revenue: from 98,400 in Jan to 142,500 in Jun, rising. "
        + "Target: from 105,000 in Jan to 115,000 in Jun, rising\n")
    let schema = try await workspace.run("schema")
    try expect(workspace.bytes(of: "\(folder)fiori-render.schema.json"), is: schema.output)
    let settings = try JSONSerialization.jsonObject(
      with: Data(workspace.bytes(of: "\(folder).vscode/settings.json")))
    #expect(settings is [String: Any])
  }

  @Test func `its folder draws as a whole`() async throws {
    _ = try await workspace.run("init")
    try await workspace.run("render", ".", "-o", "out").expect(status: 0, errors: "")
    try workspace.expect(has: "out/sales.png")
  }

  @Test(arguments: ["sales.json", "sales.csv", "fiori-render.schema.json"])
  func `nothing is overwritten`(name: String) async throws {
    try workspace.write("mine", to: "cards/\(name)")
    let run = try await workspace.run("init", "cards")
    run.expect(
      status: 73, output: "",
      errors:
        "error: cards/\(name): already exists, and init does not overwrite files; to see the "
        + "folder, run `fiori-render preview cards --open`\n")
    try workspace.expect(paths: ["cards/", "cards/\(name)"])
    try expect(workspace.text(of: "cards/\(name)"), is: "mine")
  }

  @Test func `settings that exist are kept`() async throws {
    try workspace.write("{}", to: ".vscode/settings.json")
    try await workspace.run("init", "--verbose").expect(
      status: 0, errorLines: ["sales.json: new", "sales.csv: new", "fiori-render.schema.json: new"])
    try expect(workspace.text(of: ".vscode/settings.json"), is: "{}")
  }

  @Test func `a folder in a missing folder is not made`() async throws {
    try await workspace.run("init", "a/b").expect(
      status: 73,
      errors: "error: a/b: cannot be created; the folder 'a' does not exist; create it\n")
  }

  @Test func `example writes the schema that it names`() async throws {
    try await workspace.run("example", "kpiCard", "-o", "cards.json").expect(status: 0, output: "")
    let schema = try await workspace.run("schema")
    try expect(workspace.bytes(of: "fiori-render.schema.json"), is: schema.output)
    try workspace.text(of: "cards.json").expect(
      contains: #""$schema": "./fiori-render.schema.json""#, #""generation": "horizon""#)
    try workspace.write("mine", to: "fiori-render.schema.json")
    try await workspace.run("example", "kpiCard", "-o", "cards.json").expect(status: 0)
    try expect(workspace.text(of: "fiori-render.schema.json"), is: "mine")
    try await workspace.run("example", "kpiCard").expect(
      status: 0, output: try workspace.text(of: "cards.json"))
  }
}
