import Testing

@testable import TestSupport

/// `render --json`: what was drawn.
struct RunReportTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.figures("x", "y"), to: "two.json")
    try workspace.write(Sample.misspelt, to: "wrong.json")
    try workspace.write(Sample.questionable, to: "questionable.json")
  }

  @Test func `it tells of every input with its pictures and its diagnostics`() async throws {
    let run = try await workspace.run(
      "render", "missing.json", "two.json", "wrong.json", "questionable.json", "-o", "out/",
      "--json")
    run.expect(status: 66)
    let report = try RunReport(run.output)
    expect(
      report.inputs.map(\.input),
      is: ["missing.json", "two.json", "wrong.json", "questionable.json"])
    expect(report.inputs.map(\.pictures.count), is: [0, 2, 0, 1])
    expect(report.inputs.map(\.diagnostics.count), is: [1, 0, 1, 1])
    #expect((report.drawn, report.unchanged, report.failed) == (3, 0, 2))
    #expect(report.seconds > 0)
    let wrong = try #require(report.inputs[2].diagnostics.first)
    expect(
      wrong,
      is: StreamReply.Diagnostic(
        severity: "error", file: nil, line: 1, column: 60, path: "view",
        message: "unknown key 'captoin'; did you mean 'caption'?"))
  }

  @Test func `a picture has its place and its size`() async throws {
    let run = try await workspace.run("render", "two.json", "-o", "out/", "--json")
    let pictures = try RunReport(run.output).inputs.flatMap(\.pictures)
    expect(pictures.map(\.path), is: ["out/x.png", "out/y.png"])
    for picture in pictures {
      let bytes = try workspace.bytes(of: picture.path)
      let header = try #require(PNGHeader(bytes))
      expect(picture.bytes, is: bytes.count)
      #expect(picture.width == Double(header.width) && picture.height == Double(header.height))
      #expect(picture.format == "png" && picture.status == "drawn")
    }
  }

  @Test func `a picture and the report do not both go to standard output`() async throws {
    for arguments in [["two.json", "-o", "-"], ["-"]] {
      let run = try await workspace.run(["render", "--json"] + arguments, input: Sample.kpi)
      run.expect(status: 64, output: "")
    }
  }
}
