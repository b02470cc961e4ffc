import Testing

@testable import TestSupport

/// Flags that win over the description's environment.
struct EnvironmentFlagTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let size = #""environment": {"width": 100.2, "height": 60, "scale": 3}, "#
    try workspace.write(Sample.description(of: Sample.view, size), to: "kpi.json")
  }

  @Test(arguments: ScaleCase.all)
  func `--scale gives the pixels, rounded up`(scale: ScaleCase) async throws {
    let run = try await workspace.run("render", "kpi.json", "-o", "-", "--scale", scale.scale)
    expect(PNGHeader(run.output), is: scale.pixels)
  }

  @Test func `without --scale the description's counts`() async throws {
    let run = try await workspace.run("render", "kpi.json", "-o", "-")
    expect(PNGHeader(run.output), is: PNGHeader(width: 301, height: 180))
  }

  @Test func `without any scale a point has two pixels`() async throws {
    let size = #""environment": {"width": 100, "height": 60}, "#
    let description = Sample.description(of: Sample.view, size)
    let run = try await workspace.run("render", "-", input: description)
    expect(PNGHeader(run.output), is: PNGHeader(width: 200, height: 120))
  }

  @Test func `--width and --height win over the description's`() async throws {
    let run = try await workspace.run(
      "render", "kpi.json", "-o", "-", "--width", "120", "--height", "70", "--scale", "1")
    expect(PNGHeader(run.output), is: PNGHeader(width: 120, height: 70))
  }

  @Test func `a flag makes one picture of the variants that it wins over`() async throws {
    let others = #""variants": {"width": [100, 200]}, "#
    let figures = Sample.figures("kpi", others: others)
    try workspace.write(figures, to: "varied.json")
    let run = try await workspace.run("render", "varied.json", "--width", "150", "--scale", "1")
    run.expect(status: 0)
    expect(PNGHeader(try workspace.bytes(of: "kpi.png"))?.width, is: 150)
  }

  @Test func `--locale takes what the description's locale takes`() async throws {
    try await workspace.run("validate", "kpi.json", "--locale", "de-DE").expect(status: 0)
    let run = try await workspace.run("validate", "kpi.json", "--locale", "no locale")
    run.expect(status: 64)
    run.errors.expect(contains: "--locale")
  }

  @Test(arguments: TraitCase.all)
  func `a flag wins over the description's trait`(trait: TraitCase) async throws {
    let asked = try await draw(trait.own, "--\(trait.flag)", trait.other)
    let reference = try await draw(trait.other)
    asked.expect(status: 0)
    expect(asked.output, is: reference.output)
    #expect(asked.output != (try await draw(trait.own)).output)

    func draw(_ value: String, _ flags: String...) async throws -> CommandRun {
      let input = trait.description(of: Sample.header(ringCount: 3), with: value)
      return try await workspace.run(["render", "-", "--format", "svg"] + flags, input: input)
    }
  }

  @Test(arguments: TraitCase.all)
  func `a flag makes one picture of a trait's variants`(trait: TraitCase) async throws {
    let variants = #""variants": {"\#(trait.key)": ["\#(trait.own)", "\#(trait.other)"]}, "#
    try workspace.write(Sample.description(of: Sample.view, variants), to: "varied.json")
    let run = try await workspace.run("render", "varied.json", "--\(trait.flag)", trait.other)
    run.expect(status: 0)
    try workspace.expect(paths: ["kpi.json", "varied.json", "varied.png"])
  }

  @Test func `the flag that tells series apart wins both ways`() async throws {
    let view = #"{"type": "chartView", "series": [{"values": [1, 2]}, {"values": [2, 1]}]}"#
    func draw(_ value: Bool, _ flags: String...) async throws -> CommandRun {
      let input = Sample.description(
        of: view, #""environment": {"differentiateWithoutColor": \#(value)}, "#)
      let run = try await workspace.run(
        ["render", "-", "--format", "svg"] + flags, input: input)
      run.expect(status: 0)
      return run
    }
    let (plain, told) = try await (draw(false), draw(true))
    #expect(plain.output != told.output)
    expect(try await draw(false, "--differentiate-without-color").output, is: told.output)
    expect(try await draw(true, "--no-differentiate-without-color").output, is: plain.output)
  }
}
