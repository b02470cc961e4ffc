import Testing

@testable import TestSupport

/// What `validate` says of texts that are hard to read.
struct ContrastWarningTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func describe(_ tint: String, _ environment: String = ##""background": "#FFFFFF""##)
    throws
  {
    let view =
      #"{"type": "kpiView", "items": [{"metric": "294"}], "caption": "Sales", "tintColor": "\#(tint)"}"#
    try workspace.write(
      Sample.description(of: view, #""environment": {\#(environment)}, "#), to: "kpi.json")
  }

  private static func remark(
    _ part: String, _ color: String, _ ratio: String, _ needed: String,
    as severity: String = "warning"
  ) -> String {
    "kpi.json:1:52: \(severity): view: \(part): \(color) on #FFFFFFFF has a contrast of \(ratio); "
      + "\(needed) is needed to be read"
  }

  @Test func `a large text needs less than a small one`() async throws {
    try describe("#777777")
    try await workspace.run("validate", "kpi.json").expect(errorLines: [
      Self.remark("caption 'Sales'", "#777777FF", "4.48", "4.5")
    ])
    try describe("#969696")
    let run = try await workspace.run("validate", "kpi.json")
    run.expect(
      status: 0,
      errorLines: [
        Self.remark("metric '294'", "#969696FF", "2.96", "3"),
        Self.remark("caption 'Sales'", "#969696FF", "2.96", "4.5"),
      ])
  }

  @Test func `--no-contrast-check says nothing of it`() async throws {
    try describe("#969696")
    let run = try await workspace.run("validate", "kpi.json", "--no-contrast-check", "--strict")
    run.expect(status: 0, errors: "")
    try await expect(
      workspace.run("validate", "kpi.json", "--contrast-check").errorLines.count, is: 2)
  }

  @Test func `--strict makes them errors and --quiet hides them`() async throws {
    try describe("#777777")
    let strict = try await workspace.run("validate", "kpi.json", "--strict")
    strict.expect(
      status: 65,
      errorLines: [
        Self.remark("caption 'Sales'", "#777777FF", "4.48", "4.5", as: "error")
      ])
    try await workspace.run("validate", "kpi.json", "--quiet").expect(errors: "")
  }

  @Test func `a sheet's colors are judged as a description's are`() async throws {
    let view = #"{"type": "kpiView", "items": [{"metric": "294"}]}"#
    try workspace.write(
      Sample.description(of: view, #""environment": {"background": "white"}, "#), to: "kpi.json")
    try workspace.write(StyleSheetSample.tint("#E0E0E0"), to: "brand.nss")
    let run = try await workspace.run(
      "validate", "kpi.json", "--stylesheet", "brand.nss")
    run.expect(errorLines: [
      "kpi.json:1:50: warning: view: metric '294': #E0E0E0FF on #FFFFFFFF has a contrast of "
        + "1.32; 3 is needed to be read"
    ])
  }

  @Test func `a background that is not known is not judged`() async throws {
    try describe("#FEFEFE", "")
    try await workspace.run("validate", "kpi.json").expect(errors: "")
  }

  @Test(arguments: ["render", "layout"])
  func `pictures are drawn without a word of it`(command: String) async throws {
    try describe("#969696")
    let run = try await workspace.run(command, "kpi.json")
    run.expect(status: 0, errors: "")
  }

  @Test(arguments: ["render", "layout", "validate"])
  func `a text that cannot be seen is always a warning`(command: String) async throws {
    try describe("#FEFEFE")
    let run = try await workspace.run(command, "kpi.json")
    run.expect(
      status: 0,
      errorLines: ["metric '294'", "caption 'Sales'"].map {
        "kpi.json:1:52: warning: view: \($0): #FEFEFEFF on #FFFFFFFF cannot be seen; "
          + "use another color"
      })
  }
}
