import Foundation
import Testing

@testable import TestSupport

/// What `record` writes.
struct RecordTests {
  private let sample: RecordingSample

  init() throws { sample = try RecordingSample() }

  @Test func `a first recording is a layout report and a picture of each figure`() async throws {
    let run = try await sample.record()
    run.expect(status: 0, output: RecordingSample.firstLines, errors: "")
    let picture = try await sample.workspace.run("render", "cards/sales.json", "-o", "-")
    try expect(sample.workspace.bytes(of: "cards/sales.png"), is: picture.output)
    let layout = try await sample.workspace.run("layout", "cards/sales.json")
    try expect(sample.workspace.bytes(of: "cards/sales.layout.json"), is: layout.output)
  }

  @Test func `what has not changed is not written again`() async throws {
    _ = try await sample.record()
    let earlier = try sample.contents()
    let run = try await sample.record()
    run.expect(status: 0, output: "3 recordings, nothing written\n")
    try expect(sample.contents(), is: earlier)
  }

  @Test func `a picture with the same pixels in other bytes is kept`() async throws {
    _ = try await sample.record()
    let bytes = try sample.workspace.bytes(of: "cards/sales.png")
    let text = Data([0, 0, 0, 7]) + Data("tEXtTitle\0A".utf8) + Data([0x76, 0x7B, 0xC5, 0x32])
    let padded = Data(bytes.prefix(33)) + text + Data(bytes.dropFirst(33))
    try sample.workspace.write(padded, to: "cards/sales.png")
    try await sample.verify().expect(status: 0)
    try await sample.record().expect(output: "3 recordings, nothing written\n")
    try expect(sample.workspace.bytes(of: "cards/sales.png"), is: Array(padded))
  }

  @Test func `only what has changed is written`() async throws {
    _ = try await sample.record()
    try sample.replace("294", with: "295", in: "cards/sales.json")
    let run = try await sample.record()
    run.expect(
      status: 0,
      output: """
        sales.layout.json: changed
        sales.png: changed
        3 recordings, 2 files written

        """)
    try await sample.verify().expect(status: 0)
  }

  @Test func `a picture that is damaged is drawn anew`() async throws {
    _ = try await sample.record()
    try sample.workspace.write("text", to: "cards/sales.png")
    let run = try await sample.record()
    run.expect(output: "sales.png: changed\n3 recordings, 1 file written\n")
  }

  @Test(arguments: [
    (names: ["sales"], count: 1), (names: ["regions/*"], count: 2), (names: ["**"], count: 3),
    (names: ["*"], count: 1), (names: ["**/s*"], count: 2),
    (names: ["sales", "*/north"], count: 2),
  ])
  func `names choose recordings`(names: [String], count: Int) async throws {
    let run = try await sample.workspace.run(
      ["record", "cards"] + names, environment: ["CI": ""])
    run.expect(status: 0)
    let noun = count == 1 ? "recording" : "recordings"
    run.text.expect(endsWith: "\n\(count) \(noun), \(count * 2 + 1) files written\n")
    let pictures = try sample.workspace.paths().filter { $0.hasSuffix(".png") }
    expect(pictures.count, is: count)
  }

  @Test(arguments: ["sale", "sales.png", "regions", "cards/sales", "regions/**/x"])
  func `a name of nothing is an error, and nothing is written`(name: String) async throws {
    let earlier = try sample.contents()
    let run = try await sample.record("sales", name)
    run.expect(
      status: 66,
      errors: "error: \(name): no recording has this name; give its path in cards without "
        + "an extension, or a pattern\n")
    try expect(sample.contents(), is: earlier)
  }

  @Test func `an SVG is recorded where it is asked for, and kept up to date`() async throws {
    _ = try await sample.record()
    let run = try await sample.record("sales", "--svg")
    run.expect(
      output: "sales.svg: new\nfiori-render.recorded.json: changed\n1 recording, 2 files written\n")
    try sample.replace("294", with: "295", in: "cards/sales.json")
    #expect(try await sample.verify().text.contains("sales.svg: line "))
    #expect(try await sample.record().text.contains("sales.svg: changed\n"))
    try await sample.verify().expect(status: 0)
  }

  @Test func `under CI=true nothing is recorded`() async throws {
    let earlier = try sample.contents()
    let run = try await sample.workspace.run("record", "cards", environment: ["CI": "true"])
    run.expect(status: 64)
    expect(
      run.errorLines.first,
      is: "Error: refusing to record with CI=true, since nobody reviews the result; "
        + "use verify, or pass --force.")
    try expect(sample.contents(), is: earlier)
  }

  @Test func `--force records under CI=true`() async throws {
    let run = try await sample.workspace.run(
      "record", "cards", "--force", environment: ["CI": "true"])
    run.expect(status: 0, output: RecordingSample.firstLines)
  }

  @Test func `a description with an error keeps its recordings, and the rest is recorded`()
    async throws
  {
    _ = try await sample.record()
    try sample.replace("items", with: "item", in: "cards/regions/all.json")
    try sample.replace("294", with: "295", in: "cards/sales.json")
    let earlier = try sample.contents()
    let run = try await sample.record("--prune")
    run.expect(status: 65)
    run.errors.expect(contains: "cards/regions/all.json:1:")
    run.expect(
      output: "sales.layout.json: changed\nsales.png: changed\n1 recording, 2 files written\n")
    let changed = try sample.contents().filter { earlier[$0.key] != $0.value }
    expect(Set(changed.keys), is: ["cards/sales.layout.json", "cards/sales.png"])
  }

  @Test func `--strict records nothing of what has warnings`() async throws {
    try sample.workspace.write(Sample.questionable, to: "cards/sales.json")
    let run = try await sample.record("--strict")
    run.expect(status: 65, errors: Sample.remark(on: "cards/sales.json", as: "error"))
    try sample.workspace.expect(has: "cards/regions/north.png", lacks: "cards/sales.png")
  }

  @Test func `an image of the description is not overwritten`() async throws {
    let image = try #require(Data(base64Encoded: Sample.redPixel))
    try sample.workspace.write(image, to: "cards/truck.png")
    try sample.workspace.write(Sample.icon(#""truck.png""#), to: "cards/truck.json")
    let run = try await sample.record()
    run.expect(
      status: 73,
      errors: "error: cards/truck.png: is an image used by cards/truck.json and would be "
        + "overwritten; rename one of them\n")
    try expect(sample.workspace.bytes(of: "cards/truck.png"), is: Array(image))
    try sample.workspace.expect(has: "cards/sales.png")
  }

  @Test(arguments: ["cards/sales.png", "cards/sales.layout.json", RecordingSample.list])
  func `nothing is written through a link`(path: String) async throws {
    try sample.workspace.write("precious", to: "outside")
    try sample.workspace.link(path, to: "../outside")
    let run = try await sample.record()
    run.expect(status: (path == RecordingSample.list ? 65 : 73))
    try expect(sample.workspace.text(of: "outside"), is: "precious")
    guard path != RecordingSample.list else { return }
    run.expect(
      errors: "error: \(path): is a link; recordings must be regular files, so remove it\n")
  }

  @Test func `a list is not written through a link`() async throws {
    _ = try await sample.record()
    let list = sample.workspace.folder.appending(path: RecordingSample.list)
    try FileManager.default.moveItem(
      at: list, to: sample.workspace.folder.appending(path: "list.json"))
    try sample.workspace.link(RecordingSample.list, to: "../list.json")
    let old = try sample.workspace.bytes(of: "list.json")
    try sample.replace("294", with: "295", in: "cards/sales.json")
    try sample.workspace.write(Sample.kpi, to: "cards/new.json")
    let run = try await sample.record()
    run.expect(status: 73)
    try expect(sample.workspace.bytes(of: "list.json"), is: old)
  }

  @Test func `two runs at a time list what both have recorded`() async throws {
    for _ in 0..<4 {
      async let sales = sample.record("sales")
      async let regions = sample.record("regions/*")
      _ = try await (sales, regions)
      try await sample.verify().expect(status: 0)
      try await sample.record().expect(output: "3 recordings, nothing written\n")
      for path in try sample.contents().keys
      where !path.hasSuffix(".json") || path == RecordingSample.list {
        try FileManager.default.removeItem(at: sample.workspace.folder.appending(path: path))
      }
    }
  }

  @Test func `two figures of one name are a wrong command line`() async throws {
    try sample.workspace.write(Sample.figures("sales"), to: "cards/more.json")
    let run = try await sample.record()
    run.expect(status: 64)
    expect(
      run.errorLines.first?.hasPrefix("Error: cards/sales.png would be written twice"), is: true)
    try sample.workspace.expect(lacks: RecordingSample.list)
  }

  @Test(arguments: ["--jobs 1", "--jobs 4"])
  func `variants are recorded each by its name`(jobs: String) async throws {
    let variants = #""variants": {"scale": [1, 2]}, "#
    try sample.workspace.write(
      Sample.description(of: Sample.view, variants), to: "cards/sales.json")
    let run = try await sample.workspace.run(
      ["record", "cards", "sales*"] + jobs.split(separator: " ").map(String.init),
      environment: ["CI": ""])
    run.expect(
      output: """
        sales.layout.json: new
        sales.png: new
        sales@2x.layout.json: new
        sales@2x.png: new
        fiori-render.recorded.json: new
        2 recordings, 5 files written

        """)
  }

  @Test func `--quiet lists nothing`() async throws {
    let run = try await sample.record("--quiet")
    run.expect(status: 0, output: "")
  }
}
