import Foundation
import Testing

@testable import TestSupport

/// Files whose names are not UTF-8, and streams that are full: only a shell has them.
struct ForeignNameTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "kpi.json")
  }

  private func run(_ script: String) async throws -> CommandRun {
    let program = Workspace.program.path(percentEncoded: false)
    return try await workspace.run(["-c", script, program], program: URL(filePath: "/bin/bash"))
  }

  @Test(arguments: [
    #"render kpi.json -o $'\xff.png'"#, #"render $'\xff.png'"#, #"layout $'\xff.png'"#,
  ])
  func `an argument that is not UTF-8 is refused`(command: String) async throws {
    let run = try await run(#""$0" \#(command); status=$?; ls; exit $status"#)
    run.expect(
      status: 64, output: "kpi.json\n",
      errors: #"error: '\xff.png' is not UTF-8; rename the file, or correct the argument"# + "\n")
  }

  @Test(arguments: [
    ("render cards -o out/", 66), ("validate cards", 66), ("diff cards cards", 66),
    ("gallery cards -o page", 66),
  ])
  func `a file that no path leads to is named`(command: String, status: Int32) async throws {
    let run = try await run(
      #"mkdir cards; cp kpi.json cards/a.json; cp kpi.json cards/$'\xff'.json; "$0" \#(command)"#)
    run.expect(status: status)
    run.errors.expect(contains: #"error: cards/\xff.json: the name is not UTF-8; rename it"#)
  }

  @Test func `a current folder that is not UTF-8 can be used`() async throws {
    let run = try await run(
      #"""
      mkdir $'\xff'; cd $'\xff'; cp ../kpi.json .; set -e
      "$0" render kpi.json -o a.png; "$0" render kpi.json -o a.png --if-changed --deps d.mk
      "$0" render . -o out/; "$0" record . --force; "$0" verify .; ls
      """#)
    run.expect(status: 0, errors: "")
    run.text.expect(contains: "1 recording, 1 as recorded\n", "a.png\n", "d.mk\n", "kpi.png\n")
  }

  @Test(arguments: ["--version", "--version --verbose", "help", "--help", "render --help"])
  func `output that cannot be written to a full device is reported`(arguments: String) async throws
  {
    let run = try await run(#""$0" \#(arguments) > /dev/full"#)
    run.expect(
      status: 73,
      errors: "error: <stdout>: cannot be written (No space left on device); free some space\n")
  }

  @Test(arguments: ["render kpi.json -o @.png", "render kpi.json -o @/@/@.png", "render @.json"])
  func `a name that is too long is reported`(command: String) async throws {
    let name = String(repeating: "x", count: 300)
    let run = try await run(#""$0" \#(command.replacing("@", with: name))"#)
    run.errors.expect(contains: "(File name too long)")
    #expect([66, 73].contains(run.status))
  }
}
