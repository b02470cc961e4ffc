import Foundation
import Testing

@testable import TestSupport

/// `diff` of what `render` writes besides PNG, alone and in folders.
struct DiffFormatsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.card, to: "294.json")
    try workspace.write(Self.other, to: "295.json")
  }

  private static let card = Sample.description(
    of: Sample.view, #""environment": {"width": 100}, "#)
  private static let other = card.replacing("294", with: "295")

  /// Draws the two descriptions to `old` and `new` in a format.
  private func draw(_ file: String, _ options: String...) async throws {
    for (name, folder) in [("294", "old"), ("295", "new")] {
      try workspace.makeFolder(folder)
      try await workspace.run(["render", "\(name).json", "-o", "\(folder)/\(file)"] + options)
        .expect(status: 0)
    }
  }

  private func reply(_ run: CommandRun) throws -> DifferenceReply {
    try JSONDecoder().decode(DifferenceReply.self, from: Data(run.output))
  }

  @Test func `two WebP files are compared by their pixels`() async throws {
    try await draw("k.webp")
    try await draw("k.png")
    let same = try await workspace.run("diff", "old/k.webp", "old/k.png")
    same.expect(status: 0, output: "old/k.png: equal\n", errors: "")
    let webP = try await workspace.run("diff", "old/k.webp", "new/k.webp", "-o", "d.png")
    let png = try await workspace.run("diff", "old/k.png", "new/k.png")
    webP.expect(status: 1, errors: "")
    expect(
      webP.text.replacing("k.webp", with: "k.png"), is: png.text)
    webP.text.expect(startsWith: "new/k.webp: ")
    expect(PictureKind(try workspace.bytes(of: "d.png")), is: .png)
  }

  @Test(arguments: [
    ("k.svg", [], "new/k.svg: contents changed from line 1 on\n"),
    ("k.pdf", [], "new/k.pdf: contents changed from byte 1 on\n"),
    ("k.webp", ["--animate"], "new/k.webp: contents changed from byte 1 on\n"),
  ])
  func `files without the pixels of one picture are compared by their bytes`(
    file: String, options: [String], line: String
  ) async throws {
    try workspace.write(Sample.description(of: Sample.ring()), to: "294.json")
    try workspace.write(
      Sample.description(of: Sample.ring(#", "caption": "Longer""#)), to: "295.json")
    for (name, folder) in [("294", "old"), ("295", "new")] {
      try workspace.makeFolder(folder)
      try await workspace.run(["render", "\(name).json", "-o", "\(folder)/\(file)"] + options)
        .expect(status: 0)
    }
    let same = try await workspace.run("diff", "old/\(file)", "old/\(file)")
    same.expect(status: 0, output: "old/\(file): equal\n", errors: "")
    let changed = try await workspace.run("diff", "old/\(file)", "new/\(file)")
    changed.expect(status: 1, errors: "")
    expect(changed.text.replacing(/(line|byte) \d+/) { "\($0.1) 1" }, is: line)
    let folders = try await workspace.run("diff", "old", "new", "--json", "--report", "r.html")
    folders.expect(status: 1, errors: "")
    expect(try reply(folders).pictures?.map(\.status), is: ["changed"])
  }

  @Test func `a folder has pictures of all formats`() async throws {
    for file in ["a.png", "b.webp", "c.svg", "d.pdf"] { try await draw(file) }
    for folder in ["old", "new"] { try workspace.write(JPEGSample.gray, to: "\(folder)/e.JPG") }
    try workspace.write("", to: "old/notes.txt")
    try workspace.write("", to: "new/styles/brand.nss")
    try workspace.write("", to: "new/.hidden")
    try workspace.write("", to: "old/Makefile")
    let run = try await workspace.run("diff", "old", "new", "--json", "-o", "out")
    run.expect(
      status: 1,
      errors: "warning: 3 files not compared (1 .nss, 1 .txt, 1 without an extension); "
        + Self.advice)
    let reply = try reply(run)
    expect(
      reply.pictures?.map { "\($0.path ?? "") \($0.status)" },
      is: ["a.png changed", "b.webp changed", "c.svg changed", "d.pdf changed", "e.JPG equal"])
    expect(reply.notCompared, is: ["Makefile", "notes.txt", "styles/brand.nss"])
    expect(reply.pictures?.map(\.changed).prefix(2).map { $0 ?? 0 > 0 }, is: [true, true])
    expect(PictureKind(try workspace.bytes(of: "out/b.webp.png")), is: .png)
    let strict = try await workspace.run("diff", "old", "old", "--strict")
    strict.expect(status: 65, output: "5 pictures: 5 equal\n")
  }

  private static let advice =
    "diff compares PNG, WebP, JPEG, SVG and PDF files, and descriptions that both folders have\n"

  @Test func `descriptions of two folders are compared figure by figure`() async throws {
    try workspace.write(Self.card, to: "old/cards/a.json")
    try workspace.write(Self.other, to: "new/cards/a.json")
    try workspace.write(Sample.figures("x", "y"), to: "old/two.json")
    try workspace.write(Sample.figures("x", "z"), to: "new/two.json")
    try workspace.write(Self.card, to: "old/gone.json")
    try workspace.write(Self.card, to: "new/come.json")
    for folder in ["old", "new"] {
      try workspace.write(Self.card, to: "\(folder)/same.json")
      try workspace.write(#"[{"revenue": 1}]"#, to: "\(folder)/data.json")
    }
    let run = try await workspace.run("diff", "old", "new", "-o", "out", "--report", "r.html")
    run.expect(status: 1, errors: "warning: 1 file not compared (1 .json); " + Self.advice)
    let lines = run.text.split(separator: "\n")
    expect(lines.first?.hasPrefix("cards/a.json: "), is: true)
    expect(lines.dropFirst().first?.hasPrefix("  kpiView.metric text '294' → '295'"), is: true)
    expect(
      lines.dropFirst(2).map(String.init),
      is: [
        "come.json: added", "gone.json: removed", "two.json/y: removed", "two.json/z: added",
        "7 pictures: 2 equal, 1 changed, 2 added, 2 removed",
      ])
    try workspace.expect(has: "out/cards/a.json.png")
    try workspace.text(of: "r.html").expect(contains: "expected-", "actual-", "difference-")
  }

  @Test func `a description with errors is not compared, and others are`() async throws {
    try workspace.write(Sample.misspelt, to: "old/a.json")
    try workspace.write(Self.card, to: "new/a.json")
    try workspace.write(Self.card, to: "old/b.json")
    try workspace.write(Self.other, to: "new/b.json")
    let run = try await workspace.run("diff", "old", "new", "--json")
    run.expect(
      status: 65,
      errors: Sample.complaint(of: "old/a.json")
        + "error: old/a.json: is not compared, since it has errors\n")
    expect(try reply(run).pictures?.map(\.status), is: ["unreadable", "changed"])
  }

  @Test func `descriptions of one folder alone are what its pictures come from`() async throws {
    try await draw("k.png")
    try workspace.write(Self.card, to: "old/k.json")
    let layout = try await workspace.run("layout", "294.json")
    for folder in ["old", "new"] {
      try workspace.write(Data(layout.output), to: "\(folder)/k.layout.json")
    }
    let run = try await workspace.run("diff", "old", "old")
    run.expect(status: 0, output: "2 pictures: 2 equal\n", errors: "")
    let other = try await workspace.run("diff", "old", "new")
    other.expect(status: 1, errors: "warning: 1 file not compared (1 .json); " + Self.advice)
    other.text.expect(endsWith: "1 picture: 1 changed\n")
  }

  @Test(arguments: [
    ([:], "no files"),
    (["none/a.txt": "x", "nothing/b.csv": "y"], "nothing that diff compares in 2 files"),
    (["none/a.json": Self.card], "nothing that diff compares in 1 file"),
  ])
  func `folders with nothing to compare are a wrong command line`(
    files: [String: String], said: String
  ) async throws {
    for folder in ["none", "nothing"] { try workspace.makeFolder(folder) }
    for (path, text) in files { try workspace.write(text, to: path) }
    let run = try await workspace.run("diff", "none", "nothing")
    run.expect(status: 64, output: "")
    expect(
      run.errorLines.first,
      is: "Error: none and nothing have \(said); give folders with pictures or descriptions.")
  }
}

/// A JPEG file.
private enum JPEGSample {
  /// 8 × 8 gray pixels, baseline.
  static let gray =
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBw\
        YGCAsICQoKCgoKBggLDAsKDAkKCgr/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABQQAQAAAAAA\
        AAAAAAAAAAAAAAD/2gAIAQEAAD8APv/Z
        """) ?? Data()
}
