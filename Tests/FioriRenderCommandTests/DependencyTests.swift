import Foundation
import Testing

@testable import TestSupport

/// `--deps`: what pictures are made of.
struct DependencyTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(try #require(Data(base64Encoded: Sample.redPixel)), to: "cards/dot.png")
    try workspace.write(
      Sample.description(
        of: #"{"type": "kpiView", "items": [{"icon": "dot.png"}, {"metric": "1"}]}"#,
        #""stylesheet": ["brand.nss"], "#), to: "cards/a b.json")
    try workspace.write("fdlFUIKPIView { tint-color: #D20A0A; }", to: "cards/brand.nss")
    try workspace.write(Sample.figures("x", "y"), to: "cards/two.json")
  }

  @Test func `added fonts and sheets of the command line are among them`() async throws {
    try workspace.write(try Data(contentsOf: Self.font), to: "fonts/one.otf")
    let run = try await workspace.run(
      "render", "cards/two.json", "-o", "out/", "--deps", "-", "--font-path", "fonts",
      "--stylesheet", "cards/brand.nss")
    run.text.expect(startsWith: "out/x.png: cards/two.json cards/brand.nss fonts/one.otf\n")
  }

  @Test func `a name that make cannot read is an error`() async throws {
    try workspace.write(Sample.kpi, to: "a\nb.json")
    let run = try await workspace.run("render", "a\nb.json", "-o", "out/", "--deps", "out.d")
    run.expect(
      status: 73,
      errors: "error: out.d: a makefile cannot contain the line break in the name 'out/a b.png'; "
        + "rename that file, or use --deps FILE.json\n")
  }

  @Test func `an unchanged picture is newer than its description, for make`() async throws {
    let arguments = ["render", "cards/two.json", "-o", "out/", "--if-changed", "--deps", "out.d"]
    let old: [FileAttributeKey: any Sendable] = [
      .modificationDate: Date(timeIntervalSinceNow: -60)
    ]
    func path(_ name: String) -> String {
      workspace.folder.appending(path: name).path(percentEncoded: false)
    }
    try FileManager.default.setAttributes(old, ofItemAtPath: path("cards/two.json"))
    _ = try await workspace.run(arguments)
    try FileManager.default.setAttributes(old, ofItemAtPath: path("out/x.png"))
    let run = try await workspace.run(arguments + ["--json"])
    try expect(RunReport(run.output).unchanged, is: 2)
    let times = try ["cards/two.json", "out/x.png"].map { name in
      try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
    }
    #expect(try #require(times[0]) < #require(times[1]))
  }

  private static let font = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fonts/Inter-Regular.otf")
}
