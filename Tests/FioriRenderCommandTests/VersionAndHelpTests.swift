import FioriRender
import Testing

@testable import TestSupport

/// What the program says of itself.
struct VersionAndHelpTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func `--version prints the version alone`() async throws {
    let run = try await workspace.run("--version")
    run.expect(status: 0, output: "0.2.0\n", errors: "")
  }

  @Test(arguments: [["--version", "--verbose"], ["--verbose", "--version"], ["--version", "-v"]])
  func `--version --verbose names the build and the libraries, too`(
    arguments: [String]
  ) async throws {
    let run = try await workspace.run(arguments)
    run.expect(status: 0, errors: "")
    let lines = run.text.split(separator: "\n")
    expect(lines.first, is: "fiori-render 0.2.0")
    expect(lines.dropFirst().first?.hasPrefix("Build "), is: true)
    let libraries = LibraryVersions.all.map { "\($0.name) \($0.version)" }
    expect(lines.dropFirst(2).prefix(4).map(String.init), is: libraries)
    for line in lines.dropFirst(2) {
      #expect(line.wholeMatch(of: /[A-Za-z]+ [0-9]+\.[0-9]+(\.[0-9]+)?/) != nil)
    }
  }

  @Test func `the version of ICU is listed, which is loaded on demand`() async throws {
    let run = try await workspace.run("--version", "--verbose")
    #expect(run.text.contains(/\nICU [0-9]+\./))
  }

  @Test func `--verbose without --version is no option of the program`() async throws {
    let run = try await workspace.run("--verbose")
    run.expect(status: 64)
    run.errors.expect(contains: "Unknown option '--verbose'")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know all commands`(shell: String) async throws {
    let run = try await workspace.run("--generate-completion-script", shell)
    run.expect(status: 0)
    for command in ["render", "verify", "example"] { #expect(run.text.contains(command)) }
  }

  @Test(
    arguments: [
      ("--appearance", ["light", "dark"]), ("--format", ["png", "webp", "svg", "pdf"]),
      ("--generation", ["classic", "horizon"]), ("--contrast", ["normal", "high"]),
    ])
  func `an option is completed with the words that it takes`(
    option: String, words: [String]
  ) async throws {
    let run = try await workspace.run("---completion", "render", "--", option, "0", "0")
    run.expect(status: 0)
    expect(Set(run.text.split(separator: "\n").map(String.init)), is: Set(words))
  }

  @Test(arguments: ["--help", "-h", "help"])
  func `help names the commands`(flag: String) async throws {
    let run = try await workspace.run(flag)
    run.expect(status: 0, errors: "")
    run.text.expect(contains: "USAGE: fiori-render <subcommand>")
    for command in HelpTests.commands {
      run.text.expect(contains: "\n  \(command) ")
    }
  }

  @Test(arguments: HelpTests.commands)
  func `each command has its own help`(command: String) async throws {
    let run = try await workspace.run(command, "--help")
    run.expect(status: 0, errors: "")
    run.text.expect(contains: "USAGE: fiori-render \(command) ")
  }
}
