import Foundation
import Testing

@testable import TestSupport

/// Programs that are started with standard streams closed, or with hardly any open files.
struct ClosedStreamTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "kpi.json")
    try workspace.write(Sample.questionable, to: "questionable.json")
  }

  /// Runs the program as a shell does with a redirection such as `>&-`.
  private func run(
    _ arguments: String..., with redirection: String, input: String = ""
  ) async throws -> CommandRun {
    let program = Workspace.program.path(percentEncoded: false)
    return try await workspace.run(
      ["-c", #"exec "$0" "$@" "# + redirection, program] + arguments, input: input,
      program: URL(filePath: "/bin/sh"))
  }

  @Test(arguments: [
    ["render", "kpi.json", "-o", "-"], ["render", "kpi.json", "--json"], ["layout", "kpi.json"],
    ["describe", "kpi.json"], ["validate", "kpi.json", "--json"], ["schema"],
    ["palette", "--json"],
  ])
  func `output that cannot be written to a closed standard output is reported`(
    arguments: [String]
  ) async throws {
    let program = Workspace.program.path(percentEncoded: false)
    let run = try await workspace.run(
      ["-c", #"exec "$0" "$@" >&-"#, program] + arguments, program: URL(filePath: "/bin/sh"))
    run.expect(status: 73)
    run.errors.expect(
      endsWith: "error: <stdout>: cannot be written (Bad file descriptor); choose another path\n")
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func `a picture is the same, whatever is closed`(redirection: String) async throws {
    try await run("render", "questionable.json", "-o", "open.png", with: "").expect(status: 0)
    // With messages, which would be written to a file in the place of standard error.
    try await run("render", "questionable.json", "-o", "closed.png", with: redirection)
      .expect(status: 0)
    try expect(workspace.bytes(of: "closed.png"), is: workspace.bytes(of: "open.png"))
  }

  @Test func `a closed standard input is empty`() async throws {
    let render = try await run("render", "-", "-o", "x.png", with: "<&-")
    render.expect(
      status: 65,
      errors: "<stdin>:1:1: error: the text is empty; a JSON document needs a value\n")
    try await run("stream", with: "<&-").expect(status: 0, output: "", errors: "")
  }

  @Test(arguments: ["preview", "serve"])
  func `the other programs also open closed streams`(command: String) async throws {
    let run = try await run(command, "--font-path", "gone", "--resources", "gone", with: "<&- >&-")
    run.expect(status: 66)
    run.errors.expect(startsWith: "error: gone: does not exist")
  }

  @Test func `too low a limit on open files is reported, with a request to raise it`() async throws
  {
    let program = Workspace.program.path(percentEncoded: false)
    for (option, status) in [("-n", Int32(70)), ("-S -n", 0)] {
      let run = try await workspace.run(
        ["-c", #"ulimit \#(option) 4; exec "$0" render kpi.json"#, program],
        program: URL(filePath: "/bin/sh"))
      run.expect(
        status: status,
        errors: status == 0
          ? ""
          : "error: only 4 files may be open at a time; allow at least 16 (ulimit -n)\n")
    }
  }
}
