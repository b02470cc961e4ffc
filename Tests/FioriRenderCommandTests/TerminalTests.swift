import Foundation
import Testing

@testable import TestSupport

/// What commands say to a person at a terminal, and to nobody else.
struct TerminalTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "a.json")
    try workspace.write(Sample.figures("north", "south"), to: "two.json")
    try workspace.write(Sample.misspelt, to: "wrong.json")
    try workspace.write(Sample.questionable, to: "questionable.json")
    for name in 1...9 { try workspace.write(Sample.kpi, to: "cards/c\(name).json") }
  }

  /// Runs the program with a terminal as its standard streams, which `script` makes.
  private func runAtTerminal(_ line: String) async throws -> CommandRun {
    let program = Workspace.program.path(percentEncoded: false)
    return try await workspace.run(
      ["-qec", "'\(program)' \(line)", "/dev/null"], program: URL(filePath: "/usr/bin/script"))
  }

  @Test(arguments: [
    ("render a.json", "a.png  178 × 108, 2x"),
    ("render a.json --scale 1.5 -o b.webp", "b.webp  133 × 81, 1.5x"),
    ("render a.json -o a.svg", "a.svg  89 × 54 pt"),
    ("render two.json", "north.png  178 × 108, 2x\nsouth.png  178 × 108, 2x"),
    ("render a.json --format png,pdf -o out/", "out/a.png  178 × 108, 2x\nout/a.pdf  89 × 54 pt"),
    ("validate a.json", "validate: 1 file, no problems"),
    ("validate cards", "validate: 9 files, no problems"),
    ("render a.json --quiet", ""),
    ("validate a.json --quiet", ""),
    ("describe a.json", "294"),
  ])
  func `a command reports success`(line: String, said: String) async throws {
    let run = try await runAtTerminal(line)
    run.expect(status: 0, output: said.isEmpty ? "" : said.replacing("\n", with: "\r\n") + "\r\n")
  }

  @Test func `many pictures are one line with the time`() async throws {
    let run = try await runAtTerminal("render cards -o out")
    run.expect(status: 0)
    #expect(
      run.text.firstMatch(of: /9 pictures in out\/ in [0-9.]+ m?s\r\n$/) != nil,
      "\(run.text)")
    let again = try await runAtTerminal("render cards -o out --if-changed")
    again.text.expect(contains: "9 pictures in out/ in ")
  }

  @Test func `problems are counted`() async throws {
    let run = try await runAtTerminal("validate a.json wrong.json questionable.json")
    run.expect(status: 65)
    run.text.expect(endsWith: "validate: 3 files, 1 error, 1 warning\r\n")
  }

  @Test(arguments: ["render a.json -o -", "render - < a.json", "palette -o -"])
  func `no picture goes to a terminal`(line: String) async throws {
    let run = try await runAtTerminal(line)
    run.expect(status: 64)
    run.text.expect(
      startsWith: "error: standard output is a terminal, which cannot show pictures; "
        + "use a file with -o, or redirect it\r\n")
  }

  @Test(arguments: [
    ["render", "a.json"], ["render", "cards", "-o", "out"], ["validate", "a.json"],
  ])
  func `success is silent in a pipe`(arguments: [String]) async throws {
    try await workspace.run(arguments).expect(status: 0, output: "", errors: "")
  }
}
