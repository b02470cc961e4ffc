import Testing

@testable import TestSupport

/// Folders and patterns in place of files.
struct FolderInputTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let files = [
      "cards/b.json", "cards/a.json", "cards/deep/c.json", "cards/deep/er/d.json",
      "cards/a.layout.json", "cards/all.schema.json", "cards/.hidden.json", "cards/.git/x.json",
      "cards/notes.txt", "cards/[1].json",
    ]
    for file in files { try workspace.write(Sample.kpi, to: file) }
    try workspace.makeFolder("empty")
  }

  @Test(arguments: [
    (["cards"], ["[1]", "a", "b", "c", "d"]),
    (["cards/"], ["[1]", "a", "b", "c", "d"]),
    (["cards/deep"], ["c", "d"]),
    (["cards/*.json"], ["[1]", "a", "b"]),
    (["cards/[ab].json"], ["a", "b"]),
    (["cards/[1].json"], ["[1]"]),
    (["cards/?.json", "cards/a.json"], ["a", "b"]),
    (["*/deep/*.json"], ["c"]),
    (["cards/**/d.json"], ["d"]),
    (["**/**/c.json"], ["c"]),
    (["cards/**"], ["[1]", "a", "b", "c", "d", "notes"]),
    (["cards/.*.json"], [".hidden"]),
    (["./cards/deep/**/*.json"], ["c", "d"]),
  ])
  func `the descriptions of a folder or a pattern are drawn, each once`(
    arguments: [String], names: [String]
  ) async throws {
    let run = try await workspace.run(["render"] + arguments + ["-o", "out/", "--format", "svg"])
    run.expect(status: 0, errors: "")
    let drawn = try workspace.paths().filter { $0.hasPrefix("out/") && $0 != "out/" }
    expect(drawn, is: Set(names.map { "out/\($0).svg" }))
  }

  @Test func `they are drawn in the order of their paths`() async throws {
    let run = try await workspace.run("render", "cards/", "-o", "out/", "--json")
    try expect(
      RunReport(run.output).inputs.map(\.input),
      is: [
        "cards/[1].json", "cards/a.json", "cards/b.json", "cards/deep/c.json",
        "cards/deep/er/d.json",
      ])
  }

  @Test func `a link to a folder above is not followed`() async throws {
    try workspace.link("cards/deep/up", to: "..")
    let run = try await workspace.run("render", "cards", "cards/**/*.json", "-o", "out/")
    run.expect(status: 0)
    try expect(workspace.paths().count { $0.hasSuffix(".png") }, is: 5)
  }

  @Test(arguments: [
    ("empty", "empty: contains no descriptions (.json files)"),
    ("x*.json", "x*.json: no files match this pattern"),
    ("nowhere/*.json", "nowhere/*.json: no files match this pattern"),
  ])
  func `what stands for nothing is an input that cannot be read`(
    argument: String, message: String
  ) async throws {
    let run = try await workspace.run("render", argument, "cards/a.json", "-o", "out/")
    run.expect(status: 66, errors: "error: \(message)\n")
    try workspace.expect(has: "out/a.png")
  }

  @Test(arguments: ["validate", "describe"])
  func `other commands take folders, too`(command: String) async throws {
    try workspace.write(Sample.misspelt, to: "cards/deep/wrong.json")
    let run = try await workspace.run(command, "cards")
    run.expect(status: 65, errors: Sample.complaint(of: "cards/deep/wrong.json"))
  }

  @Test func `one picture of a folder goes into a folder`() async throws {
    let run = try await workspace.run("render", "cards/deep/er", "-o", "out")
    run.expect(status: 0)
    try workspace.expect(has: "out/d.png")
  }

  @Test func `one picture of a pattern goes into the file that is named`() async throws {
    let run = try await workspace.run("render", "cards/**/d.json", "-o", "one.svg")
    run.expect(status: 0)
    #expect(try workspace.text(of: "one.svg").hasPrefix("<svg"))
  }

  @Test func `two files of one name are a clash`() async throws {
    try workspace.write(Sample.kpi, to: "cards/deep/a.json")
    let run = try await workspace.run("render", "cards", "-o", "out/")
    run.expect(status: 64)
    run.errors.expect(
      contains: "out/a.png would be written twice, for cards/a.json and cards/deep/a.json")
    try workspace.expect(lacks: "out/")
  }
}
