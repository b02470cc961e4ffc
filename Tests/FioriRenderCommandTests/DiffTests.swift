import Foundation
import Testing

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

  @Test(arguments: ["same.png", "old.png"])
  func `equal pictures are 0`(path: String) async throws {
    let run = try await workspace.run("diff", "old.png", path)
    run.expect(status: 0, output: "\(path): equal\n", errors: "")
  }

  @Test func `one changed pixel is 1 unless more is allowed`() async throws {
    let run = try await workspace.run("diff", "old.png", "new.png")
    run.expect(
      status: 1,
      output: "new.png: 3 of 200 pixels changed (1.5 %) in 2 regions, the largest 2 × 2 at 3,4\n",
      errors: "")
  }

  @Test(
    arguments: [
      ("2", 1), ("3", 0), ("1%", 1), ("1.5%", 0), ("0.01", 1), ("0.015", 0), ("1.0", 0), ("1", 1),
    ])
  func `--max-changed is a count or a share`(allowance: String, status: Int32) async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "--max-changed", allowance)
    run.expect(status: status)
    #expect(run.text.hasPrefix("new.png: within --max-changed: 3 of") == (status == 0))
  }

  @Test(arguments: [("0.65", 1), ("0.66", 0), ("1", 0)])
  func `--threshold is how different a pixel may look`(
    threshold: String, status: Int32
  ) async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "--threshold", threshold)
    run.expect(status: status)
  }

  @Test func `--ignore leaves parts out and counts them`() async throws {
    let run = try await workspace.run(
      "diff", "old.png", "new.png", "--ignore", "3,4,2,2", "--ignore", "10,0,5,5")
    run.expect(status: 0, output: "new.png: equal but for 3 ignored pixels\n")
    let part = try await workspace.run("diff", "old.png", "new.png", "--ignore", "3,4,1,1")
    part.expect(
      status: 1,
      output: "new.png: 2 of 200 pixels changed (1 %) in 2 regions, "
        + "the largest 1 × 1 at 10,1; besides 1 ignored pixel\n")
  }

  @Test func `a part outside of the picture is a warning`() async throws {
    let arguments = ["diff", "old.png", "same.png", "--ignore", "20,0,1,1"]
    let run = try await workspace.run(arguments)
    run.expect(status: 0, errors: "warning: --ignore 20,0,1,1 is outside the picture\n")
    let strict = try await workspace.run(arguments + ["--strict"])
    strict.expect(status: 65, errors: "error: --ignore 20,0,1,1 is outside the picture\n")
  }

  @Test func `a change of size is said and not to be allowed`() async throws {
    let run = try await workspace.run("diff", "old.png", "longer.png", "--max-changed", "100%")
    run.expect(
      status: 1,
      output: "longer.png: size changed from 20 × 10 to 20 × 12; the common pixels are equal\n")
  }

  @Test func `--quiet says nothing`() async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "-q")
    run.expect(status: 1, output: "", errors: "")
  }

  @Test func `--json prints one document`() async throws {
    let run = try await workspace.run("diff", "old.png", "new.png", "--json", "--quiet")
    run.expect(
      status: 1,
      output: #"{"expected":"old.png","actual":"new.png","status":"changed","#
        + #""size":{"expected":{"width":20,"height":10},"actual":{"width":20,"height":10}},"#
        + #""compared":200,"changed":3,"share":0.015,"antiAliased":0,"ignored":0,"#
        + #""regionCount":2,"regions":[{"x":3,"y":4,"width":2,"height":2,"count":2},"#
        + #"{"x":10,"y":1,"width":1,"height":1,"count":1}]}"# + "\n")
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
}
