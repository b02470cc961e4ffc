import Foundation
import Testing

@testable import TestSupport

/// `verify` in the environment of the recordings.
struct VerifyTests {
  private let sample: RecordingSample

  init() throws { sample = try RecordingSample() }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: sample.workspace.folder.appending(path: path))
  }

  @Test func `what has just been recorded is as recorded`() async throws {
    _ = try await sample.record()
    let earlier = try sample.contents()
    let run = try await sample.verify()
    run.expect(status: 0, output: "3 recordings, 3 as recorded\n", errors: "")
    try expect(sample.contents(), is: earlier)
    let verbose = try await sample.verify("--verbose")
    verbose.text.expect(startsWith: "regions/north.layout.json: as recorded\n")
    try await sample.verify("--quiet").expect(output: "")
  }

  @Test func `a figure that has changed is told by its files`() async throws {
    _ = try await sample.record()
    let south = Sample.figures("north", "south").replacingOccurrences(
      of: #""south", "view": {"type": "kpiView", "items": [{"metric": "294""#,
      with: #""south", "view": {"type": "kpiView", "items": [{"metric": "2949""#)
    try sample.workspace.write(south, to: "cards/regions/all.json")
    let run = try await sample.verify()
    run.expect(status: 1)
    let lines = run.text.split(separator: "\n")
    expect(lines.count, is: 3)
    expect(lines.first?.hasPrefix("regions/south.layout.json: kpiView"), is: true)
    expect(lines.first?.contains("metric text '294' → '2949'"), is: true)
    expect(
      lines.dropFirst().first?.hasPrefix("regions/south.png: size changed from 178 × "), is: true)
    expect(lines.last, is: "3 recordings, 2 as recorded, 1 changed")
  }

  @Test func `what is not recorded is missing`() async throws {
    let none = try await sample.verify()
    none.expect(
      status: 1,
      output: """
        regions/north: missing
        regions/south: missing
        sales: missing
        3 recordings, 3 missing

        """)
    _ = try await sample.record()
    try remove("cards/sales.png")
    let run = try await sample.verify()
    run.expect(status: 1, output: "sales.png: missing\n3 recordings, 2 as recorded, 1 missing\n")
    try await sample.record().expect(output: "sales.png: new\n3 recordings, 1 file written\n")
  }

  @Test func `what lies beside a description counts without a list`() async throws {
    _ = try await sample.workspace.run("render", "cards/sales.json")
    _ = try await sample.record("regions/*")
    try await sample.verify().expect(output: "3 recordings, 3 as recorded\n")
    try sample.workspace.write(RecordingSample.grey, to: "cards/sales.png")
    #expect(try await sample.verify().text.hasSuffix("\n3 recordings, 2 as recorded, 1 changed\n"))
  }

  @Test func `a line that the list has lost takes no file out`() async throws {
    _ = try await sample.record()
    try sample.replace(
      #"    "sales.layout.json""#, with: #"    "regions/north.layout.json""#,
      in: RecordingSample.list)
    try sample.workspace.write("{}", to: "cards/sales.layout.json")
    let run = try await sample.verify()
    run.expect(status: 1)
    run.text.expect(startsWith: "sales.layout.json: line 1: ")
  }

  @Test func `the flags of diff tell when pictures are the same`() async throws {
    try sample.workspace.write(RecordingSample.grey, to: "cards/sales.png")
    _ = try await sample.record("regions/*")
    let run = try await sample.verify("--max-changed", "100%")
    run.expect(status: 0)
    run.text.expect(
      startsWith: "sales.png: within --max-changed: ",
      endsWith: "\n3 recordings, 2 as recorded, 1 tolerated\n")
    let ignored = try await sample.verify("--ignore", "0,0,178,108", "--verbose")
    ignored.expect(status: 0)
    ignored.text.expect(contains: "\nsales.png: equal but for 19224 ignored pixels\n")
  }

  @Test func `a recording that is no picture is wrong, and the rest is compared`() async throws {
    _ = try await sample.record()
    try sample.workspace.write("text", to: "cards/sales.png")
    let run = try await sample.verify()
    run.expect(
      status: 65, output: "3 recordings, 2 as recorded, 1 unreadable\n",
      errors: "error: cards/sales.png: not a PNG, WebP or JPEG picture\n")
  }

  @Test func `a wrong description is told, and the rest is compared`() async throws {
    _ = try await sample.record()
    try sample.workspace.write(Sample.misspelt, to: "cards/sales.json")
    let run = try await sample.verify()
    run.expect(
      status: 65, output: "3 recordings, 2 as recorded, 1 unreadable\n",
      errors: Sample.complaint(of: "cards/sales.json"))
    let page = try await sample.workspace.run("verify", "cards", "--markdown", "-")
    page.text.expect(
      contains: "<code>sales</code> | Unreadable | cards/sales.json:",
      startsWith: "### cards\n\n1 of 3 pictures differs.\n")
  }

  @Test func `--strict makes warnings errors`() async throws {
    try sample.workspace.write(Sample.questionable, to: "cards/sales.json")
    _ = try await sample.record()
    let run = try await sample.verify()
    run.expect(status: 0, errors: Sample.remark(on: "cards/sales.json"))
    try await sample.verify("--strict").expect(status: 65)
  }

  @Test func `--json has every recording with its files`() async throws {
    _ = try await sample.record()
    try sample.workspace.write(RecordingSample.grey, to: "cards/sales.png")
    let reply = try await sample.reply()
    expect([reply.folder, reply.status], is: ["cards", "changed"])
    #expect(reply.environment.isEmpty)
    expect(
      reply.counts,
      is: [
        "equal": 2, "tolerated": 0, "environmentDiffers": 0, "changed": 1, "missing": 0,
        "unreadable": 0, "orphans": 0,
      ])
    expect(
      reply.recordings.map { "\($0.name) \($0.description) \($0.status)" },
      is: [
        "regions/north cards/regions/all.json equal", "regions/south cards/regions/all.json equal",
        "sales cards/sales.json changed",
      ])
    let lanes = try #require(reply.recordings.last).lanes
    expect(
      lanes.map { "\($0.lane) \($0.path) \($0.status)" },
      is: [
        "layout sales.layout.json equal", "picture sales.png changed",
      ])
    expect(lanes.last?.changed, is: 178 * 108)
    expect(lanes.last?.difference?.hasPrefix("19224 of 19224 pixels changed (100 %)"), is: true)
  }

  @Test func `--actual gets what was drawn and the picture of the difference`() async throws {
    _ = try await sample.record()
    try sample.replace("294", with: "295", in: "cards/sales.json")
    try remove("cards/regions/north.png")
    let reply = try await sample.reply("--actual", "actual")
    let paths = try sample.workspace.paths().filter { $0.hasPrefix("actual") }
    expect(
      paths,
      is: [
        "actual/", "actual/regions/", "actual/regions/north.png", "actual/sales.difference.png",
        "actual/sales.layout.json", "actual/sales.png",
      ])
    let outputs = reply.recordings.flatMap { $0.lanes.flatMap { $0.outputs ?? [] } }
    expect(Set(outputs), is: paths.filter { !$0.hasSuffix("/") })
    _ = try await sample.record()
    try expect(
      sample.workspace.bytes(of: "actual/sales.png"),
      is: sample.workspace.bytes(of: "cards/sales.png"))
  }

  @Test(arguments: ["1", "2", "9"])
  func `the report is the same on any number of threads`(jobs: String) async throws {
    for number in 1...12 {
      try sample.workspace.write(Sample.kpi, to: "cards/more/card-\(number).json")
    }
    let run = try await sample.verify("--jobs", jobs)
    run.expect(status: 1)
    run.text.expect(
      startsWith: "more/card-1: missing\nmore/card-10: missing\n",
      endsWith: "\nsales: missing\n15 recordings, 15 missing\n")
  }

  @Test(arguments: ["verify", "record"])
  func `what is no folder of descriptions is 66`(command: String) async throws {
    try sample.workspace.makeFolder("empty")
    let cases = [
      ("none", "none: does not exist; check the path"),
      (
        "cards/sales.json",
        "cards/sales.json: is not a folder; give the folder that the description is in"
      ),
      ("empty", "empty: contains no descriptions (.json files)"),
    ]
    for (folder, message) in cases {
      let run = try await sample.workspace.run(command, folder, environment: ["CI": ""])
      run.expect(status: 66, errors: "error: \(message)\n")
    }
  }

  private static let commandLines = [
    CommandLineCase("verify", says: "Missing expected argument '<folder>'"),
    CommandLineCase("record", says: "Missing expected argument '<folder>'"),
    CommandLineCase("verify cards --jobs 0", says: "--jobs is 0; give at least 1."),
    CommandLineCase("record cards --jobs 0", says: "--jobs is 0; give at least 1."),
    CommandLineCase(
      "verify cards --threshold 2", says: "--threshold is 2; give a number from 0 to 1."),
    CommandLineCase(
      "verify cards --actual cards/new",
      says: "--actual cards/new is inside cards, which is being verified; choose another folder."),
    CommandLineCase(
      "verify cards --actual -",
      says: "--actual - would mix pictures with the report; give a folder."),
  ]

  @Test(arguments: commandLines)
  func `an argument that cannot be used is named`(line: CommandLineCase) async throws {
    let run = try await sample.workspace.run(line.arguments, environment: ["CI": ""])
    run.expect(status: 64)
    expect(run.errorLines.first, is: "Error: \(line.message)")
    run.expect(output: "")
  }
}
