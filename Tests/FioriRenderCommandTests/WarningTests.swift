import Testing

/// What is drawn although something is said of it.
struct WarningTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.questionable, to: "kpi.json")
  }

  @Test func `a warning does not keep a picture from being drawn`() async throws {
    let run = try await workspace.run("render", "kpi.json")
    #expect(run.status == 0)
    #expect(run.errors == Sample.remark(on: "kpi.json"))
    #expect(try workspace.paths() == ["kpi.json", "kpi.png"])
  }

  @Test(arguments: ["render", "layout", "validate"])
  func `--strict makes warnings errors`(command: String) async throws {
    let run = try await workspace.run(command, "kpi.json", "--strict")
    #expect(run.status == 65)
    #expect(run.errors == Sample.remark(on: "kpi.json", as: "error"))
    #expect(run.output.isEmpty)
    #expect(try workspace.paths() == ["kpi.json"])
  }

  @Test(arguments: ["--quiet", "-q"])
  func `--quiet hides warnings`(flag: String) async throws {
    let run = try await workspace.run("render", "kpi.json", flag)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try workspace.paths() == ["kpi.json", "kpi.png"])
  }

  @Test func `--quiet hides no error`() async throws {
    let strict = try await workspace.run("render", "kpi.json", "--quiet", "--strict")
    #expect(strict.status == 65)
    #expect(strict.errors == Sample.remark(on: "kpi.json", as: "error"))
    let missing = try await workspace.run("render", "missing.json", "--quiet")
    #expect(missing.status == 66)
    #expect(!missing.errors.isEmpty)
  }

  @Test func `--verbose says what is written`() async throws {
    let run = try await workspace.run("render", "kpi.json", "--verbose")
    #expect(run.status == 0)
    let count = try workspace.bytes(of: "kpi.png").count
    #expect(run.errors == Sample.remark(on: "kpi.json") + "kpi.png: \(count) bytes\n")
  }

  @Test func `validate says nothing of a good description, and draws nothing`() async throws {
    try workspace.write(Sample.kpi, to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(try workspace.paths() == ["kpi.json"])
  }

  @Test func `warnings come in the order of the file`() async throws {
    try workspace.write(Self.manyWarnings, to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    #expect(run.status == 0)
    #expect(run.errorLines == Self.manyRemarks)
  }

  @Test func `a dark appearance that the palette lacks is a warning`() async throws {
    let others = #""environment": {"appearance": "dark"}, "#
    try workspace.write(Sample.description(of: Sample.view, others), to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "kpi.json:1:32: warning: environment.appearance: "
        + "palette v2 has no dark appearance; 'light' is drawn\n")
  }

  @Test func `a warning of a variant has its place in the file`() async throws {
    let others = "\n" + #""variants": {"appearance": ["light", "dark"]},"# + "\n"
    try workspace.write(Sample.description(of: Sample.view, others), to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("kpi.json:2:38: warning: variants.appearance[1]: "))
  }

  @Test func `a view that does not fit is a warning with what it needs`() async throws {
    try workspace.write(Sample.kpi, to: "kpi.json")
    let needed = try LayoutText.one(await workspace.run("layout", "kpi.json").output).size.height
    let run = try await workspace.run("validate", "kpi.json", "--height", "10")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "kpi.json:1:10: warning: view: "
        + "needs a height of \(needed) points, but has 10; it is clipped\n")
  }

  private static let manyWarnings = """
    {
      "view": {
        "type": "kpiView",
        "caption": "\u{4E2D}",
        "items": [
          { "unit": "a" }, { "unit": "b" }, { "unit": "c" }, { "metric": "1" },
          { "icon": "builtin:document" }
        ]
      },
      "environment": { "appearance": "dark" }
    }
    """

  private static let manyRemarks = [
    "kpi.json:4:16: warning: view.caption: no loaded font has U+4E2D '\u{4E2D}' (Han); "
      + "add one with --font-path DIR or --system-fonts",
    "kpi.json:6:51: warning: view.items[2].unit: "
      + "more than two units before the metric; Fiori allows two on each side",
    "kpi.json:7:17: warning: view.items[4].icon: "
      + "an icon after the metric; Fiori allows icons only before it",
    "kpi.json:10:34: warning: environment.appearance: "
      + "palette v2 has no dark appearance; 'light' is drawn",
  ]
}
