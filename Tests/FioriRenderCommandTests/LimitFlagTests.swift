import Testing

/// Flags that lower and raise what a figure may ask for.
struct LimitFlagTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.description(of: Sample.view), to: "a.json")
  }

  @Test(arguments: ["render", "layout", "validate", "describe"])
  func `a figure over a limit is an error`(command: String) async throws {
    for (flag, value) in [("--max-pixels", "9"), ("--max-text", "1"), ("--timeout", "0")] {
      let run = try await workspace.run(command, "a.json", flag, value)
      run.expect(status: 65)
      #expect(run.errors.contains(flag == "--timeout" ? "timed out after 0 s" : "allowed"))
    }
  }

  @Test func `a figure within its limits is drawn`() async throws {
    let run = try await workspace.run(
      "render", "a.json", "-o", "-", "--max-pixels", "67108864", "--max-points", "100000",
      "--max-text", "20000", "--timeout", "3600")
    run.expect(status: 0)
  }

  @Test func `--svg-text alone makes an SVG with texts`() async throws {
    let run = try await workspace.run("render", "a.json", "-o", "-", "--svg-text")
    #expect(String(decoding: run.output, as: UTF8.self).contains("</text>"))
  }

  @Test func `--optimize makes a smaller PNG with the same pixels`() async throws {
    try await workspace.run("render", "a.json", "-o", "usual.png").expect(status: 0)
    try await workspace.run("render", "a.json", "-o", "small.png", "--optimize").expect(status: 0)
    try await workspace.run("diff", "usual.png", "small.png").expect(
      status: 0, output: "small.png: equal\n", errors: "")
    #expect(
      try workspace.bytes(of: "small.png").count * 20 < workspace.bytes(of: "usual.png").count * 19)
  }
}
