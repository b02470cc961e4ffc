import Testing

@testable import TestSupport

/// `--timings`: which rows and columns there are, and that nothing else changes.
struct TimingTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "a.json")
    try workspace.write(Sample.figures("one", "two", "three", "four"), to: "four.json")
    try workspace.write(Sample.figures("five", "six", "seven", "eight"), to: "more.json")
    try workspace.write(Sample.misspelt, to: "wrong.json")
  }

  /// The table's rows with their numbers, and its heading.
  private func table(_ arguments: String...) async throws -> [[String]] {
    let run = try await workspace.run(["render"] + arguments + ["--timings"])
    return run.errorLines.map { line in
      line.split(separator: "  ").map { $0.trimming(" ") }
    }
  }

  @Test func `a figure has a row for each stage`() async throws {
    let rows = try await table("a.json")
    expect(rows.first, is: ["1 figure", "ms", "share"])
    expect(
      rows.dropFirst().map(\.first),
      is: [
        "reading", "lowering", "layout", "painting", "encoding png", "sum", "wall",
      ])
    for row in rows.dropFirst() {
      #expect(row.dropFirst().first?.wholeMatch(of: /[0-9]+\.[0-9]{3}/) != nil)
    }
    #expect(rows.dropFirst().dropLast().allSatisfy { $0.last?.hasSuffix(" %") == true })
    expect(rows.dropLast().last?.last, is: "100 %")
  }

  @Test func `each format has its own row`() async throws {
    let rows = try await table("a.json", "--format", "pdf,png,svg,webp")
    expect(
      rows.dropFirst(5).map(\.first),
      is: [
        "encoding png", "encoding webp", "encoding svg", "encoding pdf", "sum", "wall",
      ])
  }

  @Test(arguments: ["1", "2"])
  func `several figures are counted on all threads`(jobs: String) async throws {
    let rows = try await table("four.json", "more.json", "-o", "out/", "--jobs", jobs)
    expect(rows.first, is: ["8 figures", "ms", "ms each", "share"])
    expect(rows.first { $0.first == "layout" }?.count, is: 4)
  }

  @Test func `quiet or failed runs are timed up to their end`() async throws {
    let quiet = try await table("a.json", "--quiet")
    #expect(quiet.map(\.first).contains("encoding png"))
    let wrong = try await workspace.run("render", "wrong.json", "--timings")
    wrong.expect(status: 65)
    wrong.errors.expect(startsWith: Sample.complaint(of: "wrong.json"))
    expect(wrong.errorLines.last?.hasPrefix("wall"), is: true)
  }

  @Test func `the picture is the same, and standard output has nothing else`() async throws {
    let plain = try await workspace.run("render", "a.json", "-o", "-")
    let timed = try await workspace.run("render", "a.json", "-o", "-", "--timings")
    plain.expect(status: 0)
    expect(timed.output, is: plain.output)
    plain.expect(errors: "")
  }
}

extension Substring {
  /// The text without the given character at its ends.
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}
