import Foundation
import Testing

@testable import TestSupport

/// `palette`: a sheet of colors, or JSON.
struct PaletteTests {
  private static let palettes = [
    ("v2", 46), ("v3", 65), ("v4", 67), ("v5", 92), ("v6", 132), ("v7", 195), ("v8", 218),
  ]
  private static let map8 =
    "warning: map8: SAP published 'D0R774', which is not a color; "
    + "#0000D0 is drawn, as SAP's own reader does\n"
  private static let headerBlended =
    "warning: headerBlended: SAP published '191F26DE6' for high contrast on a dark background, "
    + "with one digit too many; #191F26E6 is drawn\n"

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func colors(_ run: CommandRun) throws -> [String: [String: String]] {
    try JSONDecoder().decode([String: [String: String]].self, from: Data(run.output))
  }

  @Test(arguments: palettes)
  func `--json prints a palette and warns about SAP's typos`(
    version: String, count: Int
  ) async throws {
    let run = try await workspace.run("palette", "--palette", version, "--json")
    run.expect(status: 0, errors: Self.map8 + (version == "v8" ? Self.headerBlended : ""))
    let colors = try colors(run)
    expect(colors.count, is: count)
    #expect(colors.values.allSatisfy { $0.count == 8 })
    expect(Set(colors["map8", default: [:]].values), is: ["0000D0"])
    run.text.expect(endsWith: "}\n")
    try workspace.expect(paths: [])
  }

  @Test func `without --palette the latest is meant`() async throws {
    let run = try await workspace.run("palette", "--json", "--quiet")
    run.expect(errors: "")
    try expect(colors(run)["headerBlended"]?["contrastLight"], is: "191F26E6")
    let same = try await workspace.run("palette", "--json", "-q", "--palette", "v8", "-o", "-")
    expect(same.output, is: run.output)
  }
}
