import Testing

@testable import TestSupport

/// `--animate`.
struct AnimationTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.description(of: Sample.ring()), to: "ring.json")
    try workspace.write(Sample.kpi, to: "kpi.json")
  }

  @Test func `to standard output goes an SVG that moves`() async throws {
    let run = try await workspace.run("render", "ring.json", "--animate", "-o", "-")
    run.expect(status: 0, errors: "")
    expect(PictureKind(run.output), is: .svg)
    run.text.expect(contains: "@keyframes")
  }

  @Test func `who wants less motion gets the still picture`() async throws {
    let run = try await workspace.run("render", "ring.json", "--animate", "-o", "-")
    let still = try await workspace.run("render", "ring.json", "--format", "svg", "-o", "-")
    run.text.expect(contains: "@media screen and (prefers-reduced-motion:no-preference){")
    still.text.expect(lacks: "<style>")
    let withoutMotion = run.text.replacing(/<style>.*<\/style>\n/, with: "")
      .replacing(/\sclass="[^"]*" pathLength="1"/, with: "")
    expect(withoutMotion, is: still.text)
  }

  @Test func `the names in a style begin like the ids`() async throws {
    let run = try await workspace.run(
      "render", "ring.json", "--animate", "-o", "-", "--id-prefix", "figure.1_")
    run.expect(status: 0)
    #expect(run.text.firstMatch(of: /class="(?!figure\.1_)/) == nil)
    #expect(run.text.firstMatch(of: /@keyframes (?!figure\\\.1_)/) == nil)
  }

  @Test func `a WebP can contain several frames`() async throws {
    try await workspace.run("render", "ring.json", "--animate", "-o", "a.webp").expect(status: 0)
    try await workspace.run("render", "ring.json", "-o", "still.webp").expect(status: 0)
    let moving = try workspace.bytes(of: "a.webp")
    expect(PictureKind(moving), is: .webp)
    #expect(moving.frameCount > 1)
    try expect(workspace.bytes(of: "still.webp").frameCount, is: 0)
  }

  @Test(arguments: PictureKind.allCases)
  func `a picture without moving parts is unchanged`(kind: PictureKind) async throws {
    let format = kind.rawValue
    let still = try await workspace.run("render", "kpi.json", "--format", format, "-o", "-")
    let run = try await workspace.run(
      "render", "kpi.json", "--animate", "--format", "svg,\(format == "svg" ? "webp" : format)",
      "-o", "out")
    run.expect(status: 0)
    try expect(still.output, is: workspace.bytes(of: "out/kpi.\(format)"))
  }

  @Test(arguments: [2, 65])
  func `rows without moving parts cause one warning, regardless of their number`(count: Int)
    async throws
  {
    let rows = (1...count).map { #"{"n": \#($0)}"# }.joined(separator: ", ")
    try workspace.write(
      """
      {"data": {"values": [\(rows)], "each": true},
       "view": {"type": "kpiView", "items": [{"metric": {"value": {"$": "n"}}}]}}
      """, to: "rows.json")
    let run = try await workspace.run(
      "render", "rows.json", "--animate", "--format", "svg", "-o", "out", "--strict")
    run.expect(status: 65)
    let reported = run.errorLines.filter { $0.contains("nothing in the picture moves") }
    expect(reported.count, is: 1)
  }

  @Test(arguments: [PictureKind.png, .pdf])
  func `other formats beside it are still`(kind: PictureKind) async throws {
    let format = kind.rawValue
    let still = try await workspace.run("render", "ring.json", "--format", format, "-o", "-")
    let run = try await workspace.run(
      "render", "ring.json", "--animate", "--format", "svg,\(format)", "-o", "out")
    run.expect(status: 0)
    try expect(still.output, is: workspace.bytes(of: "out/ring.\(format)"))
  }

  @Test func `a sheet moves with its pictures if it can`() async throws {
    func sheet(_ name: String, _ options: [String]) async throws -> String {
      let run = try await workspace.run(
        ["render", "ring.json", "kpi.json", "--format", "svg", "-o", "out", "--sheet", name]
          + options)
      run.expect(status: 0)
      return String(decoding: try workspace.bytes(of: name), as: UTF8.self)
    }
    let still = try await sheet("still.svg", [])
    let moving = try await sheet("moving.svg", ["--animate"])
    still.expect(lacks: "@keyframes")
    moving.expect(contains: "@keyframes")
    let withoutMotion = moving.replacing(/<style>.*<\/style>\n/, with: "")
      .replacing(/\sclass="[^"]*" pathLength="1"/, with: "")
    expect(withoutMotion, is: still)
    let drawn = try await (sheet("still.png", []), sheet("moving.png", ["--animate"]))
    expect(drawn.0, is: drawn.1)
  }

  @Test(arguments: ["svg", "webp"])
  func `it is the same every time`(format: String) async throws {
    let arguments = ["render", "ring.json", "--animate", "--format", format, "-o", "-"]
    let first = try await workspace.run(arguments)
    let second = try await workspace.run(arguments)
    first.expect(status: 0)
    expect(first.output, is: second.output)
  }

  @Test(arguments: [0, 0.001, 1])
  func `a ring may be empty or full`(progress: Double) async throws {
    let view =
      #"{"type": "kpiProgressView", "items": [{"metric": "1"}], "progress": \#(progress)}"#
    for format in ["svg", "webp"] {
      let run = try await workspace.run(
        "render", "-", "--animate", "--format", format, input: Sample.description(of: view))
      run.expect(status: 0)
      expect(PictureKind(run.output)?.rawValue, is: format)
    }
  }
}

extension [UInt8] {
  /// The frames of an animated WebP; 0 of a still one.
  fileprivate var frameCount: Int {
    var count = 0
    var place = 12
    while place + 8 <= self.count {
      if self[place..<place + 4].elementsEqual("ANMF".utf8) { count += 1 }
      let size = self[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      place += 8 + size + size % 2
    }
    return count
  }
}
