import Testing

@testable import TestSupport

/// `fiori-render layout`.
struct LayoutTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "kpi.json")
    try workspace.write(Sample.figures("sales", ""), to: "two.json")
  }

  @Test func `one view makes an object`() async throws {
    let run = try await workspace.run("layout", "kpi.json")
    run.expect(status: 0, errors: "")
    let report = try LayoutText.one(run.output)
    expect(report.name, is: nil)
    expect(report.root.kinds, is: ["kpiView", "metric"])
    expect(report.root.children.first?.text, is: "294")
    #expect(report.size.width > 0 && report.size.height > 0)
  }

  @Test func `several figures make an array with their names`() async throws {
    let run = try await workspace.run("layout", "two.json")
    run.expect(status: 0)
    try expect(LayoutText.several(run.output).map(\.name), is: ["sales", "two-2"])
  }

  @Test func `an array of one figure makes an array of one`() async throws {
    let run = try await workspace.run("layout", "-", input: Sample.figures("sales"))
    try expect(LayoutText.several(run.output).map(\.name), is: ["sales"])
  }

  @Test func `variants make an array with their names`() async throws {
    let others = #""variants": {"contrast": ["normal", "high"], "scale": [1, 2]}, "#
    let run = try await workspace.run("layout", "-", input: Sample.figures("kpi", others: others))
    try expect(
      LayoutText.several(run.output).map(\.name),
      is: ["kpi-normal", "kpi-normal@2x", "kpi-high", "kpi-high@2x"])
  }

  @Test func `a description from standard input has its report too`() async throws {
    let run = try await workspace.run("layout", "-", input: Sample.kpi)
    let file = try await workspace.run("layout", "kpi.json")
    run.expect(status: 0)
    expect(run.output, is: file.output)
  }

  @Test(arguments: ["1", "1.5", "3", "8"])
  func `lengths do not depend on the scale`(scale: String) async throws {
    let reference = try await workspace.run("layout", "kpi.json")
    let run = try await workspace.run("layout", "kpi.json", "--scale", scale)
    run.expect(output: reference.text)
  }

  @Test func `lengths have at most three decimals`() async throws {
    let run = try await workspace.run("layout", "kpi.json", "--width", "100.123456")
    run.text.expect(contains: #""width": 100.123,"#)
    #expect(run.text.firstMatch(of: /\.[0-9]{4}/) == nil)
  }

  @Test func `an overlay is a picture of the same size`() async throws {
    let run = try await workspace.run("layout", "kpi.json", "--overlay", "frames.png")
    run.expect(status: 0)
    try await workspace.run("render", "kpi.json").expect(status: 0)
    let overlay = try workspace.bytes(of: "frames.png")
    let picture = try workspace.bytes(of: "kpi.png")
    #expect(PNGHeader(overlay) != nil)
    expect(PNGHeader(overlay), is: PNGHeader(picture))
    #expect(overlay != picture)
    try await expect(run.output, is: workspace.run("layout", "kpi.json").output)
  }

  @Test func `an overlay follows the scale`() async throws {
    let run = try await workspace.run(
      "layout", "kpi.json", "--overlay", "frames.png", "--width", "100", "--height", "60",
      "--scale", "3")
    run.expect(status: 0)
    let overlay = try workspace.bytes(of: "frames.png")
    expect(PNGHeader(overlay), is: PNGHeader(width: 300, height: 180))
  }

  @Test func `overlays of several figures stand in a folder`() async throws {
    let run = try await workspace.run("layout", "two.json", "--overlay", "frames")
    run.expect(status: 0)
    try workspace.expect(paths: [
      "kpi.json", "two.json", "frames/", "frames/sales.png", "frames/two-2.png",
    ])
  }
}
