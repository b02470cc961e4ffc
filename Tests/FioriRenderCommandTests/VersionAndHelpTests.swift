import Testing

/// What the program says of itself.
struct VersionAndHelpTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func `--version prints the version alone`() async throws {
    let run = try await workspace.run("--version")
    #expect(run.status == 0)
    #expect(run.text == "0.1.0\n")
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: ["--help", "-h", "help"])
  func `help names the commands`(flag: String) async throws {
    let run = try await workspace.run(flag)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.contains("USAGE: fiori-render <subcommand>"))
    let commands = [
      "render", "layout", "validate", "describe", "diff", "verify", "record", "palette", "schema",
      "example", "preview",
    ]
    for command in commands {
      #expect(run.text.contains("\n  \(command) "))
    }
  }

  @Test(
    arguments: [
      "render", "layout", "validate", "describe", "diff", "verify", "record", "palette", "schema",
      "example", "preview",
    ])
  func `each command has its own help`(command: String) async throws {
    let run = try await workspace.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.contains("USAGE: fiori-render \(command) "))
  }
}
