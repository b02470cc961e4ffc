import Foundation
import Testing

@testable import TestSupport

/// Where `diff` draws differences.
struct DiffOutputTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(StoredPNG.dots(20, 10), to: "old.png")
    try workspace.write(StoredPNG.dots(20, 10, at: [(1, 1)]), to: "new.png")
    try workspace.write(StoredPNG.dots(30, 5), to: "wide.png")
    try workspace.makeFolder("folder")
  }

  private func isDrawn(_ path: String, _ width: Int = 20, _ height: Int = 10) throws -> Bool {
    PNGHeader(try workspace.bytes(of: path)) == PNGHeader(width: width, height: height)
  }

  @Test(
    arguments: [
      ("diff.png", "diff.png"), ("folder", "folder/new.png"), ("made/", "made/new.png"),
      ("folder/DIFF.PNG", "folder/DIFF.PNG"), ("bare", "bare"),
    ])
  func `--output names a file or a folder`(place: String, file: String) async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "-o", place, "--json")
    run.expect(status: 1)
    #expect(try isDrawn(file))
    let name = try #require(run.text.split(separator: #""output":""#).last)
    #expect(name.hasPrefix(file))
  }

  @Test func `--verbose says what is written`() async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "-o", "d.png", "-v")
    run.expect(errors: "d.png: \(try workspace.bytes(of: "d.png").count) bytes\n")
  }

  @Test func `a difference is drawn of equal pictures too`() async throws {
    try await workspace.run("diff", "old.png", "old.png", "-o", "d.png").expect(status: 0)
    #expect(try isDrawn("d.png"))
  }

  @Test func `of two sizes the picture has room for both`() async throws {
    let run = try await workspace.run("diff", "old.png", "wide.png", "--output", "d.png")
    run.expect(status: 1)
    #expect(try isDrawn("d.png", 30, 10))
  }

  @Test func `a difference on standard output stands alone there`() async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "-o", "-")
    run.expect(status: 1)
    expect(PNGHeader(run.output), is: PNGHeader(width: 20, height: 10))
    run.expect(errors: "")
  }

  @Test func `changed pixels are where the picture of the difference changes`() async throws {
    for (name, other) in [("a", "old"), ("b", "new")] {
      _ = try await workspace.run("diff", "old.png", "\(other).png", "-o", "\(name).png")
    }
    let run = try await workspace.run("diff", "a.png", "b.png")
    run.expect(output: "b.png: 1 of 200 pixels changed (0.5 %) in 1 region, 1 × 1 at 1,1\n")
  }

  @Test(
    arguments: [
      ("d.jpg", "--output d.jpg: unknown format 'jpg'; differences are written as PNG."),
      (
        "./old.png",
        "./old.png is an input and would be overwritten; choose another path with --output."
      ),
      (
        "folder/../new.png",
        "folder/../new.png is an input and would be overwritten; choose another path with --output."
      ),
      (".", "new.png is an input and would be overwritten; choose another path with --output."),
    ])
  func `an output that cannot be is a wrong command line`(
    place: String, message: String
  ) async throws {
    let earlier = try workspace.paths()
    let run = try await workspace.run("diff", "old.png", "new.png", "-o", place)
    run.expect(status: 64)
    expect(run.errorLines.first?.hasSuffix(message), is: true)
    run.expect(output: "")
    try workspace.expect(paths: earlier)
  }

  @Test func `an output that cannot be written is 73, and the difference is told`() async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "-o", "none/d.png")
    run.expect(status: 73)
    run.errors.expect(startsWith: "error: none/d.png: cannot be written")
    run.text.expect(startsWith: "new.png: 1 of 200 pixels changed")
  }
}
