import Testing

@testable import TestSupport

/// What is drawn although something is said of it.
struct WarningTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.questionable, to: "kpi.json")
  }

  @Test func `a warning does not keep a picture from being drawn`() async throws {
    let run = try await workspace.run("render", "kpi.json")
    run.expect(status: 0, errors: Sample.remark(on: "kpi.json"))
    try workspace.expect(paths: ["kpi.json", "kpi.png"])
  }

  @Test(arguments: ["render", "layout", "validate"])
  func `--strict makes warnings errors`(command: String) async throws {
    let run = try await workspace.run(command, "kpi.json", "--strict")
    run.expect(status: 65, output: "", errors: Sample.remark(on: "kpi.json", as: "error"))
    try workspace.expect(paths: ["kpi.json"])
  }

  @Test(arguments: ["--quiet", "-q"])
  func `--quiet hides warnings`(flag: String) async throws {
    let run = try await workspace.run("render", "kpi.json", flag)
    run.expect(status: 0, errors: "")
    try workspace.expect(paths: ["kpi.json", "kpi.png"])
  }

  @Test func `--quiet hides no error`() async throws {
    let strict = try await workspace.run("render", "kpi.json", "--quiet", "--strict")
    strict.expect(status: 65, errors: Sample.remark(on: "kpi.json", as: "error"))
    let missing = try await workspace.run("render", "missing.json", "--quiet")
    missing.expect(status: 66)
    #expect(!missing.errors.isEmpty)
  }

  @Test func `--verbose says what is written`() async throws {
    let run = try await workspace.run("render", "kpi.json", "--verbose")
    run.expect(status: 0)
    let count = try workspace.bytes(of: "kpi.png").count
    run.expect(errors: Sample.remark(on: "kpi.json") + "kpi.png: \(count) bytes\n")
  }

  @Test func `validate says nothing of a good description, and draws nothing`() async throws {
    try workspace.write(Sample.kpi, to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(status: 0, output: "", errors: "")
    try workspace.expect(paths: ["kpi.json"])
  }

  @Test func `warnings come in the order of the file`() async throws {
    try workspace.write(Self.manyWarnings, to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(status: 0, errorLines: Self.manyRemarks)
  }

  @Test func `a dark appearance that the palette lacks is a warning`() async throws {
    let others = #""environment": {"appearance": "dark"}, "#
    try workspace.write(Sample.description(of: Sample.view, others), to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json")
    run.expect(
      status: 0,
      errors: "kpi.json:1:32: warning: environment.appearance: "
        + "palette v2 has no dark appearance; 'light' is drawn\n")
  }

  @Test func `a warning of a variant has its place in the file`() async throws {
    let others = "\n" + #""variants": {"appearance": ["light", "dark"]},"# + "\n"
    try workspace.write(Sample.description(of: Sample.view, others), to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(status: 0)
    expect(run.errorLines.count, is: 1)
    run.errors.expect(startsWith: "kpi.json:2:38: warning: variants.appearance[1]: ")
  }

  @Test func `a view that does not fit is a warning with what it needs`() async throws {
    try workspace.write(Sample.kpi, to: "kpi.json")
    let needed = try LayoutText.one(await workspace.run("layout", "kpi.json").output).size.height
    let run = try await workspace.run("validate", "kpi.json", "--height", "10")
    run.expect(
      status: 0,
      errors: "kpi.json:1:10: warning: view: "
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
