import Foundation
import Testing

@testable import TestSupport

/// `stream -o DIR`.
struct StreamFolderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func replies(
    _ arguments: String..., input: String
  ) async throws -> [StreamReply] {
    let run = try await workspace.run(["stream", "-o", "out/"] + arguments, input: input)
    run.expect(status: 0, errors: "")
    return try StreamReply.all(run.output)
  }

  private func line(_ id: String, _ figures: String = #""view": \#(Sample.view)"#) -> String {
    #"{"id": \#(id), \#(figures)}"# + "\n"
  }

  @Test func `pictures go into the folder, named after ids and figures`() async throws {
    let input =
      line(#""sales""#) + line("7") + Sample.kpi + Sample.figures("a", "b")
      + Sample.description(of: Sample.view, #""id": "v", "variants": {"scale": [1, 2]}, "#)
    let replies = try await replies("--format", "svg", input: input)
    expect(replies.map(\.picture?.path), is: ["out/sales.svg", "out/7.svg", "out/3.svg", nil, nil])
    expect(replies[3].pictures?.map(\.path), is: ["out/a.svg", "out/b.svg"])
    expect(replies[4].pictures?.map(\.path), is: ["out/v.svg", "out/v@2x.svg"])
    #expect(replies.allSatisfy { $0.bytes == nil })
    let rendered = try await workspace.run("render", "-", "--format", "svg", input: Sample.kpi)
    try expect(workspace.bytes(of: "out/7.svg"), is: rendered.output)
    try workspace.expect(paths: [
      "out/", "out/sales.svg", "out/7.svg", "out/3.svg", "out/a.svg", "out/b.svg", "out/v.svg",
      "out/v@2x.svg",
    ])
  }

  @Test(arguments: [
    "../x", "/tmp/x", "a/b", "..", ".", ".hidden", #"a\\b"#, #"a\u0000b"#, #"a\nb"#, "", "a:b",
    " a",
  ])
  func `nothing is written outside of it`(id: String) async throws {
    let replies = try await replies(input: line("\"\(id)\"") + Sample.kpi)
    expect(replies.map { $0.picture != nil }, is: [false, true])
    #expect(
      replies[0].messages[0].hasSuffix("cannot be a file name; use letters, digits, '-' and '_'"))
    try workspace.expect(paths: ["out/", "out/2.png"])
  }

  @Test func `a figure's name does not lead out`() async throws {
    let replies = try await replies(input: Sample.figures("../x") + Sample.figures("ok", "a/b"))
    #expect(replies.allSatisfy { $0.pictures == nil && !$0.diagnostics.isEmpty })
    try workspace.expect(paths: ["out/"])
  }

  @Test func `a name counts once, for the first line`() async throws {
    let input =
      line(#""a""#) + line(#""a""#) + Sample.figures("b", "a") + line("4") + Sample.figures("b")
    for jobs in ["1", "4"] {
      let replies = try await replies("--jobs", jobs, input: input)
      expect(replies.map(\.diagnostics.isEmpty), is: [true, false, false, true, true])
      #expect(
        replies[1].messages[0].hasPrefix("out/a.png was already written for an earlier picture; "))
    }
    try workspace.expect(paths: ["out/", "out/a.png", "out/4.png", "out/b.png"])
  }

  @Test func `a link does not lead out`() async throws {
    try workspace.makeFolder("out/folder.png")
    try workspace.write("safe", to: "secret")
    try workspace.link("out/a.png", to: "../secret")
    try workspace.link("out/b.png", to: "../new")
    let replies = try await replies(
      input: line(#""a""#) + line(#""b""#) + line(#""folder""#) + line(#""c""#))
    expect(replies.map { $0.picture != nil }, is: [false, false, false, true])
    expect(
      replies[0].messages,
      is: ["out/a.png is not a file but a link, a folder or a device; remove it"])
    try expect(workspace.text(of: "secret"), is: "safe")
    try workspace.expect(lacks: "new")
  }

  @Test func `an earlier file is replaced`() async throws {
    try workspace.write("earlier", to: "out/1.png")
    _ = try await replies(input: Sample.kpi + Sample.misspelt)
    expect(PictureKind(try workspace.bytes(of: "out/1.png")), is: .png)
    try workspace.expect(paths: ["out/", "out/1.png"])
  }

  @Test func `a folder is made, but none above it`() async throws {
    let run = try await workspace.run("stream", "-o", "no/out", input: Sample.kpi)
    run.expect(
      status: 73, output: "",
      errors: "error: no/out: cannot be created; the folder 'no' does not exist; create it\n")
  }
}
