import Foundation
import Testing

@testable import TestSupport

/// `markdown`: pictures of a document's blocks.
struct MarkdownTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// A KPI that looks different in the dark.
  private static func kpi(_ metric: String) -> String {
    #"{"environment": {"generation": "horizon"}, "#
      + #""view": {"type": "kpiView", "items": [{"metric": "\#(metric)"}]}}"#
  }

  private func write(_ text: String, to path: String = "guide.md") throws {
    try workspace.write(text, to: path)
  }

  private func run(_ arguments: String...) async throws -> CommandRun {
    try await workspace.run(["markdown", "guide.md"] + arguments)
  }

  @Test func `a block is followed by its picture, light and dark`() async throws {
    try write("# Guide\n\n```fiori sales\n\(Self.kpi("294"))\n```\n\nMore.\n")
    let run = try await run()
    run.expect(
      status: 0,
      output: """
        guide-sales.svg: new
        guide-sales-dark.svg: new
        guide.md: changed
        1 document, 1 picture, 3 files written

        """)
    try expect(
      workspace.text(of: "guide.md"),
      is: """
        # Guide

        ```fiori sales
        \(Self.kpi("294"))
        ```

        <!-- fiori:begin -->
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="guide-sales-dark.svg">
          <img src="guide-sales.svg" width="44" alt="294">
        </picture>

        <!-- fiori:end -->

        More.

        """)
    try workspace.write(Self.kpi("294"), to: "sales.json")
    for (flag, name) in [("light", "guide-sales.svg"), ("dark", "guide-sales-dark.svg")] {
      _ = try await workspace.run("render", "sales.json", "-o", "x.svg", "--appearance", flag)
      try expect(workspace.bytes(of: "x.svg"), is: workspace.bytes(of: name))
    }
  }

  @Test func `a second run changes nothing`() async throws {
    try write("```fiori\n\(Self.kpi("294"))\n```")
    _ = try await run()
    let text = try workspace.text(of: "guide.md")
    let again = try await run()
    again.expect(output: "1 document, 1 picture, all up to date\n")
    try expect(workspace.text(of: "guide.md"), is: text)
    try await run("--check").expect(status: 0)
  }

  /// Documents in which nothing but the pictures may be new, with what stands in place of them.
  private static let documents: [(name: String, text: String)] = [
    ("no newline at the end", "```fiori\nKPI\n```#"),
    ("CR and LF", "a\r\n\r\n```fiori\r\nKPI\r\n```\r\n#\r\nb\r\n"),
    ("text right after it", "```fiori\nKPI\n```\n#b\n"),
    ("json before the word", "```json fiori\nKPI\n```\n#\n"),
    ("tildes", "~~~ fiori x\nKPI\n~~~~\n#\n"),
    ("a longer fence", "`````fiori\nKPI\n`````\n#\n"),
    ("in a list", "- a\n\n  ```fiori\n  KPI\n  ```\n#\n- b\n"),
    ("in a numbered list", "10. a\n\n    ```fiori\n    KPI\n    ```\n#\n"),
    ("a comment", "<!-- fiori\nKPI\n-->\n#\n"),
    ("a capital", "```Fiori\nKPI\n```\n#\n"),
    ("capitals behind others", "```JSON FIORI\nKPI\n```\n#\n"),
    ("a comment with a capital", "<!-- Fiori\nKPI\n-->\n#\n"),
    ("a sentence in a comment", "<!-- Fiori is SAP's design. -->\n"),
    ("a quotation", "> a\n> ```swift\n> ```fiori\n> ```\n> <!-- fiori:end -->\n"),
    ("blanks and tabs at the ends of lines", "a  \nb\t\n\n```fiori\nKPI\n```\n#\n\tcode\n"),
    ("a byte order mark", "\u{FEFF}a\n\n```fiori\nKPI\n```\n#\n"),
    ("no block", "a\n```swift\nlet fiori = 1\n```\n"),
    ("a block in a block", "````\n```fiori\nKPI\n```\n````\n"),
    ("a block in a comment", "<!--\n```fiori\nKPI\n```\n-->\n"),
    ("code by its indentation", "a\n\n    ```fiori\n    KPI\n    ```\n"),
    ("code in a line", "```fiori x``` is code\n"),
    ("another word", "```fiorina\nKPI\n```\n<!-- fiorina -->\n"),
  ]

  @Test(arguments: documents)
  func `nothing but the pictures is touched`(name: String, text: String) async throws {
    let document = text.replacingOccurrences(of: "KPI", with: Self.kpi("1"))
    try write(document.replacingOccurrences(of: "#", with: ""))
    let run = try await run()
    run.expect(status: 0, errors: "")
    var written = try workspace.text(of: "guide.md")
    expect(written.contains("<!-- fiori:begin -->"), is: text.contains("#"))
    if let start = written.firstRange(of: "<!-- fiori:begin -->"),
      let end = written.firstRange(of: "<!-- fiori:end -->")
    {
      written.removeSubrange(start.lowerBound..<end.upperBound)
    }
    let blanks: (Character) -> Bool = { $0.isWhitespace }
    expect(
      written.filter { !blanks($0) },
      is: document.replacingOccurrences(of: "#", with: "").filter { !blanks($0) })
    expect(written.contains("\r\n"), is: text.contains("\r\n"))
    #expect(
      !written.replacingOccurrences(of: "\r\n", with: "").contains(
        text.contains("\r\n") ? "\n" : "\r"))
    try await self.run("--check").expect(status: 0)
  }

  /// Blocks after whose pictures a second run must find nothing strange, and nothing to do.
  private static let drawnTwice = [
    "```fiori\nKPI\n```\n", "```fiori\r\nKPI\r\n```\r\n\r\nb\r\n",
    "- a\n\n  ```fiori\n  KPI\n  ```\n",
    "10. a\n\n    <!-- fiori\n    KPI\n    -->\n",
    "```fiori\nKPI\n```\nb\n```fiori x\nCLASSIC\n```\n", "```fiori\nFIGURES\n```\n",
    "```fiori\nODD\n```\n",
  ]

  @Test(arguments: drawnTwice)
  func `what stands between markers is known again`(text: String) async throws {
    let odd = Self.kpi(#"\u0301<b a=\"1\">&amp; "#)
    try write(
      text.replacingOccurrences(of: "KPI", with: Self.kpi("1"))
        .replacingOccurrences(of: "CLASSIC", with: Sample.kpi)
        .replacingOccurrences(of: "FIGURES", with: Sample.figures("north", "south"))
        .replacingOccurrences(of: "ODD", with: odd))
    for folder in [[], ["--pictures", "pictures/of \"guide\""]] {
      try await workspace.run(["markdown", "guide.md"] + folder).expect(status: 0)
      let again = try await workspace.run(["markdown", "guide.md", "--check"] + folder)
      again.expect(status: 0, errors: "")
    }
  }

  @Test(arguments: [
    "precious", "<img src=\"mine.png\">", "<picture> mine", "<!-- mine -->",
    "<img src=\"a.svg\" width=\"44\" alt=\"294\"> mine", "```swift",
  ])
  func `what somebody has put between the markers is not thrown away`(line: String) async throws {
    try write("```fiori\n\(Self.kpi("294"))\n```\n")
    _ = try await run()
    let text = try workspace.text(of: "guide.md").replacingOccurrences(
      of: "</picture>\n", with: "</picture>\n\(line)\nmore\n")
    try write(text)
    for flag in [[], ["--check"]] {
      let run = try await workspace.run(["markdown", "guide.md"] + flag)
      run.expect(
        status: 65,
        errors:
          "guide.md:10:1: error: text between the markers would be overwritten; move it out of them\n"
      )
      try expect(workspace.text(of: "guide.md"), is: text)
    }
  }

  @Test(arguments: [
    (
      [Sample.kpi],
      #"1 picture has no dark version, because its palette has none; set "generation": "horizon""#
    ),
    (
      [Sample.kpi, Sample.kpi],
      #"2 pictures have no dark version, because their palettes have none; set "generation": "horizon""#
    ),
    (
      [Sample.kpi, kpi("1").replacing("horizon\"", with: "horizon\", \"palette\": \"v3\"")],
      #"2 pictures have no dark version, because their palettes have none; set "generation": "horizon" or "palette": "v8""#
    ),
  ])
  func `pictures without a dark version are reported if their palette is the reason`(
    descriptions: [String], line: String
  ) async throws {
    let same =
      #"{"environment": {"generation": "horizon"}, "view": {"type": "kpiView", "items": []}}"#
    let blocks = descriptions + [Self.kpi("1"), same]
    try write(blocks.map { "```fiori\n\($0)\n```\n" }.joined(separator: "\n"))
    #expect(try await run().text.hasSuffix(" written\n\(line)\n"))
    try await run("--check").expect(
      output: "1 document, \(blocks.count) pictures, all up to date\n\(line)\n")
    #expect(try await run("--appearance", "light").text.hasSuffix("written\n"))
    #expect(try await run("--palette", "v8").text.hasSuffix("written\n"))
  }

  @Test func `markers and comments that are code are left alone`() async throws {
    let text = "a\n\n    <!-- fiori:begin -->\n\n    <!-- fiori x.json -->\n\t<!-- fiori:end -->\n"
    try write(text)
    try await run().expect(output: "1 document, 0 pictures, all up to date\n")
    try expect(workspace.text(of: "guide.md"), is: text)
  }

  @Test func `a path is a description's, and its figures are pictures`() async throws {
    try workspace.write(Sample.figures("north", "south"), to: "cards/all.json")
    try write("<!-- fiori cards/all.json -->\n\n```fiori one\ncards/all.json\n```\n")
    let run = try await run("--pictures", "pictures/of guide", "--format", "png")
    run.expect(status: 0)
    let names = try workspace.paths().filter { $0.hasSuffix(".png") }.sorted()
    expect(
      names,
      is: [
        "guide-all-north", "guide-all-south", "guide-one-north", "guide-one-south",
      ].map { "pictures/of guide/\($0).png" })
    let text = try workspace.text(of: "guide.md")
    text.expect(
      contains: #"<img src="pictures/of%20guide/guide-one-north.png" width="89" alt="294">"#)
  }

  /// Settings of a document at `guide/page.md`, with the folder of its pictures, and how they are named.
  private static let settings: [(comment: String, folder: String, source: String)] = [
    ("<!-- fiori: pictures=pictures -->", "guide/pictures/", "pictures/"),
    ("<!--fiori: pictures=./images/x/ -->", "guide/images/x/", "images/x/"),
    ("<!-- Fiori:  pictures=../pictures  -->", "pictures/", "../pictures/"),
    ("<!-- fiori: pictures=\"of guide\" -->", "guide/of guide/", "of%20guide/"),
    ("<!-- fiori: pictures=. -->", "guide/", ""),
    ("```\n<!-- fiori: pictures=x -->\n```", "guide/", ""),
    ("a\n\n    <!-- fiori: pictures=x -->", "guide/", ""),
  ]

  @Test(arguments: settings)
  func `a document keeps the folder of its pictures`(
    setting: (comment: String, folder: String, source: String)
  ) async throws {
    try write("```fiori\n\(Self.kpi("1"))\n```\n\n\(setting.comment)\n", to: "guide/page.md")
    try write("```fiori\n\(Self.kpi("1"))\n```\n", to: "guide/plain.md")
    let run = try await workspace.run("markdown", "guide")
    run.expect(errors: "")
    try expect(
      workspace.paths().filter { $0.hasSuffix(".svg") }.sorted(),
      is: ["\(setting.folder)page-1", "guide/plain-1"].flatMap { ["\($0)-dark.svg", "\($0).svg"] }
        .sorted())
    let text = try workspace.text(of: "guide/page.md")
    text.expect(contains: "<img src=\"\(setting.source)page-1.svg\"")
    #expect(text.contains(setting.comment))
    try await workspace.run("markdown", "guide", "--check").expect(
      output: "2 documents, 2 pictures, all up to date\n")
  }

  @Test func `--pictures goes before the folder of the document`() async throws {
    try write("<!-- fiori: pictures=own -->\n\n```fiori\n\(Self.kpi("1"))\n```\n")
    #expect(try await run("--pictures", "./given/").text.hasPrefix("given/guide-1.svg: new\n"))
    #expect(try workspace.text(of: "guide.md").contains("src=\"given/guide-1.svg\""))
    #expect(try await run("--check").text.hasPrefix("own/guide-1.svg: missing\n"))
    try await run("--check", "--pictures", "given").expect(status: 0)
  }

  @Test func `what is dark already has no twin, and what looks the same has none`() async throws {
    let dark = Self.kpi("1").replacingOccurrences(
      of: "\"horizon\"", with: "\"horizon\", \"appearance\": \"dark\"")
    try write("```fiori\n\(dark)\n```\n\n```fiori\n\(Sample.kpi)\n```\n")
    _ = try await run()
    try expect(
      workspace.paths().filter { $0.hasSuffix(".svg") }.sorted(),
      is: [
        "guide-1.svg", "guide-2.svg",
      ])
    #expect(try !workspace.text(of: "guide.md").contains("<picture>"))
  }

  @Test func `--check writes nothing, and tells what is stale`() async throws {
    try write("```fiori\n\(Self.kpi("294"))\n```\n")
    let first = try await run("--check")
    first.expect(
      status: 1,
      output: """
        guide-1.svg: missing
        guide-1-dark.svg: missing
        guide.md: out of date
        1 document, 1 picture, 3 files out of date

        """)
    try workspace.expect(paths: ["guide.md"])
    _ = try await run()
    let text = try workspace.text(of: "guide.md")
    try write(text.replacingOccurrences(of: #""294""#, with: #""295""#))
    let second = try await run("--check")
    second.expect(status: 1)
    second.text.expect(startsWith: "guide-1.svg: out of date\n")
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "guide-1-dark.svg"))
    try write(text)
    #expect(try await run("--check").text.hasPrefix("guide-1-dark.svg: missing\n1 document"))
  }

  @Test func `what is wrong in a block is told at the document's own line`() async throws {
    let text = """
      # Guide

      - a

        ```fiori
        {"view": {"type": "kpiView",
          "items": [{"metric": "294"}], "captoin": "Sales"}}
        ```

      """
    try write(text)
    let run = try await run()
    run.expect(
      status: 65, output: "1 document with errors\n",
      errors: "guide.md:7:35: error: view: unknown key 'captoin'; did you mean 'caption'?\n")
    try expect(workspace.text(of: "guide.md"), is: text)
    try workspace.expect(paths: ["guide.md"])
  }

  private static let settingHint = "write '<!-- fiori: pictures=DIR -->'"

  /// Documents with broken blocks, settings or markers, and what is said of them.
  private static let broken: [(text: String, message: String)] = [
    ("<!-- fiori: -->\n", "1:1: error: no setting; \(settingHint)"),
    ("a\n<!-- fiori: pictures= -->\n", "2:1: error: 'pictures' has no value; \(settingHint)"),
    ("<!-- fiori: pictures -->\n", "1:1: error: 'pictures' has no value; \(settingHint)"),
    (
      "<!-- fiori: picture=x -->\n",
      "1:1: error: unknown setting 'picture'; did you mean 'pictures'?"
    ),
    (
      "<!-- fiori: pictures=x format=png -->\n",
      "1:1: error: unknown setting 'format'; expected 'pictures'"
    ),
    (
      "<!-- Fiori: begin -->\n",
      "1:1: error: unknown setting 'begin'; did you mean '<!-- fiori:begin -->'?"
    ),
    (
      "<!-- fiori: pictures=of guide -->\n",
      "1:1: error: unknown setting 'guide'; expected 'pictures'"
    ),
    (
      "<!-- fiori: pictures=\"x -->\n",
      "1:1: error: unclosed quotation mark; add '\"'"
    ),
    (
      "<!-- fiori:\npictures=x\n-->\n",
      "1:1: error: a setting is a comment on one line; end it with '-->'"
    ),
    (
      "<!-- fiori: pictures=/tmp/x -->\n",
      "1:1: error: '/tmp/x' is an absolute path; give one relative to the document"
    ),
    (
      "<!-- fiori: pictures=x -->\n\n<!-- fiori: pictures=x -->\n",
      "3:1: error: 'pictures' is already set on line 1; remove one of them"
    ),
    (
      "<!-- fiori pictures=x -->\n",
      "1:1: error: a setting needs a colon after 'fiori'; write '<!-- fiori: pictures=x -->'"
    ),
    (
      "<!-- fiori:pictures=x -->\n",
      "1:1: error: a setting needs a space after 'fiori:'; write '<!-- fiori: pictures=x -->'"
    ),
    (
      "a\n\n> <!-- fiori: pictures=x -->\n",
      "3:1: error: settings in quotations have no effect; move the setting out"
    ),
    ("a\n```fiori\n\(kpi("1"))\n", "2:1: error: unclosed block; add a closing fence"),
    ("<!-- fiori\n\(kpi("1"))\n", "1:1: error: unclosed comment; add '-->'"),
    ("```fiori\n\n```\n", "1:1: error: empty block; add a description or the path of one"),
    (
      "```fiori a b\nx.json\n```\n",
      "1:1: error: unexpected 'b'; a block takes only a name"
    ),
    (
      "```fiori ../a\nx.json\n```\n",
      "1:1: error: '../a' is not a valid file name; use letters, digits, '-', '_' and '.'"
    ),
    (
      "```fiori\nx.json\n```\n",
      "2:1: error: x.json: does not exist; check the path"
    ),
    (
      "\n<!-- fiori:begin -->\n<img>\n<!-- fiori:end -->\n",
      "2:1: error: '<!-- fiori:begin -->' has no block before it; remove the lines from here to "
        + "'<!-- fiori:end -->'"
    ),
    (
      "```fiori\n\(kpi("1"))\n```\n\n<!-- fiori:begn -->\n<img>\n<!-- fiori:end -->\n",
      "5:1: error: unknown marker 'fiori:begn'; did you mean '<!-- fiori:begin -->'?"
    ),
    (
      "```fiori\n\(kpi("1"))\n```\n\n<!-- fiori:begin -->\n<img>\n<!-- Fiori:ned -->\n",
      "7:1: error: unknown marker 'fiori:ned'; did you mean '<!-- fiori:end -->'?"
    ),
    (
      "a\n<!--fiori:begin-->\n",
      "2:1: error: unknown marker 'fiori:begin'; did you mean '<!-- fiori:begin -->'?"
    ),
    (
      "a\n<!-- fiori:start -->\n",
      "2:1: error: unknown marker 'fiori:start'; use '<!-- fiori:begin -->' or "
        + "'<!-- fiori:end -->'"
    ),
    (
      "a\n\n> b\n>\n> ```fiori\n> \(kpi("1"))\n> ```\n",
      "5:1: error: blocks in quotations are not supported; move the block out"
    ),
    (
      "> > <!-- fiori x.json -->\n",
      "1:1: error: blocks in quotations are not supported; move the block out"
    ),
    (
      "a\n<!-- fiori:end -->\n",
      "2:1: error: '<!-- fiori:end -->' without '<!-- fiori:begin -->'; remove it"
    ),
    (
      "```fiori\n\(kpi("1"))\n```\n\n<!-- fiori:begin -->\nprecious\n",
      "5:1: error: '<!-- fiori:begin -->' has no end; add '<!-- fiori:end -->'"
    ),
    (
      "```fiori\n\(kpi("1"))\n```\n<!-- fiori:begin -->\n```fiori\n\(kpi("1"))\n```\n<!-- fiori:end -->\n",
      "4:1: error: '<!-- fiori:begin -->' has no end; add '<!-- fiori:end -->'"
    ),
    (
      "```fiori a\n\(kpi("1"))\n```\n\n```fiori a\n\(kpi("2"))\n```\n",
      "5:1: error: another block makes 'guide-a.svg'; give this one a name"
    ),
  ]

  @Test(arguments: broken)
  func `a broken document is told and kept`(text: String, message: String) async throws {
    try write(text)
    let run = try await run()
    run.expect(status: 65, output: "1 document with errors\n", errorLines: ["guide.md:\(message)"])
    try expect(workspace.text(of: "guide.md"), is: text)
    try workspace.expect(paths: ["guide.md"])
  }

  @Test(arguments: [("", "power.json"), ("cards/", "cards/power.json")])
  func `a description that is not there finds one beside it`(
    folder: String, found: String
  ) async throws {
    try workspace.write(Self.kpi("1"), to: "\(folder)power.json")
    try workspace.write(Self.kpi("1"), to: "\(folder)powre.layout.json")
    try write("```fiori\n\(folder)powr.json\n```\n", to: "guide.md")
    try await run().expect(
      errors: "guide.md:2:1: error: \(folder)powr.json: does not exist; "
        + "did you mean '\(found)'?\n")
    try write("```fiori\n\(folder)sales.json\n```\n")
    #expect(try await run().errors.hasSuffix("sales.json: does not exist; check the path\n"))
  }

  @Test func `a folder is all of its documents, and a wrong one keeps none from being drawn`()
    async throws
  {
    try write("```fiori\n\(Self.kpi("1"))\n```\n", to: "docs/a.md")
    try write("```fiori\n{}\n```\n", to: "docs/below/b.md")
    try write("no block\n", to: "docs/below/c.markdown")
    try write("```fiori\n\(Self.kpi("1"))\n```\n", to: "docs/.hidden.md")
    let run = try await workspace.run("markdown", "docs")
    run.expect(status: 65)
    run.errors.expect(startsWith: "docs/below/b.md:2:1: error: ")
    run.expect(
      output: """
        docs/a-1.svg: new
        docs/a-1-dark.svg: new
        docs/a.md: changed
        2 documents, 1 picture, 3 files written, 1 document with errors

        """)
  }

  @Test(arguments: [
    ("missing.md", 66, "error: missing.md: does not exist; check the path"),
    ("missing", 66, "error: missing: does not exist; check the path"),
    ("empty", 66, "error: empty: contains no .md or .markdown files"),
    ("latin.md", 65, "error: latin.md: not valid UTF-8; convert it"),
  ])
  func `what is no document is told`(path: String, status: Int32, message: String) async throws {
    try workspace.write(Data([0x61, 0xE9, 0x0A]), to: "latin.md")
    try workspace.write("x", to: "empty/x.txt")
    let run = try await workspace.run("markdown", path)
    run.expect(status: status, errors: message + "\n")
  }

  @Test(arguments: [
    (["-"], "markdown cannot read standard input; give a file."),
    (
      ["power.json"],
      "power.json is not a Markdown document; give .md or .markdown files, or folders."
    ),
    (
      ["guide.md", "notes.txt"],
      "notes.txt is not a Markdown document; give .md or .markdown files,"
    ),
    (
      ["guide.md", "--pictures", "/tmp/x"],
      "--pictures: '/tmp/x' is an absolute path; give one relative to the document."
    ),
    (["guide.md", "--format", "pdf"], "unknown format 'pdf'; use 'svg', 'png' or 'webp'"),
  ])
  func `what cannot be is a wrong command line`(
    arguments: [String], message: String
  ) async throws {
    for path in ["power.json", "notes.txt"] { try workspace.write("", to: path) }
    let run = try await workspace.run(["markdown"] + arguments)
    run.expect(status: 64)
    run.errors.expect(contains: message)
  }
}
