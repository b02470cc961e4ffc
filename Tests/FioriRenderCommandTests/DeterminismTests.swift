import Foundation
import Testing

@testable import TestSupport

/// The same input gives the same bytes.
struct DeterminismTests {
  private let workspace: Workspace
  private static let figureCount = 12

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.description, to: "a/kpi.json")
    let pixel = Data(base64Encoded: Sample.redPixel) ?? Data()
    try workspace.write(pixel, to: "a/icons/dot.png")
    try workspace.makeFolder("b/c")
  }

  @Test(arguments: HostCase.all)
  func `nothing of the host is in a picture`(host: HostCase) async throws {
    let formats = PictureKind.allCases.map(\.rawValue)
    let arguments = ["render", "a/kpi.json", "--format", formats.joined(separator: ","), "-o"]
    try await workspace.run(arguments + ["here/"]).expect(status: 0, errors: "")
    try await workspace.run(arguments + ["there/"], environment: host.environment)
      .expect(status: 0, output: "", errors: "")
    for kind in PictureKind.allCases {
      let here = try workspace.bytes(of: "here/kpi.\(kind.rawValue)")
      expect(PictureKind(here), is: kind)
      try expect(workspace.bytes(of: "there/kpi.\(kind.rawValue)"), is: here)
    }
  }

  @Test(arguments: ["ur", "fa", "mr:hi"])
  func `the host's languages choose no letters`(languages: String) async throws {
    let fonts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../FioriRenderTests/Fonts").path(percentEncoded: false)
    let view = #"{"type": "kpiView", "items": [{"metric": "٤٥٦"}], "caption": "هذه كتب"}"#
    try workspace.write(Sample.description(of: view), to: "arabic.json")
    let arguments = ["render", "arabic.json", "-o", "-", "--font-path", fonts]
    let here = try await workspace.run(arguments)
    let there = try await workspace.run(
      arguments, environment: ["LANGUAGE": languages, "PANGO_LANGUAGE": languages])
    here.expect(status: 0)
    expect(there.output, is: here.output)
  }

  @Test(arguments: PictureKind.allCases)
  func `nothing of the working directory is in a picture`(kind: PictureKind) async throws {
    let reference = try await draw("a/kpi.json", kind)
    let elsewhere = try Workspace()
    let absolute = workspace.folder.appending(path: "a/kpi.json").path(percentEncoded: false)
    let others = [
      try await draw("kpi.json", kind, in: "a"),
      try await draw("../../a/kpi.json", kind, in: "b/c"),
      try await elsewhere.run("render", absolute, "-o", "-", "--format", kind.rawValue),
    ]
    #expect(others.allSatisfy { $0.output == reference.output })
  }

  @Test(arguments: PictureKind.allCases)
  func `the number of jobs is in no picture`(kind: PictureKind) async throws {
    try workspace.write(Self.manyFigures, to: "many.json")
    let one = try await drawMany(jobs: 1, kind)
    let eight = try await drawMany(jobs: 8, kind)
    expect(one.count, is: Self.figureCount)
    expect(one, is: eight)
    expect(Set(one.values).count, is: Self.figureCount)
  }

  @Test(arguments: PictureKind.allCases)
  func `a picture does not depend on those beside it`(kind: PictureKind) async throws {
    try workspace.write(Self.manyFigures, to: "many.json")
    let many = try await drawMany(jobs: 2, kind)
    let alone = try await workspace.run(
      "render", "-", "--format", kind.rawValue, input: Self.figure(7, others: ""))
    expect(alone.output, is: many["kpi-7.\(kind.rawValue)"])
  }

  /// Cards whose shadow, text or chart is longer than it must be in one direction only, and those of other sizes.
  private static let thinCards: [String] = {
    let sizes = [
      #""width": 1"#, #""width": 20"#, #""width": 33, "scale": 3"#, #""width": 343, "height": 8"#,
      #""width": 20, "height": 2000"#, #""width": 2000, "height": 30, "scale": 1"#,
      #""width": 120, "scale": 1.5"#,
    ]
    let cards = [
      #"{"type": "card", "title": "vs."}"#,
      #"{"type": "kpiCard", "title": "Sales", "kpiItems": [{"metric": "1"}]}"#,
      #"{"type": "chartCard", "title": "Sales", "chartView": {"series": [{"values": [1, 2]}]}}"#,
    ]
    return sizes.flatMap { size in
      cards.flatMap { card in
        ["classic", "horizon"].map {
          #"{"name": "card", "view": \#(card), "environment": {"generation": "\#($0)", \#(size)}}"#
        }
      }
    }
  }()

  @Test(arguments: PictureKind.allCases)
  func `narrow, tall, wide and low cards have the same bytes in any process and order`(
    kind: PictureKind
  ) async throws {
    func answers(_ lines: [String]) async throws -> [String] {
      let input = lines.map { $0 + "\n" }.joined()
      let run = try await workspace.run("stream", "--format", kind.rawValue, input: input)
      run.expect(status: 0, errors: "")
      return run.text.split(separator: "\n").map { String($0.drop { $0 != "," }) }
    }
    let first = try await answers(Self.thinCards)
    let second = try await answers(Self.thinCards.reversed())
    expect(first.count, is: Self.thinCards.count)
    #expect(first.allSatisfy { $0.contains(#""data":"#) })
    expect(second.reversed(), is: first)
  }

  @Test func `a layout report is the same everywhere`() async throws {
    let reference = try await workspace.run("layout", "a/kpi.json")
    for host in HostCase.all {
      let run = try await workspace.run("layout", "a/kpi.json", environment: host.environment)
      run.expect(output: reference.text)
    }
  }

  private func draw(
    _ file: String, _ kind: PictureKind, in place: String = "."
  ) async throws -> CommandRun {
    try await workspace.run("render", file, "-o", "-", "--format", kind.rawValue, in: place)
  }

  /// The pictures of many figures by their files' names.
  private func drawMany(jobs: Int, _ kind: PictureKind) async throws -> [String: [UInt8]] {
    let run = try await workspace.run(
      "render", "many.json", "-o", "jobs-\(jobs)/", "--format", kind.rawValue,
      "--jobs", "\(jobs)")
    run.expect(status: 0)
    let folder = "jobs-\(jobs)/"
    let files = try workspace.paths().filter { $0.hasPrefix(folder) && $0 != folder }
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        (String($0.dropFirst(folder.count)), try workspace.bytes(of: $0))
      })
  }

  /// Something of everything: texts, separators, letters that are kerned and joined, a formatted
  /// number, an icon of ours and one from a file.
  private static let description = Sample.description(
    of: #"""
      {"type": "kpiView", "caption": "Label example can wrap to two lines, (1,5 \u00e9)", "items": [
        {"icon": {"source": "icons/dot.png", "renderingMode": "template"}},
        {"metric": {"value": 1234.56, "style": "currency", "currency": "USD"}}, {"unit": "AV fi To"}]}
      """#)

  private static let manyFigures: String = {
    let figures = (1...figureCount).map { figure($0, others: #""name": "kpi-\#($0)", "#) }
    return #"{"figures": [\#(figures.joined(separator: ", "))]}"#
  }()

  /// A figure that differs from all others.
  private static func figure(_ number: Int, others: String) -> String {
    let icon = ["trend-up", "person", "document"][number % 3]
    let items = #"[{"icon": "builtin:\#(icon)"}, {"metric": "\#(number)"}, {"unit": "k"}]"#
    let view = #"{"type": "kpiView", "items": \#(items), "caption": "Figure \#(number)"}"#
    return #"{\#(others)"view": \#(view)}"#
  }
}
