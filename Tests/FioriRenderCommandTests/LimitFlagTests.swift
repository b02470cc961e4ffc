import Testing

/// Flags that lower and raise what a figure may ask for.
struct LimitFlagTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.description(of: Sample.view), to: "a.json")
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
