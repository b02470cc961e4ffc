import Foundation
import Testing

@testable import TestSupport

/// `diff` of two pictures.
struct DiffTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(StoredPNG.dots(20, 10), to: "old.png")
    try workspace.write(StoredPNG.dots(20, 10), to: "same.png")
    let dots = [(3, 4), (4, 5), (10, 1)]
    try workspace.write(StoredPNG.dots(20, 10, at: dots), to: "new.png")
    try workspace.write(StoredPNG.dots(20, 12), to: "longer.png")
  }

  @Test(arguments: cases)
  func `a comparison says what it found`(run: RunCase) async throws {
    try await run.check(in: workspace)
  }

  @Test(
    arguments: [
      ("2", 1), ("3", 0), ("1%", 1), ("1.5%", 0), ("0.01", 1), ("0.015", 0), ("1.0", 0), ("1", 1),
    ])
  func `--max-changed is a count or a share`(allowance: String, status: Int32) async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "--max-changed", allowance)
    run.expect(status: status)
    expect(run.text.hasPrefix("new.png: within --max-changed: 3 of"), is: (status == 0))
  }

  @Test func `softened edges are told apart above a threshold of 0`() async throws {
    let rows = { (shift: Int) in
      (0..<12).map { y in
        (0..<16).flatMap { x in
          let value = UInt8(clamping: (8 * x - 3 * y - shift) * 32)
          return [value, value, value, 255] as [UInt8]
        }
      }
    }
    try workspace.write(StoredPNG.file(width: 16, height: 12, rows: rows(30)), to: "a.png")
    try workspace.write(StoredPNG.file(width: 16, height: 12, rows: rows(33)), to: "b.png")
    let run = try await workspace.run("diff", "a.png", "b.png", "--threshold", "0.1")
    run.expect(status: 0)
    run.text.expect(startsWith: "b.png: equal but for ", endsWith: " anti-aliased pixels\n")
    let strict = try await workspace.run(
      "diff", "a.png", "b.png", "--threshold", "0.1", "--include-anti-aliased")
    strict.expect(status: 1)
    try await workspace.run("diff", "a.png", "b.png").expect(status: 1)
  }

  @Test func `a picture is the same however its file holds it`() async throws {
    let gray = Array(repeating: [UInt8](repeating: 200, count: 20), count: 10)
    let files: [String: Data] = [
      "gray": StoredPNG.file(width: 20, height: 10, .gray, rows: gray),
      "deep": StoredPNG.file(
        width: 20, height: 10, .gray, depth: 16, rows: gray.map { $0.flatMap { [$0, 77] } }),
      "rgb": StoredPNG.file(
        width: 20, height: 10, .rgb, rows: gray.map { $0.flatMap { [$0, $0, $0] } }),
      "indexed": StoredPNG.file(
        width: 20, height: 10, .indexed, palette: [0, 0, 0, 200, 200, 200],
        rows: gray.map { $0.map { _ in 1 } }),
    ]
    for (name, file) in files {
      try workspace.write(file, to: "\(name).png")
      let run = try await workspace.run("diff", "old.png", "\(name).png")
      run.expect(output: "\(name).png: equal\n")
    }
  }

  private static let change =
    "new.png: 3 of 200 pixels changed (1.5 %) in 2 regions, the largest 2 × 2 at 3,4\n"

  private static let cases = [
    RunCase("equal pictures are 0", "diff old.png same.png", output: "same.png: equal\n"),
    RunCase("so is one and the same", "diff old.png old.png", output: "old.png: equal\n"),
    RunCase("a changed pixel is 1", "diff old.png new.png", status: 1, output: change),
    RunCase(
      "--threshold is how different a pixel may look", "diff old.png new.png --threshold 0.65 -q",
      status: 1),
    RunCase("a little more allows it", "diff old.png new.png --threshold 0.66 -q"),
    RunCase("1 allows everything", "diff old.png new.png --threshold 1 -q"),
    RunCase(
      "--ignore leaves parts out and counts them",
      "diff old.png new.png --ignore 3,4,2,2 --ignore 10,0,5,5",
      output: "new.png: equal but for 3 ignored pixels\n"),
    RunCase(
      "what is left is counted", "diff old.png new.png --ignore 3,4,1,1", status: 1,
      output: "new.png: 2 of 200 pixels changed (1 %) in 2 regions, "
        + "the largest 1 × 1 at 10,1; besides 1 ignored pixel\n"),
    RunCase(
      "a part outside of the picture is a warning", "diff old.png same.png --ignore 20,0,1,1",
      output: "same.png: equal\n",
      errors: "warning: --ignore 20,0,1,1 is outside the picture\n"),
    RunCase(
      "with --strict it is an error", "diff old.png same.png --ignore 20,0,1,1 --strict",
      status: 65, output: "same.png: equal\n",
      errors: "error: --ignore 20,0,1,1 is outside the picture\n"),
    RunCase(
      "a change of size is said and not to be allowed",
      "diff old.png longer.png --max-changed 100%", status: 1,
      output: "longer.png: size changed from 20 × 10 to 20 × 12; the common pixels are equal\n"),
    RunCase("--quiet says nothing", "diff old.png new.png -q", status: 1),
    RunCase(
      "--json prints one document", "diff old.png new.png --json --quiet", status: 1,
      output: #"{"expected":"old.png","actual":"new.png","status":"changed","#
        + #""size":{"expected":{"width":20,"height":10},"actual":{"width":20,"height":10}},"#
        + #""compared":200,"changed":3,"share":0.015,"antiAliased":0,"ignored":0,"#
        + #""regionCount":2,"regions":[{"x":3,"y":4,"width":2,"height":2,"count":2},"#
        + #"{"x":10,"y":1,"width":1,"height":1,"count":1}]}"# + "\n"),
  ]
}
