import Foundation
import Testing

@testable import TestSupport

/// Pictures that would take the place of what they are made from.
struct OverwrittenSourceTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(try #require(Data(base64Encoded: Sample.redPixel)), to: "dot.png")
    try workspace.write(Sample.icon(#""dot.png""#), to: "dot.json")
    try workspace.write(Sample.kpi, to: "kpi.json")
    try workspace.link("alias", to: ".")
    try workspace.link("kpi-alias.json", to: "kpi.json")
  }

  @Test(arguments: [
    ["dot.json"], ["dot.json", "-o", "alias/dot.png"], ["alias/dot.json", "-o", "dot.png"],
  ])
  func `an image stays`(arguments: [String]) async throws {
    let image = try workspace.bytes(of: "dot.png")
    let run = try await workspace.run(["render"] + arguments)
    run.expect(status: 73)
    run.errors.expect(
      contains: "dot.png: would overwrite ",
      endsWith: "dot.png, which the picture is made from; choose another path with -o\n")
    try expect(workspace.bytes(of: "dot.png"), is: image)
  }

  @Test(arguments: [
    ["kpi-alias.json", "-o", "kpi.json", "--format", "png"],
    ["alias/kpi.json", "-o", "kpi.json", "--format", "png"],
    ["dot.json", "kpi.json", "-o", "out/", "--deps", "alias/kpi.json"],
  ])
  func `a description stays, whatever it is called`(arguments: [String]) async throws {
    let run = try await workspace.run(["render"] + arguments)
    run.expect(status: 64)
    run.errors.expect(contains: "is an input and would be overwritten")
    try expect(workspace.text(of: "kpi.json"), is: Sample.kpi)
  }
}
