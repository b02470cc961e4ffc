import Foundation
import Testing

@testable import TestSupport

/// `schema` and `example`: what a description may hold, and one to begin from.
struct SchemaTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let types = [
    "kpiView", "kpiProgressView", "kpiHeader", "objectHeader", "objectHeaderChartView",
    "chartView", "chartCard", "kpiCard", "kpiProgressCard", "cardCollection", "card",
    "chartFloorplan",
  ]

  @Test func `schema prints JSON`() async throws {
    let run = try await workspace.run("schema")
    run.expect(status: 0, errors: "")
    run.text.expect(startsWith: "{\n  \"$schema\": ", endsWith: "}\n")
    let json = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    expect(json?["$id"] as? String, is: "urn:fiori-render:description")
  }

  @Test func `-o takes the schema`() async throws {
    let run = try await workspace.run("schema", "-o", "a.schema.json", "--verbose")
    run.expect(status: 0, output: "")
    let printed = try await workspace.run("schema", "-o", "-")
    try expect(workspace.bytes(of: "a.schema.json"), is: printed.output)
    run.expect(errors: "a.schema.json: \(printed.output.count) bytes\n")
  }

  @Test(arguments: ["schema", "example"])
  func `a place that cannot be written to is 73`(command: String) async throws {
    let run = try await workspace.run(command, "-o", "missing/a.json")
    run.expect(status: 73)
    run.errors.expect(startsWith: "error: missing/a.json: cannot be written")
  }

  @Test func `example lists the types with a sentence each`() async throws {
    let run = try await workspace.run("example")
    run.expect(status: 0)
    let lines = run.text.split(separator: "\n")
    let names = lines.map { String($0.prefix { $0 != " " }) }
    expect(names, is: Self.types)
    #expect(lines.allSatisfy { $0.hasSuffix(".") })
  }

  @Test(arguments: types)
  func `an example is a description without a fault`(type: String) async throws {
    let run = try await workspace.run("example", type, "-o", "first.json")
    run.expect(status: 0)
    let checked = try await workspace.run("validate", "first.json", "--strict")
    checked.expect(status: 0, errors: "")
  }

  @Test func `an unknown type is reported with the known ones`() async throws {
    let run = try await workspace.run("example", "kpiVeiw")
    run.expect(status: 64)
    run.errors.expect(contains: "unknown view type 'kpiVeiw'; did you mean 'kpiView'?")
  }
}
