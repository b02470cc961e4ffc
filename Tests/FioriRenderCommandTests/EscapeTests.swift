import Foundation
import Testing

@testable import TestSupport

/// Nothing that a person gives changes the terminal.
struct EscapeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private static let name = "a\u{1B}[31m\u{9B}b\u{202E}\n\u{7F}c"
  private static let shown = #"a\u{1B}[31m\u{009B}b\u{202E}\n\u{7F}c"#

  @Test(arguments: [
    ([name], "error: unknown command '\(shown)'; expected one of"),
    (["render", "a.json", "--\(name)"], "error: unknown option '--\(shown)'"),
    (["render", "a.json", "--scale", name], "error: the value '\(shown)' is invalid for"),
    (["render", "\(name).json"], #"error: \#(shown).json: no files match this pattern"#),
    (["diff", "\(name).png", "b.png"], #"error: \#(shown).png: does not exist; check the path"#),
    (["help", name], "error: unknown command '\(shown)'; expected one of"),
    (["stream", name], "error: unexpected argument '\(shown)'"),
  ])
  func `an argument is shown with escapes`(arguments: [String], message: String) async throws {
    let run = try await workspace.run(arguments)
    #expect([64, 66].contains(run.status))
    run.errors.expect(startsWith: message)
    let isPlain = run.errors.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || (scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
    }
    expect(isPlain, is: true)
    expect(run.errors.contains("\u{202E}"), is: false)
  }

  @Test func `a file's name is shown with escapes`() async throws {
    let name = Self.name.replacing("\n", with: "")
    let shown = Self.shown.replacing(#"\n"#, with: "")
    try workspace.write(Sample.misspelt, to: "old/\(name).json")
    let wrong = try await workspace.run("validate", "old/\(name).json")
    wrong.expect(
      status: 65, output: "", errors: Sample.complaint(of: #"old/\#(shown).json"#))
    try workspace.write(StoredPNG.dots(2, 2), to: "old/\(name).png")
    try workspace.write(StoredPNG.dots(2, 2, at: [(0, 0)]), to: "new/\(name).png")
    let changed = try await workspace.run("diff", "old", "new")
    expect(changed.status, is: 1)
    changed.text.expect(startsWith: "\(shown).png: 1 of 4 pixels changed")
  }

  @Test func `describe turns no direction on a terminal`() async throws {
    let caption = #"{"type": "kpiView", "items": [{"metric": "1"}], "caption": "a\u202Ebc"}"#
    try workspace.write(Sample.description(of: caption), to: "a.json")
    let piped = try await workspace.run("describe", "a.json")
    piped.expect(status: 0, output: "a\u{202E}bc\u{202C}, 1\n")
    let program = Workspace.program.path(percentEncoded: false)
    let shown = try await workspace.run(
      ["-qec", "'\(program)' describe a.json", "/dev/null"],
      program: URL(filePath: "/usr/bin/script"))
    shown.expect(status: 0, output: "a\\u{202E}bc\\u{202C}, 1\r\n")
  }
}
