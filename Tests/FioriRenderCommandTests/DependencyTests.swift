import Foundation
import Testing

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
    #expect(run.status == 0)
    #expect(
      try workspace.text(of: "out.d") == #"""
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
    #expect(run.status == 0)
    #expect(
      try workspace.text(of: "deps.json")
        == #"{"out/x.svg":["cards/two.json"],"out/y.svg":["cards/two.json"]}"# + "\n")
  }

  @Test func `added fonts and sheets of the command line are among them`() async throws {
    try workspace.write(try Data(contentsOf: Self.font), to: "fonts/one.otf")
    let run = try await workspace.run(
      "render", "cards/two.json", "-o", "out/", "--deps", "-", "--font-path", "fonts",
      "--stylesheet", "cards/brand.nss")
    #expect(run.text.hasPrefix("out/x.png: cards/two.json cards/brand.nss fonts/one.otf\n"))
  }

  @Test func `they are told of unchanged pictures, too`() async throws {
    let arguments = ["render", "cards", "-o", "out/", "--if-changed", "--deps", "-", "--quiet"]
    let first = try await workspace.run(arguments)
    #expect(try await workspace.run(arguments).text == first.text)
  }

  @Test(arguments: [
    (["--deps", "cards/two.json"], "--deps cards/two.json is an input and would be overwritten."),
    (["--deps", "out/x.png"], "--deps out/x.png would be written twice, for cards/two.json too."),
    (
      ["--sheet", "out/x.png"], "--sheet out/x.png would be written twice, for cards/two.json too."
    ),
    (
      ["--sheet", "a.html", "--deps", "./a.html"],
      "--sheet a.html would be written twice, for --deps too."
    ),
    (
      ["--json", "--deps", "-"],
      "--json and --deps - would both go to standard output; name a file."
    ),
  ])
  func `a place that is taken is a wrong command line`(
    options: [String], message: String
  ) async throws {
    let run = try await workspace.run(["render", "cards", "-o", "out/"] + options)
    #expect(run.status == 64)
    #expect(run.errorLines.first == "Error: \(message)")
    #expect(try workspace.paths().contains("out/") == false)
  }

  private static let font = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fonts/Inter-Regular.otf")
}
