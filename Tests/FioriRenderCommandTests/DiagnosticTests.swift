import Testing

@testable import TestSupport

/// What is said of wrong descriptions, word for word.
struct DiagnosticTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(
    arguments: [
      DiagnosticCase.words, DiagnosticCase.values, DiagnosticCase.texts, DiagnosticCase.places,
    ].flatMap(\.self))
  func `each error has its place and words`(diagnostic: DiagnosticCase) async throws {
    try await check(diagnostic)
  }

  @Test func `all errors come in one run, in the order of the file`() async throws {
    try workspace.write(Self.manyErrors, to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json")
    run.expect(status: 65, errorLines: Self.manyComplaints)
  }

  @Test func `an error in an environment is said once for all figures`() async throws {
    let others = #""environment": {"scale": 0}, "#
    try workspace.write(Sample.figures("a", "b", "c", others: others), to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(
      errors: "kpi.json:1:27: error: environment.scale: expected a number from 1 to 8, found 0\n")
  }

  @Test func `a path is repeated as it was given`() async throws {
    try workspace.write(Sample.misspelt, to: "a/kpi.json")
    let run = try await workspace.run("validate", "./a/../a/kpi.json")
    run.expect(errors: Sample.complaint(of: "./a/../a/kpi.json"))
  }

  @Test func `an item that could not be read counts for no rule`() async throws {
    let wrong = Array(repeating: #"{"metrc": "1"}"#, count: 3).joined(separator: ", ")
    let view = #"{"type": "kpiView", "items": [\#(wrong), {"metric": "1"}]}"#
    try workspace.write(Sample.description(of: view), to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    expect(run.errorLines.count, is: 3)
    run.errors.expect(lacks: "warning")
  }

  @Test(
    arguments: [
      Sample.icon(##""a\nb.png""##),
      Sample.description(of: Sample.view, ##""environment": {"fontFamily": "a\nb"}, "##),
    ])
  func `an error takes one line whatever it quotes`(description: String) async throws {
    try workspace.write(description, to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(status: 65)
    expect(run.errorLines.count, is: 1)
  }

  @Test(arguments: [#"\n"#, #"\r\n"#, #"\u2028"#, #"\u2029"#])
  func `a line break in a text lacks no glyph`(lineBreak: String) async throws {
    let view =
      #"{"type": "kpiView", "items": [{"metric": "1"}], "caption": "two\#(lineBreak)lines"}"#
    try workspace.write(Sample.description(of: view), to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(errors: "")
  }

  /// Expects the lines, each with the file's name, and nothing else.
  private func check(_ diagnostic: DiagnosticCase) async throws {
    try workspace.write(diagnostic.text, to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(status: 65, output: "", errorLines: diagnostic.lines.map { "kpi.json:\($0)" })
  }

  private static let manyErrors = """
    {
      "view": {
        "type": "kpiView",
        "items": [{ "metrik": "1" }, { "metric": 2 }],
        "captoin": "Sales",
        "isEnabled": "yes"
      },
      "environment": { "scale": 9, "background": "#12" },
      "color": 1
    }
    """

  private static let manyComplaints = [
    "kpi.json:4:17: error: view.items[0]: unknown key 'metrik'; did you mean 'metric'?",
    "kpi.json:4:46: error: view.items[1].metric: "
      + #"expected a text, found the number 2; write "2""#,
    "kpi.json:5:5: error: view: unknown key 'captoin'; did you mean 'caption'?",
    "kpi.json:6:18: error: view.isEnabled: expected true or false, found 'yes'",
    "kpi.json:8:29: error: environment.scale: expected a number from 1 to 8, found 9",
    "kpi.json:8:46: error: environment.background: expected #RRGGBB or #RRGGBBAA, found '#12'",
    "kpi.json:9:3: error: unknown key 'color'; "
      + "expected one of '$schema', 'view', 'figures', 'data', 'name', "
      + "'sharedRange', 'environment', 'variants', 'stylesheet'",
  ]
}
