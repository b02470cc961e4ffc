import Foundation
import Testing

@testable import TestSupport

/// `verify --report` and `--markdown`.
struct VerifyReportTests {
  private let sample: RecordingSample

  /// A card that says more, one that is new, and one whose description is gone.
  init() async throws {
    sample = try RecordingSample()
    try sample.workspace.write(Sample.kpi, to: "cards/gone.json")
    _ = try await sample.record("--svg")
    try sample.replace("294", with: "2940", in: "cards/sales.json")
    try sample.workspace.write(Sample.kpi, to: "cards/new.json")
    try FileManager.default.removeItem(
      at: sample.workspace.folder.appending(path: "cards/gone.json"))
  }

  @Test func `a report shows the recorded and the drawn picture`() async throws {
    let old = try sample.workspace.bytes(of: "cards/sales.png")
    let run = try await sample.verify(
      "--report", "report.html", "--actual", "actual")
    run.expect(status: 1)
    let page = try sample.workspace.text(of: "report.html")
    let new = try sample.workspace.bytes(of: "actual/sales.png")
    let difference = try sample.workspace.bytes(of: "actual/sales.difference.png")
    for (side, bytes) in [("expected", old), ("actual", new), ("difference", difference)] {
      let block = "\(side)-3\">\(Data(bytes).base64EncodedString())</script>"
      #expect(page.contains(block), "\(side)")
    }
    page.expect(
      contains: "<title>cards", #"{"name":"regions/north","status":"equal"}"#,
      #""name":"new","status":"renamed","words":["renamed from gone"]"#)
  }

  @Test func `a broken description has its recorded picture`() async throws {
    let recorded = Data(try sample.workspace.bytes(of: "cards/sales.png")).base64EncodedString()
    try sample.workspace.write("{", to: "cards/sales.json")
    try await sample.verify("--report", "report.html").expect(status: 65)
    let page = try sample.workspace.text(of: "report.html")
    page.expect(contains: #""name":"sales","status":"unreadable""#, ">\(recorded)</script>")
  }

  @Test func `a broken description has the recorded pictures of all its figures`() async throws {
    let recorded = Data(try sample.workspace.bytes(of: "cards/regions/north.png"))
      .base64EncodedString()
    try sample.workspace.write(
      Sample.figures("north", "south").replacing("}]}", with: "}]"), to: "cards/regions/all.json")
    try await sample.verify("--report", "report.html").expect(status: 65)
    let page = try sample.workspace.text(of: "report.html")
    page.expect(
      contains: #""name":"regions/all","status":"unreadable""#,
      #""name":"regions/north","status":"unreadable","words":["a description with errors may"#,
      ">\(recorded)</script>")
  }

  @Test func `a report lists the changed part, then the number of pixels`() async throws {
    _ = try await sample.verify("--report", "report.html")
    let page = try sample.workspace.text(of: "report.html")
    let words = try #require(
      page.firstMatch(of: /"name":"sales","status":"resized","words":\[(.*?)\]/)?.1)
    #expect(words.hasPrefix(#""kpiView.metric text '294' → '2940'"#), "\(words)")
    #expect(words.contains(#"","size changed from "#))
    #expect(words.contains(#"","SVG: line 1: "#))
  }

  @Test func `a summary counts recordings`() async throws {
    let run = try await sample.verify("--markdown", "-")
    run.expect(status: 1)
    run.text.expect(
      contains: "| Resized | Renamed | Equal |",
      "\n| <code>new</code> | Renamed | renamed from gone |\n", "\n- Folder: cards\n",
      startsWith: "### cards\n\n2 of 4 pictures differ.\n\n| ")
    run.expect(errors: "")
  }

  /// Records a picture with other edges, as another environment would.
  private func smoothNorth() throws {
    let path = "cards/regions/north.png"
    var sheet = try PixelSheet(png: try sample.workspace.bytes(of: path))
    sheet.smoothEdges()
    try sample.workspace.write(Data(try sheet.png), to: path)
  }

  @Test func `pictures of another environment are shown, and are not differences`() async throws {
    let workspace = sample.workspace
    try smoothNorth()
    try sample.replace("\"Cairo\" : \"1", with: "\"Cairo\" : \"0", in: RecordingSample.list)
    _ = try await sample.verify("--report", "report.html")
    let page = try workspace.text(of: "report.html")
    page.expect(
      contains: #""name":"regions/north","status":"environmentDiffers""#,
      #""notes":["environment differs: Cairo 1."#)
    let recorded = try Data(workspace.bytes(of: "cards/regions/north.png")).base64EncodedString()
    page.expect(contains: recorded)
  }

  @Test(arguments: [
    ([], "Of 4, 1 differs, and 1 from another environment does not look the same."),
    (["--strict-environment"], "2 of 4 pictures differ."),
  ])
  func `a summary counts the differences of another environment`(
    flags: [String], verdict: String
  ) async throws {
    try smoothNorth()
    try sample.workspace.write(Sample.kpi, to: "cards/sales.json")
    try sample.replace("\"Cairo\" : \"1", with: "\"Cairo\" : \"0", in: RecordingSample.list)
    let run = try await sample.workspace.run(["verify", "cards", "--markdown", "-"] + flags)
    run.text.expect(startsWith: "### cards\n\n\(verdict)\n\n- environment differs: Cairo 1.")
  }

  @Test func `a difference in the environment alone is reported, also if it is an error`()
    async throws
  {
    let sample = try RecordingSample()
    _ = try await sample.record()
    try sample.replace("\"Cairo\" : \"1", with: "\"Cairo\" : \"0", in: RecordingSample.list)
    for (flags, rest) in [([], "."), (["--strict-environment"], ", but the environment differs.")] {
      let run = try await sample.workspace.run(["verify", "cards", "--markdown", "-"] + flags)
      run.expect(status: (flags.isEmpty ? 0 : 1))
      run.text.expect(startsWith: "### cards\n\nAll 3 pictures match\(rest)\n")
    }
  }

  @Test func `two things do not go to standard output`() async throws {
    let run = try await sample.verify("--markdown", "-", "--json")
    run.expect(status: 64)
    expect(
      run.errorLines.first,
      is: "error: --json and --markdown - both write to standard output; use a file")
  }
}
