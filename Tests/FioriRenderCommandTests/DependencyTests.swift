import Foundation
import Testing

@testable import TestSupport

/// `--deps`: what pictures are made of.
struct DependencyTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(try #require(Data(base64Encoded: Sample.redPixel)), to: "cards/dot.png")
    try workspace.write(
      Sample.description(
        of: #"{"type": "kpiView", "items": [{"icon": "dot.png"}, {"metric": "1"}]}"#,
        #""stylesheet": ["brand.nss"], "#), to: "cards/a b.json")
    try workspace.write("fdlFUIKPIView { tint-color: #D20A0A; }", to: "cards/brand.nss")
    try workspace.write(Sample.figures("x", "y"), to: "cards/two.json")
  }

  @Test func `rules for make name the description, its sheets and its images`() async throws {
    let run = try await workspace.run("render", "cards", "-o", "out/", "--deps", "out.d")
    run.expect(status: 0)
    try expect(
      workspace.text(of: "out.d"),
      is: #"""
        out/a\ b.png: cards/a\ b.json cards/brand.nss cards/dot.png
        out/x.png: cards/two.json
        out/y.png: cards/two.json

        cards/a\ b.json:

        cards/brand.nss:

        cards/dot.png:

        cards/two.json:

        """#)
  }

  @Test func `a file that ends in json is an object`() async throws {
    let run = try await workspace.run(
      "render", "cards/two.json", "-o", "out/", "--deps", "deps.json", "--format", "svg")
    run.expect(status: 0)
    try expect(
      workspace.text(of: "deps.json"),
      is: #"{"out/x.svg":["cards/two.json"],"out/y.svg":["cards/two.json"]}"# + "\n")
  }

  @Test func `added fonts and sheets of the command line are among them`() async throws {
    try workspace.write(try Data(contentsOf: Self.font), to: "fonts/one.otf")
    let run = try await workspace.run(
      "render", "cards/two.json", "-o", "out/", "--deps", "-", "--font-path", "fonts",
      "--stylesheet", "cards/brand.nss")
    run.text.expect(startsWith: "out/x.png: cards/two.json cards/brand.nss fonts/one.otf\n")
  }

  @Test func `they are told of unchanged pictures, too`() async throws {
    let arguments = ["render", "cards", "-o", "out/", "--if-changed", "--deps", "-", "--quiet"]
    let first = try await workspace.run(arguments)
    try await workspace.run(arguments).expect(output: first.text)
  }

  @Test func `what could not be drawn is still told of`() async throws {
    try workspace.write(Sample.misspelt, to: "cards/two.json")
    let run = try await workspace.run(
      "render", "cards/two.json", "-o", "out/", "--deps", "-", "--stylesheet", "cards/brand.nss")
    run.expect(status: 65)
    run.text.expect(startsWith: "out/two.png: cards/two.json cards/brand.nss\n")
  }

  @Test(arguments: [
    ("50%.json", #"out/50\%.png: 50%.json"#, #"50\%.json:"#),
    ("a$b.json", "out/a$$b.png: a$$b.json", "a$$b.json:"),
    (##"d\#e.json"##, ##"out/d\\\#e.png: d\\\#e.json"##, ##"d\\\#e.json:"##),
  ])
  func `names are written as make reads them`(
    name: String, rule: String, empty: String
  ) async throws {
    try workspace.write(Sample.kpi, to: name)
    let run = try await workspace.run("render", name, "-o", "out/", "--deps", "-")
    run.expect(output: "\(rule)\n\n\(empty)\n")
  }

  @Test func `a name that make cannot read is an error`() async throws {
    try workspace.write(Sample.kpi, to: "a\nb.json")
    let run = try await workspace.run("render", "a\nb.json", "-o", "out/", "--deps", "out.d")
    run.expect(
      status: 73,
      errors: "error: out.d: make cannot express the line break in 'out/a b.png'; "
        + "rename it, or use --deps FILE.json\n")
  }

  @Test func `an unchanged picture is newer than its description, for make`() async throws {
    let arguments = ["render", "cards/two.json", "-o", "out/", "--if-changed", "--deps", "out.d"]
    let old: [FileAttributeKey: any Sendable] = [
      .modificationDate: Date(timeIntervalSinceNow: -60)
    ]
    func path(_ name: String) -> String {
      workspace.folder.appending(path: name).path(percentEncoded: false)
    }
    try FileManager.default.setAttributes(old, ofItemAtPath: path("cards/two.json"))
    _ = try await workspace.run(arguments)
    try FileManager.default.setAttributes(old, ofItemAtPath: path("out/x.png"))
    let run = try await workspace.run(arguments + ["--json"])
    try expect(RunReport(run.output).unchanged, is: 2)
    let times = try ["cards/two.json", "out/x.png"].map { name in
      try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
    }
    #expect(try #require(times[0]) < #require(times[1]))
  }

  @Test(arguments: [
    (["--deps", "cards/two.json"], "--deps cards/two.json is an input and would be overwritten."),
    (["--deps", "out/x.png"], "--deps out/x.png would be written twice, also for cards/two.json."),
    (
      ["--sheet", "out/x.png"], "--sheet out/x.png would be written twice, also for cards/two.json."
    ),
    (
      ["--sheet", "a.html", "--deps", "./a.html"],
      "--sheet a.html would be written twice, also for --deps."
    ),
    (
      ["--json", "--deps", "-"],
      "--json and --deps - both write to standard output; give a file."
    ),
  ])
  func `a place that is taken is a wrong command line`(
    options: [String], message: String
  ) async throws {
    let run = try await workspace.run(["render", "cards", "-o", "out/"] + options)
    run.expect(status: 64)
    expect(run.errorLines.first, is: "Error: \(message)")
    try workspace.expect(lacks: "out/")
  }

  private static let font = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fonts/Inter-Regular.otf")
}
