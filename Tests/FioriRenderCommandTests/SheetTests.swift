import Foundation
import Testing

@testable import TestSupport

/// `--sheet`: all pictures of a run on one.
struct SheetTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.figures("sales", "costs"), to: "cards/two.json")
    try workspace.write(
      Sample.description(
        of: #"{"type": "kpiView", "items": [{"metric": "1 < 2"}], "caption": "a & \"b\""}"#,
        #""environment": {"appearance": "dark", "generation": "horizon"}, "#),
      to: "cards/dark card.json")
  }

  @Test func `a picture has all of them with their names`() async throws {
    let run = try await workspace.run("render", "cards", "-o", "out/", "--sheet", "all.svg")
    run.expect(status: 0)
    let sheet = try workspace.text(of: "all.svg")
    #expect(sheet.contains("Contact sheet: dark card, sales, costs"))
    #expect(sheet.count { $0 == "\n" } > 0)
  }

  @Test func `a PNG is as large as its pictures and their margins need`() async throws {
    let run = try await workspace.run(
      "render", "cards/two.json", "-o", "out/", "--sheet", "all.png")
    run.expect(status: 0)
    let one = try #require(PNGHeader(try workspace.bytes(of: "out/sales.png")))
    let sheet = try #require(PNGHeader(try workspace.bytes(of: "all.png")))
    // At 2x: a mat of 8 points around each, margins of 24, and a caption.
    #expect(sheet.width >= one.width + 4 * 8 + 4 * 24)
    #expect(sheet.height > one.height + 4 * 8 + 4 * 24)
  }

  @Test func `a page shows the files, wherever it lies`() async throws {
    try workspace.makeFolder("docs")
    let run = try await workspace.run(
      "render", "cards", "-o", "out/", "--sheet", "docs/all.html", "--format", "svg,pdf")
    run.expect(status: 0)
    let page = try workspace.text(of: "docs/all.html")
    page.expect(
      contains: #"<img src="../out/sales.svg""#, #"<a href="../out/sales.pdf">pdf</a>"#,
      #"src="../out/dark%20card.svg" alt="a &amp; &quot;b&quot;, 1 &lt; 2""#, lacks: "http")
  }

  @Test func `only what was drawn is on it`() async throws {
    try workspace.write(Sample.misspelt, to: "cards/wrong.json")
    let run = try await workspace.run("render", "cards", "-o", "out/", "--sheet", "all.html")
    run.expect(status: 65)
    let page = try workspace.text(of: "all.html")
    #expect(page.contains("sales.png") && !page.contains("wrong"))
  }

  @Test func `without pictures there is no sheet`() async throws {
    try workspace.write(Sample.misspelt, to: "wrong.json")
    for sheet in ["all.png", "all.html"] {
      let run = try await workspace.run("render", "wrong.json", "--sheet", sheet)
      run.expect(status: 65)
      try workspace.expect(lacks: sheet)
    }
  }

  @Test func `unchanged pictures are on it, too`() async throws {
    let arguments = ["render", "cards", "-o", "out/", "--if-changed", "--sheet", "all.svg"]
    _ = try await workspace.run(arguments)
    let first = try workspace.text(of: "all.svg")
    _ = try await workspace.run(arguments)
    try expect(workspace.text(of: "all.svg"), is: first)
  }

  @Test(arguments: [
    ("all.gif", "--sheet all.gif: unknown format 'gif'; use 'png', 'svg' or 'html'."),
    ("all", "--sheet all: unknown format ''; use 'png', 'svg' or 'html'."),
  ])
  func `a sheet has an extension that is known`(path: String, message: String) async throws {
    let run = try await workspace.run("render", "cards", "--sheet", path)
    run.expect(status: 64)
    expect(run.errorLines.first, is: "Error: \(message)")
  }

  @Test func `too many for a picture are told so`() async throws {
    let view = #"{"type": "kpiView", "items": [{"metric": "1"}]}"#
    let figures = (0..<20).map { _ in
      #"{"view": \#(view), "environment": {"width": 4000, "height": 1000, "scale": 1}}"#
    }
    try workspace.write(#"{"figures": [\#(figures.joined(separator: ","))]}"#, to: "large.json")
    let run = try await workspace.run(
      "render", "large.json", "-o", "out/", "--format", "svg", "--sheet", "all.svg")
    run.expect(
      status: 65,
      errors: "error: all.svg: 20 pictures do not fit on one contact sheet; use --sheet FILE.html\n"
    )
    try workspace.expect(lacks: "all.svg")
  }
}
