import Foundation
import Testing

@testable import TestSupport

/// `--if-changed`: what is drawn again, and what is not.
struct IfChangedTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "plain.json")
    try workspace.write(Sample.icon(#""icons/dot.png""#), to: "icon.json")
    try workspace.write(try #require(Data(base64Encoded: Sample.redPixel)), to: "icons/dot.png")
    try workspace.write(
      Sample.description(of: Sample.view, #""stylesheet": "brand.nss", "#), to: "brand.json")
    try workspace.write("fdlFUIKPIView { tint-color: #D20A0A; }", to: "brand.nss")
    for file in ["plain.json", "icon.json", "icons/dot.png", "brand.json", "brand.nss"] {
      try age(file)
    }
  }

  /// Files that are as new as the run that reads them are drawn again by the next, for they could
  /// have changed meanwhile.
  private func age(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)],
      ofItemAtPath: workspace.folder.appending(path: path).path(percentEncoded: false))
  }

  /// What becomes of each picture.
  private func draw(_ others: String...) async throws -> [String: String] {
    let run = try await workspace.run(
      ["render", ".", "-o", "out/", "--if-changed", "--json", "--quiet"] + others)
    run.expect(status: 0)
    return try RunReport(run.output).statuses
  }

  private static let journal = "out/.fiori-render.jsonl"
  private static let all = ["out/plain.png", "out/icon.png", "out/brand.png"]

  /// All pictures unchanged but for some.
  private static func unchanged(but drawn: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: all.map { ($0, drawn.contains($0) ? "drawn" : "unchanged") })
  }

  @Test func `nothing is drawn twice`() async throws {
    expect(Set(try await draw().values), is: ["drawn"])
    let first = try workspace.bytes(of: "out/icon.png")
    try await expect(draw(), is: Self.unchanged())
    try expect(workspace.bytes(of: "out/icon.png"), is: first)
  }

  @Test func `unchanged rows are not drawn twice`() async throws {
    try workspace.write("region\nEMEA\nAPJ\n", to: "rows.csv")
    try workspace.write(
      #"""
      {"data": {"file": "rows.csv", "each": true}, "name": "${region}",
       "view": {"type": "kpiView", "items": [{"metric": "${region}"}]}}
      """#, to: "rows.json")
    for file in ["rows.csv", "rows.json"] { try age(file) }
    for state in ["drawn", "unchanged"] {
      let statuses = try await draw("--format", "png,svg")
      let rows = ["EMEA.png", "EMEA.svg", "APJ.png", "APJ.svg"].map { statuses["out/\($0)"] }
      expect(rows, is: Array(repeating: state, count: 4))
    }
  }

  @Test(arguments: [
    ("plain.json", "out/plain.png"), ("icons/dot.png", "out/icon.png"),
    ("brand.nss", "out/brand.png"), ("out/plain.png", "out/plain.png"),
  ])
  func `pictures that depend on a changed file are drawn again`(file: String, picture: String)
    async throws
  {
    _ = try await draw()
    var bytes = try workspace.bytes(of: file)
    if file.hasSuffix(".png") {
      // A text chunk's worth of bytes after the end, which readers of PNG leave alone.
      bytes += [0, 0, 0, 0]
    } else {
      bytes += Array(" ".utf8)
    }
    try workspace.write(Data(bytes), to: file)
    try age(file)
    try await expect(draw(), is: Self.unchanged(but: picture))
    try await expect(draw(), is: Self.unchanged())
  }

  @Test func `a picture that is gone is drawn again`() async throws {
    _ = try await draw()
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "out/icon.png"))
    try await expect(draw(), is: Self.unchanged(but: "out/icon.png"))
  }

  @Test func `a file that is only newer is not changed`() async throws {
    _ = try await draw()
    try workspace.write(Sample.kpi, to: "plain.json")
    try await expect(draw(), is: Self.unchanged())
  }

  @Test(arguments: [
    ["--scale", "3"], ["--appearance", "dark"], ["--strict"], ["--missing-glyphs", "error"],
    ["--stylesheet", "brand.nss"],
  ])
  func `other options draw again`(options: [String]) async throws {
    _ = try await draw()
    let run = try await workspace.run(
      ["render", "plain.json", "-o", "out/plain.png", "--if-changed", "--json"] + options)
    try expect(RunReport(run.output).statuses, is: ["out/plain.png": "drawn"])
  }

  @Test func `other fonts draw again, used or not`() async throws {
    _ = try await draw()
    let font = URL(filePath: #filePath).appending(path: "../../../Fonts/Inter-Regular.otf")
    try workspace.write(try Data(contentsOf: font.standardized), to: "fonts/one.otf")
    try age("fonts/one.otf")
    expect(Set(try await draw("--font-path", "fonts").values), is: ["drawn"])
    try await expect(draw("--font-path", "fonts"), is: Self.unchanged())
    expect(Set(try await draw().values), is: ["drawn"])
  }

  @Test func `a new picture in the folder leaves the others known`() async throws {
    _ = try await draw()
    let run = try await workspace.run(
      "render", "plain.json", "-o", "out/other.png", "--if-changed", "--json")
    try expect(RunReport(run.output).statuses, is: ["out/other.png": "drawn"])
    try await expect(draw(), is: Self.unchanged())
  }

  /// What somebody does to a journal of three pictures, and what is said of it.
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: String
    let change: @Sendable (String) -> String

    init(_ name: String, _ words: String, _ change: @escaping @Sendable (String) -> String) {
      (testDescription, self.words, self.change) = (name, words, change)
    }
  }

  @Test(arguments: [
    Damage("no line", "line 1 is damaged") { _ in "{" },
    Damage("other version", "is version 2, and this build reads version 1") {
      $0.replacing(#""version":1"#, with: #""version":2"#, maxReplacements: 1)
    },
    Damage("cut in half", "ends after 1 of 3 pictures") { String($0.prefix($0.count / 2)) },
    Damage("no first half", "line 1 is damaged") { String($0.suffix($0.count / 2)) },
    Damage("damaged line", "line 3 is damaged") {
      $0.replacing(#"{"file":"icon.png""#, with: #"{"file":"icon.png"#)
    },
    Damage("other folder", "line 2 names '../brand.png', which is not in the folder") {
      $0.replacing(#""file":"brand.png""#, with: #""file":"../brand.png""#)
    },
  ])
  func `a journal that is damaged draws all`(damage: Damage) async throws {
    _ = try await draw()
    try workspace.write(damage.change(try workspace.text(of: Self.journal)), to: Self.journal)
    let run = try await workspace.run("render", ".", "-o", "out/", "--if-changed", "--json")
    run.expect(
      status: 0,
      errors: "warning: out/.fiori-render.jsonl: \(damage.words); "
        + "all pictures in the folder are redrawn\n")
    expect(Set(try RunReport(run.output).statuses.values), is: ["drawn"])
    try await expect(draw(), is: Self.unchanged())
  }

  @Test func `a last line that is torn costs its picture alone`() async throws {
    _ = try await draw()
    let whole = try workspace.text(of: Self.journal)
    // As a run leaves it that is killed while it writes its first lines.
    let lines = whole.replacing(#""pictures":3"#, with: #""pictures":0"#)
    try workspace.write(String(lines.dropLast(20)), to: Self.journal)
    let run = try await workspace.run("render", ".", "-o", "out/", "--if-changed", "--json")
    run.expect(errors: "")
    try expect(RunReport(run.output).statuses, is: Self.unchanged(but: "out/plain.png"))
    try expect(workspace.text(of: Self.journal), is: whole)
  }

  @Test func `a link in place of the journal is not followed`() async throws {
    try workspace.write("secret", to: "note.txt")
    try workspace.makeFolder("out")
    try workspace.link(Self.journal, to: "../note.txt")
    let run = try await workspace.run("render", ".", "-o", "out/", "--if-changed", "--strict")
    run.expect(
      status: 65,
      errors: "error: out/.fiori-render.jsonl: is not a file; "
        + "all pictures in the folder are redrawn\n")
    try expect(workspace.text(of: "note.txt"), is: "secret")
    try await expect(draw("--strict"), is: Self.unchanged())
  }

  @Test func `a description that has become invalid is still reported`() async throws {
    _ = try await draw()
    try workspace.write(Sample.misspelt, to: "plain.json")
    let run = try await workspace.run("render", ".", "-o", "out/", "--if-changed")
    run.expect(status: 65, errors: Sample.complaint(of: "./plain.json"))
  }

  @Test func `without the option nothing is kept beside the pictures`() async throws {
    _ = try await workspace.run("render", ".", "-o", "out/")
    try workspace.expect(lacks: Self.journal)
  }

  @Test func `several formats of a figure are drawn together`() async throws {
    let formats = ["--format", "png,svg"]
    _ = try await draw(formats[0], formats[1])
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "out/icon.svg"))
    let statuses = try await draw(formats[0], formats[1])
    expect(Set(statuses.filter { $0.value == "drawn" }.keys), is: ["out/icon.png", "out/icon.svg"])
  }
}
