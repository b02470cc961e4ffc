import Testing

@testable import TestSupport

/// `--page`.
struct PageTests {
  private let workspace: Workspace
  private static let files: Set<String> = ["pages.json", "kpi.json", "second.json"]

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.pages, to: "pages.json")
    try workspace.write(Sample.kpi, to: "kpi.json")
    try workspace.write(
      "{\"view\":\n\(Sample.header(ringCount: 3, "\n\"page\": 2, "))}", to: "second.json")
  }

  @Test func `each page is a picture of its own`() async throws {
    try await workspace.run("render", "pages.json", "--page", "all").expect(status: 0)
    let first = try workspace.bytes(of: "pages-page1.png")
    let second = try workspace.bytes(of: "pages-page2.png")
    #expect(first != second)
    expect(PNGHeader(first), is: PNGHeader(second))
  }

  @Test(arguments: ["1", "2"])
  func `a page alone is the same as among all`(page: String) async throws {
    let alone = try await workspace.run("render", "pages.json", "--page", page, "-o", "-")
    alone.expect(status: 0)
    try await workspace.run("render", "pages.json", "--page", "all").expect(status: 0)
    try expect(alone.output, is: workspace.bytes(of: "pages-page\(page).png"))
  }

  @Test func `without --page the description's is drawn, else the first`() async throws {
    for (file, page) in [("pages.json", "1"), ("second.json", "2")] {
      let own = try await workspace.run("render", file, "-o", "-")
      let asked = try await workspace.run("render", "pages.json", "--page", page, "-o", "-")
      own.expect(status: 0)
      expect(own.output, is: asked.output)
    }
  }

  @Test func `--page wins over the description's`() async throws {
    let run = try await workspace.run("render", "second.json", "--page", "1", "-o", "-")
    let first = try await workspace.run("render", "pages.json", "-o", "-")
    run.expect(status: 0)
    expect(run.output, is: first.output)
  }

  @Test(
    arguments: ["render", "layout", "validate", "describe"], ["--page=0", "--page=-1", "--page=3"])
  func `a page out of range is a wrong description`(command: String, page: String) async throws {
    let run = try await workspace.run(command, "second.json", page)
    let found = page.dropFirst("--page=".count)
    run.expect(
      status: 65, output: "",
      errors: "second.json:2:1: error: view: page \(found) does not exist; the view has 2 pages\n")
    try expect(workspace.paths(), is: Self.files)
  }

  @Test func `a description without the key has the line of its view`() async throws {
    let run = try await workspace.run("render", "pages.json", "--page", "3")
    run.expect(status: 65)
    expect(run.errorLines.count, is: 1)
    run.errors.expect(startsWith: "pages.json:1:10: error: ")
  }

  @Test func `a view without pages has page 1 alone`() async throws {
    let first = try await workspace.run("render", "kpi.json", "--page", "1", "-o", "-")
    first.expect(status: 0)
    try await expect(first.output, is: workspace.run("render", "kpi.json", "-o", "-").output)
    let second = try await workspace.run("render", "kpi.json", "--page", "2", "-o", "-")
    second.expect(status: 65, output: "")
    expect(second.errorLines.count, is: 1)
    second.errors.expect(startsWith: "kpi.json:1:10: error: ")
  }

  @Test func `a description that lacks the page does not keep the others from theirs`()
    async throws
  {
    let run = try await workspace.run("render", "pages.json", "kpi.json", "--page", "2")
    run.expect(status: 65)
    expect(run.errorLines.count, is: 1)
    try expect(workspace.paths(), is: Self.files.union(["pages.png"]))
  }

  @Test func `a wrong description is said once, not for each page`() async throws {
    let run = try await workspace.run("render", "-", "--page", "all", input: Sample.misspelt)
    run.expect(status: 65, errors: Sample.complaint(of: "<stdin>"))
  }

  @Test func `a warning of all pages is said once`() async throws {
    let view = Sample.header(ringCount: 5)
    let run = try await workspace.run(
      "render", "-", "--page", "all", "-o", "out/", input: Sample.description(of: view))
    run.expect(status: 0)
    expect(run.errorLines.count, is: 1)
  }

  @Test func `pages from standard input need a folder`() async throws {
    let input = Sample.pages
    let run = try await workspace.run("render", "-", "--page", "all", input: input)
    run.expect(status: 64, output: "")
    let folder = try await workspace.run("render", "-", "--page", "all", "-o", "out", input: input)
    folder.expect(status: 0)
    try expect(
      workspace.paths().subtracting(Self.files),
      is: ["out/", "out/figure-page1.png", "out/figure-page2.png"])
  }

  @Test func `a report of all pages is an array with their names`() async throws {
    let run = try await workspace.run("layout", "pages.json", "--page", "all")
    run.expect(status: 0)
    let reports = try LayoutText.several(run.output)
    expect(reports.map(\.name), is: ["pages-page1", "pages-page2"])
    expect(reports.map { $0.root.kinds.filter { $0 == "ring" }.count }, is: [2, 1])
    expect(Set(reports.map(\.size)).count, is: 1)
  }

  @Test func `a report of one page is an object, of all of one page an array`() async throws {
    let one = try await workspace.run("layout", "pages.json", "--page", "2")
    try expect(LayoutText.one(one.output).name, is: nil)
    let input = Sample.description(of: Sample.header(ringCount: 1))
    let all = try await workspace.run("layout", "-", "--page", "all", input: input)
    try expect(LayoutText.several(all.output).map(\.name), is: ["figure-page1"])
  }

  @Test func `overlays of all pages stand in a folder`() async throws {
    let run = try await workspace.run(
      "layout", "pages.json", "--page", "all", "--overlay", "frames")
    run.expect(status: 0)
    try expect(
      workspace.paths().subtracting(Self.files),
      is: ["frames/", "frames/pages-page1.png", "frames/pages-page2.png"])
  }

  @Test(arguments: PictureKind.allCases)
  func `the number of jobs is in no page`(kind: PictureKind) async throws {
    var runs: [[[UInt8]]] = []
    for jobs in ["1", "8"] {
      let run = try await workspace.run(
        "render", "pages.json", "second.json", "--page", "all", "-o", "jobs-\(jobs)/",
        "--format", kind.rawValue, "--jobs", jobs)
      run.expect(status: 0)
      let names = ["pages-page1", "pages-page2", "second-page1", "second-page2"]
      runs.append(
        try names.map { try workspace.bytes(of: "jobs-\(jobs)/\($0).\(kind.rawValue)") })
    }
    expect(runs[0], is: runs[1])
  }
}
