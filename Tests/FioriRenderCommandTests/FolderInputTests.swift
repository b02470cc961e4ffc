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
    (["cards"], ["[1]", "a", "b", "deep/c", "deep/er/d"]),
    (["cards/"], ["[1]", "a", "b", "deep/c", "deep/er/d"]),
    (["./cards/deep"], ["c", "er/d"]),
    (["cards/a.json", "cards/deep"], ["a", "c", "er/d"]),
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
    let drawn = try workspace.paths().filter { $0.hasPrefix("out/") && !$0.hasSuffix("/") }
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

  @Test func `two files of one name are a clash, unless their folders differ`() async throws {
    try workspace.write(Sample.kpi, to: "cards/deep/a.json")
    let run = try await workspace.run("render", "cards/**/a.json", "-o", "out/")
    run.expect(status: 64)
    run.errors.expect(
      contains: "out/a.png would be written twice, for cards/a.json and cards/deep/a.json")
    try workspace.expect(lacks: "out/")
    try await workspace.run("render", "cards", "-o", "out/").expect(status: 0, errors: "")
    try workspace.expect(has: "out/a.png", "out/deep/a.png")
  }

  @Test func `folders without a picture are removed again`() async throws {
    for name in ["c", "er/d"] {
      try workspace.write(Sample.misspelt, to: "cards/deep/\(name).json")
    }
    try await workspace.run("render", "cards", "-o", "out").expect(status: 65)
    try workspace.expect(has: "out/a.png", lacks: "out/deep/", "out/deep/er/")
  }

  @Test func `what is no description is passed over with a note`() async throws {
    let files = [
      "package.json": #"{"name": "cards", "dependencies": {"view": "1"}}"#, "rows.json": "[1]",
      "empty.json": "", "schema-only.json": #"{"$schema": "../fiori-render.schema.json"}"#,
      "fixtures.json": #"{"fixtures": {}, "views": 3}"#, "typo.json": #"{"veiw": {}}"#,
      "broken.json": #"{"view": {"#,
    ]
    for (name, text) in files { try workspace.write(text, to: "cards/x/\(name)") }
    let run = try await workspace.run("validate", "cards/x", "--verbose")
    run.expect(
      status: 65,
      errorLines: [
        "cards/x/fixtures.json: passed over (no description)",
        "cards/x/package.json: passed over (no description)",
        "cards/x/rows.json: passed over (no description)",
        "cards/x/broken.json:1:11: error: unclosed object, opened at line 1, column 10; add '}'",
        "cards/x/empty.json:1:1: error: the text is empty; a JSON document needs a value",
        "cards/x/schema-only.json:1:1: error: missing 'view' or 'figures'",
        "cards/x/typo.json:1:1: error: missing 'view' or 'figures'",
        "cards/x/typo.json:1:2: error: unknown key 'veiw'; did you mean 'view'?",
      ])
    try await workspace.run("validate", "cards/x/rows.json").expect(status: 65)
    try workspace.write("{}", to: "none/a.json")
    try await workspace.run("validate", "none").expect(
      status: 66, errors: "error: none: contains no descriptions (.json files)\n")
  }

  @Test func `what a shell's pattern finds besides descriptions is passed over`() async throws {
    try workspace.write(Sample.kpi, to: "cards/a.json")
    try workspace.write("{}", to: "cards/fiori-render.schema.json")
    try workspace.write("{}", to: "cards/a.layout.json")
    let others = ["cards/a.layout.json", "cards/fiori-render.schema.json"]
    let run = try await workspace.run(["validate", "cards/a.json"] + others + ["--verbose"])
    run.expect(
      status: 0,
      errorLines: [
        "cards/a.layout.json: passed over (not a description)",
        "cards/fiori-render.schema.json: passed over (not a description)",
      ])
    try await workspace.run(["validate"] + others).expect(
      status: 66, errors: "error: none of the inputs is a description\n")
    try await workspace.run("validate", "cards/a.json", "cards/b.layout.json").expect(
      status: 66,
      errors: "error: cards/b.layout.json: does not exist; check the path\n")
  }

  @Test func `a file with a similar name is suggested`() async throws {
    try workspace.write(Sample.kpi, to: "cards/sales.json")
    try await workspace.run("validate", "cards/slaes.json").expect(
      status: 66,
      errors: "error: cards/slaes.json: does not exist; did you mean 'cards/sales.json'?\n")
    try await workspace.run("validate", "cards/Sales.JSON").expect(
      status: 66,
      errors: "error: cards/Sales.JSON: does not exist; did you mean 'cards/sales.json'?\n")
  }

  @Test func `Git's ignored files are passed over`() async throws {
    for name in ["a", "b", "deep/c", "deep/b.draft", "deep/er/d"] {
      try workspace.write(Sample.kpi, to: "repo/cards/\(name).json")
    }
    try workspace.makeFolder("repo/.git")
    try workspace.write("# built\n/cards/deep/er/\n*.draft.json\n", to: "repo/.gitignore")
    try workspace.write("b.json\n!a.json\n", to: "repo/cards/.gitignore")
    let run = try await workspace.run(
      "render", "repo/cards", "-o", "out", "--format", "svg", "--verbose")
    run.expect(status: 0)
    run.errors.expect(
      contains: "repo/cards/b.json: passed over (.gitignore)\n",
      "repo/cards/deep/b.draft.json: passed over (.gitignore)\n",
      "repo/cards/deep/er: passed over (.gitignore)\n")
    try expect(
      Set(workspace.paths().filter { $0.hasSuffix(".svg") }),
      is: ["out/a.svg", "out/deep/c.svg"])
    // What is named is drawn.
    try await workspace.run("render", "repo/cards/deep/er", "-o", "named").expect(status: 0)
    try workspace.expect(has: "named/d.png")
  }

  @Test(arguments: [
    (["deep"], ["[1]", "a", "b"]),
    (["er/"], ["[1]", "a", "b", "deep/c"]),
    (["/deep/*.json", "a.json"], ["[1]", "b", "deep/er/d"]),
    (["**/d.json", "[ab].json"], ["[1]", "deep/c"]),
  ])
  func `--exclude passes over what it matches`(
    patterns: [String], names: [String]
  ) async throws {
    let flags = patterns.flatMap { ["--exclude", $0] }
    let run = try await workspace.run(
      ["render", "cards", "-o", "out", "--format", "svg"] + flags)
    run.expect(status: 0, errors: "")
    try expect(
      workspace.paths().filter { $0.hasSuffix(".svg") }, is: Set(names.map { "out/\($0).svg" }))
  }
}
