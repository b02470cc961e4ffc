import Testing

/// What the command says of object headers, word for word.
struct ObjectHeaderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.header(), to: "one.json")
    try workspace.write(Self.header(#", "detailContentView": "builtin:person""#), to: "two.json")
  }

  private static func header(_ keys: String = "") -> String {
    #"{"view": {"type": "objectHeader", "headlineText": "Pump", "statusText": "High"\#(keys)}}"#
  }

  @Test(arguments: DiagnosticCase.objectHeaders)
  func `a wrong header is told what it lacks`(diagnostic: DiagnosticCase) async throws {
    try workspace.write(diagnostic.text, to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(status: 65, output: "", errorLines: diagnostic.lines.map { "kpi.json:\($0)" })
  }

  @Test(
    arguments: ["render", "layout", "validate", "describe"],
    [
      ("one.json", "2", "page 2 does not exist; the view has 1 page"),
      ("two.json", "3", "page 3 does not exist; the view has 2 pages"),
    ])
  func `a page that is asked for has to be there`(
    command: String, page: (file: String, number: String, message: String)
  ) async throws {
    let run = try await workspace.run(command, page.file, "--page", page.number)
    run.expect(status: 65, output: "", errors: "\(page.file):1:10: error: view: \(page.message)\n")
  }

  @Test func `each page says what stands on it`() async throws {
    let run = try await workspace.run("describe", "two.json", "--page", "all")
    run.expect(
      status: 0, output: "two-page1: Pump, High. Page 1 of 2\ntwo-page2: Image. Page 2 of 2\n")
  }

  @Test func `what is ignored is a warning, and an older name a note`() async throws {
    try workspace.write(
      Self.header(#", "splitPercent": 0.5, "backgroundColorScheme": "darkBackground""#),
      to: "old.json")
    let warning =
      "old.json:1:97: warning: view.splitPercent: deprecated and ignored; widths depend on "
      + "the content; remove it\n"
    try await workspace.run("validate", "old.json").expect(errors: warning)
    try await workspace.run("validate", "old.json", "--strict").expect(status: 65)
    let all = try await workspace.run("validate", "old.json", "--verbose")
    #expect(
      all.errorLines.contains(
        "old.json:1:127: note: view.backgroundColorScheme: 'darkBackground' is deprecated; "
          + "use 'darkConstant'"))
  }
}
