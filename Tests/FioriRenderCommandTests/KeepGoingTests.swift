import Testing

/// `--keep-going`: sound figures beside wrong ones.
struct KeepGoingTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// Figures a and c around one that has something wrong, after other members of the description.
  private func write(_ wrong: String, _ others: String = "") throws {
    try workspace.write(
      """
      {\(others)"figures": [{"name": "a", "view": \(Sample.view)},
        \(wrong),
        {"name": "c", "view": \(Sample.view)}]}
      """, to: "three.json")
  }

  @Test(arguments: [
    #"{"name": "b", "view": {"type": "kpiView", "items": [], "captoin": "x"}}"#,
    #"{"name": "b", "view": {"type": "kpiView", "items": [{"icon": "gone.png"}]}}"#,
    #"{"name": "b", "view": {"type": "kpiVeiw"}}"#,
    #"{"name": "b", "environment": {"scale": 9}, "view": \#(Sample.view)}"#,
    #"{"name": "b", "stylesheet": "gone.nss", "view": \#(Sample.view)}"#,
  ])
  func `an error costs its own figure alone`(wrong: String) async throws {
    try write(wrong)
    let careful = try await workspace.run("render", "three.json")
    careful.expect(status: 65)
    try workspace.expect(paths: ["three.json"])
    let bold = try await workspace.run("render", "three.json", "--keep-going")
    bold.expect(status: 65, errors: careful.errors)
    try workspace.expect(paths: ["three.json", "a.png", "c.png"])
  }

  @Test func `sound figures are not written over each other`() async throws {
    try write(#"{"name": "b", "view": {"type": "kpiView", "items": [], "captoin": "x"}}"#)
    let run = try await workspace.run("render", "three.json", "-o", "out", "--keep-going")
    run.expect(status: 65)
    try workspace.expect(paths: ["three.json", "out/", "out/a.png", "out/c.png"])
    let refused = try await workspace.run("render", "three.json", "-o", "-", "--keep-going")
    refused.expect(status: 64)
    refused.errors.expect(contains: "pictures cannot be written to standard output")
  }

  @Test(arguments: [
    #""environment": {"scale": 9}, "#, #""color": 1, "#, #""stylesheet": "x.nss", "#,
  ])
  func `an error in what all share costs all`(others: String) async throws {
    try write(#"{"name": "b", "view": \#(Sample.view)}"#, others)
    let run = try await workspace.run("render", "three.json", "--keep-going")
    run.expect(status: 65)
    try workspace.expect(paths: ["three.json"])
  }

  @Test func `an error in a sheet costs the figures that use it`() async throws {
    try workspace.write("KPIView { font-color: ; }", to: "wrong.nss")
    try write(#"{"name": "b", "stylesheet": "wrong.nss", "view": \#(Sample.view)}"#)
    let run = try await workspace.run("render", "three.json", "--keep-going")
    run.expect(status: 65)
    run.errors.expect(contains: "wrong.nss:1:")
    try workspace.expect(paths: ["three.json", "wrong.nss", "a.png", "c.png"])
  }

  @Test func `with --strict a warning costs its own figure`() async throws {
    try write(
      #"""
      {"name": "b", "view": {"type": "kpiView",
        "items": [{"metric": "1"}, {"icon": "builtin:person"}]}}
      """#)
    let run = try await workspace.run("render", "three.json", "--keep-going", "--strict")
    run.expect(status: 65)
    try workspace.expect(paths: ["three.json", "a.png", "c.png"])
  }
}
