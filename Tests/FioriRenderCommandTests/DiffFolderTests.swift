import Foundation
import Testing

@testable import TestSupport

/// `diff` of two folders.
struct DiffFolderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for folder in ["old", "new"] {
      try workspace.write(StoredPNG.dots(20, 10), to: "\(folder)/same.png")
      try workspace.write(StoredPNG.dots(20, 10), to: "\(folder)/cards/same.PNG")
      try workspace.write("no picture", to: "\(folder)/notes.txt")
    }
  }

  /// The warning about the notes.
  private static let skipped =
    "warning: 1 file not compared (1 .txt); diff compares PNG, WebP, JPEG, SVG and PDF files, "
    + "and descriptions that both folders have\n"

  private func write(_ old: Data?, _ new: Data?, to path: String) throws {
    if let old { try workspace.write(old, to: "old/\(path)") }
    if let new { try workspace.write(new, to: "new/\(path)") }
  }

  private func reply(_ run: CommandRun) throws -> DifferenceReply {
    try JSONDecoder().decode(DifferenceReply.self, from: Data(run.output))
  }

  @Test func `equal folders are 0`() async throws {
    let run = try await workspace.run("diff", "old", "new/")
    run.expect(status: 0, output: "2 pictures: 2 equal\n", errors: Self.skipped)
    let verbose = try await workspace.run("diff", "old", "new", "--verbose")
    verbose.expect(output: "cards/same.PNG: equal\nsame.png: equal\n2 pictures: 2 equal\n")
  }

  /// A picture of each kind that is not an error.
  private func writeChanges() throws {
    try write(StoredPNG.dots(20, 10), StoredPNG.dots(20, 10, at: [(0, 0)]), to: "b/changed.png")
    try write(StoredPNG.dots(20, 10), StoredPNG.dots(20, 12), to: "b/resized.png")
    try write(StoredPNG.dots(5, 5), nil, to: "a/removed.png")
    try write(nil, StoredPNG.dots(6, 6), to: "c/added.png")
    try write(StoredPNG.dots(7, 7), nil, to: "before.png")
    try write(nil, StoredPNG.dots(7, 7), to: "c/after.png")
  }

  private let changes = """
    a/removed.png: removed
    b/changed.png: 1 of 200 pixels changed (0.5 %) in 1 region, 1 × 1 at 0,0
    b/resized.png: size changed from 20 × 10 to 20 × 12; the common pixels are equal
    c/added.png: added
    c/after.png: renamed from before.png
    7 pictures: 2 equal, 1 changed, 1 resized, 1 added, 1 removed, 1 renamed

    """

  @Test(arguments: ["1", "2", "9"])
  func `each picture that differs is a line, in the order of the paths`(jobs: String) async throws {
    try writeChanges()
    let run = try await workspace.run("diff", "old", "new", "--jobs", jobs)
    run.expect(status: 1, output: changes, errors: Self.skipped)
  }

  @Test func `--json has each picture by its path`() async throws {
    try writeChanges()
    let run = try await workspace.run("diff", "old", "new", "--json")
    run.expect(status: 1)
    let reply = try reply(run)
    expect(reply.status, is: "changed")
    expect([reply.expected, reply.actual], is: ["old", "new"])
    expect(
      reply.counts,
      is: [
        "equal": 2, "tolerated": 0, "changed": 1, "resized": 1, "added": 1, "removed": 1,
        "renamed": 1, "unreadable": 0,
      ])
    let pictures = try #require(reply.pictures)
    expect(
      pictures.map { "\($0.path ?? "") \($0.status)" },
      is: [
        "a/removed.png removed", "b/changed.png changed", "b/resized.png resized",
        "c/added.png added", "c/after.png renamed", "cards/same.PNG equal", "same.png equal",
      ])
    expect(pictures[4].from, is: "before.png")
    #expect(pictures[0].size == nil)
    expect(pictures[1].regions, is: [.init(x: 0, y: 0, width: 1, height: 1, count: 1)])
    expect(pictures[1].share, is: 0.005)
    expect(pictures[2].size?.actual, is: .init(width: 20, height: 12))
    expect(pictures[5].changed, is: 0)
  }

  @Test func `one renamed file does not stand for two`() async throws {
    try write(StoredPNG.dots(7, 7), nil, to: "before.png")
    for name in ["x", "y"] { try write(nil, StoredPNG.dots(7, 7), to: "\(name).png") }
    let run = try await workspace.run("diff", "old", "new")
    run.expect(
      output: "x.png: renamed from before.png\ny.png: added\n"
        + "4 pictures: 2 equal, 1 added, 1 renamed\n")
  }

  @Test func `what may change is told and passes`() async throws {
    try write(StoredPNG.dots(20, 10), StoredPNG.dots(20, 10, at: [(0, 0)]), to: "b.png")
    let run = try await workspace.run("diff", "old", "new", "--max-changed", "1")
    run.expect(
      status: 0,
      output: "b.png: within --max-changed: 1 of 200 pixels changed (0.5 %) in 1 region, "
        + "1 × 1 at 0,0\n3 pictures: 2 equal, 1 tolerated\n")
  }

  @Test func `what cannot be read is an error, and the rest is compared`() async throws {
    try write(StoredPNG.dots(4, 4), Data(StoredPNG.dots(4, 4).dropLast(30)), to: "cut.png")
    try write(StoredPNG.dots(4, 4), Data("text".utf8), to: "text.png")
    try write(StoredPNG.dots(4, 4), StoredPNG.dots(4, 4, at: [(0, 0)]), to: "z.png")
    let run = try await workspace.run("diff", "old", "new", "-o", "out")
    run.expect(status: 65)
    expect(run.errorLines.count, is: 3)
    #expect(run.errorLines[0].hasPrefix("error: new/cut.png: PNG is damaged ("))
    expect(run.errorLines[1], is: "error: new/text.png: not a PNG, WebP or JPEG picture")
    run.text.expect(endsWith: "\n5 pictures: 2 equal, 1 changed, 2 unreadable\n")
    let paths = try workspace.paths().filter { $0.hasPrefix("out") }
    expect(paths, is: ["out/", "out/z.png"])
    let json = try reply(try await workspace.run("diff", "old", "new", "--json"))
    let text = json.pictures?.first { $0.path == "text.png" }
    expect(text?.status, is: "unreadable")
    expect(text?.errors?.map(\.message), is: ["new/text.png: not a PNG, WebP or JPEG picture"])
  }

  @Test func `a link that leads nowhere cannot be read`() async throws {
    try workspace.link("new/lost.png", to: "nowhere.png")
    try workspace.link("old/lost.png", to: "same.png")
    let run = try await workspace.run("diff", "old", "new")
    run.expect(status: 66)
    run.errors.expect(
      startsWith: "error: new/lost.png: is a link to a file that does not exist; fix the link")
  }

  @Test func `links to folders are not followed, links to files are`() async throws {
    try workspace.link("new/around", to: "..")
    try workspace.link("new/linked.png", to: "same.png")
    try write(StoredPNG.dots(20, 10), nil, to: "linked.png")
    let run = try await workspace.run("diff", "old", "new")
    run.expect(status: 0, output: "3 pictures: 3 equal\n")
  }

  @Test func `pictures of differences have the paths of the pictures`() async throws {
    try writeChanges()
    let run = try await workspace.run("diff", "old", "new", "-o", "out", "--json")
    run.expect(status: 1)
    let paths = try workspace.paths().filter { $0.hasPrefix("out") }
    expect(paths, is: ["out/", "out/b/", "out/b/changed.png", "out/b/resized.png"])
    try expect(
      reply(run).pictures?.compactMap(\.output), is: ["out/b/changed.png", "out/b/resized.png"])
  }

  @Test(
    arguments: [
      ("-", "differences cannot be written to standard output; give a folder with --output."),
      ("new", "--output new is inside new, which is being compared; choose another folder."),
      (
        "old/diff",
        "--output old/diff is inside old, which is being compared; choose another folder."
      ),
    ])
  func `an output that cannot be is a wrong command line`(
    place: String, message: String
  ) async throws {
    let earlier = try workspace.paths()
    let run = try await workspace.run("diff", "old", "new", "-o", place)
    run.expect(status: 64)
    expect(run.errorLines.first, is: "Error: \(message)")
    try workspace.expect(paths: earlier)
  }
}
