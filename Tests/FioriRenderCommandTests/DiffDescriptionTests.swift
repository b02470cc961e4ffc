import Foundation
import Testing

@testable import TestSupport

/// `diff` of two descriptions.
struct DiffDescriptionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "old.json")
    try workspace.write(Self.other, to: "new.json")
  }

  private static let other = Sample.kpi.replacingOccurrences(of: "294", with: "295")

  @Test func `equal descriptions are 0`() async throws {
    try workspace.write(Sample.kpi, to: "same.json")
    let run = try await workspace.run("diff", "old.json", "same.json")
    run.expect(status: 0, output: "same.json: equal\n")
  }

  @Test func `a metric that changed is told in words`() async throws {
    let run = try await workspace.run("diff", "old.json", "new.json")
    run.expect(status: 1)
    let lines = run.text.split(separator: "\n")
    expect(lines.count, is: 2)
    expect(lines.first?.hasPrefix("new.json: "), is: true)
    expect(lines.last?.hasPrefix("  kpiView.metric text '294' → '295'"), is: true)
    let json = try await workspace.run("diff", "old.json", "new.json", "--json")
    json.text.expect(
      contains: #""parts":[{"path":"kpiView.metric","changes":["text""#, #""unexplained":0"#)
  }

  @Test func `figures are paired by their names`() async throws {
    let figures = { (names: [(String, String)]) in
      let views = names.map { name, metric in
        #"{"name": "\#(name)", "view": {"type": "kpiView", "items": [{"metric": "\#(metric)"}]}}"#
      }
      return "{\"figures\": [\(views.joined(separator: ", "))]}"
    }
    try workspace.write(figures([("a", "1"), ("b", "2"), ("c", "3")]), to: "old.json")
    try workspace.write(figures([("d", "4"), ("c", "9"), ("a", "1")]), to: "new.json")
    let run = try await workspace.run("diff", "old.json", "new.json", "-o", "out")
    run.expect(status: 1)
    run.text.expect(
      contains: "d: added\n", "b: removed\n", "\n  kpiView.metric text '3' → '9'",
      endsWith: "4 pictures: 1 equal, 1 resized, 1 added, 1 removed\n")
    try workspace.expect(has: "out/c.png")
  }

  @Test func `a description with an error is not compared`() async throws {
    try workspace.write(Sample.misspelt, to: "wrong.json")
    let run = try await workspace.run("diff", "wrong.json", "new.json")
    run.expect(status: 65, output: "", errors: Sample.complaint(of: "wrong.json"))
  }

  @Test func `a description that is not there is 66`() async throws {
    let run = try await workspace.run("diff", "old.json", "none.json")
    run.expect(status: 66, output: "")
  }
}
