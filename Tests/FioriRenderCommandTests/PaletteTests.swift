import Foundation
import Testing

@testable import TestSupport

/// `palette`: a sheet of colors, or JSON.
struct PaletteTests {
  private static let palettes = [
    ("v2", 46), ("v3", 65), ("v4", 67), ("v5", 92), ("v6", 132), ("v7", 195), ("v8", 218),
  ]
  private static let map8 =
    "warning: map8: SAP published 'D0R774', which is no color; "
    + "#0000D0 is drawn, as SAP's reader has it\n"
  private static let headerBlended =
    "warning: headerBlended: SAP published '191F26DE6' for high contrast on a dark background, "
    + "a digit too many; #191F26E6 is drawn\n"

  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func colors(_ run: CommandRun) throws -> [String: [String: String]] {
    try JSONDecoder().decode([String: [String: String]].self, from: Data(run.output))
  }

  @Test(arguments: palettes)
  func `--json prints a palette and says what SAP mistyped`(
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

  @Test(arguments: [("colors.json", "colors.json"), ("folder", "folder/palette-v8.json")])
  func `-o takes the JSON as well`(place: String, file: String) async throws {
    try workspace.makeFolder("folder")
    let run = try await workspace.run("palette", "--json", "-o", place)
    run.expect(status: 0, output: "")
    let printed = try await workspace.run("palette", "--json")
    try expect(workspace.bytes(of: file), is: printed.output)
  }

  @Test func `a sheet is a PNG at 2x in the working folder`() async throws {
    let run = try await workspace.run("palette", "--palette", "v2")
    run.expect(status: 0, output: "", errors: Self.map8)
    try workspace.expect(paths: ["palette-v2.png"])
    let single = try await workspace.run(
      "palette", "--palette", "v2", "--scale", "1", "-o", "-", "-q")
    let (one, two) = (
      try #require(PNGHeader(single.output)),
      PNGHeader(try workspace.bytes(of: "palette-v2.png"))
    )
    expect(two, is: PNGHeader(width: one.width * 2, height: one.height * 2))
  }

  @Test func `each of several formats is what its file says`() async throws {
    let run = try await workspace.run(
      "palette", "--palette", "v2", "--format", "png,webp,svg,pdf", "-o", "out/")
    run.expect(status: 0)
    for kind in PictureKind.allCases {
      let bytes = try workspace.bytes(of: "out/palette-v2.\(kind.rawValue)")
      expect(PictureKind(bytes), is: kind)
    }
  }

  @Test func `the extension of -o gives the format`() async throws {
    let run = try await workspace.run("palette", "--palette", "v2", "-o", "colors.svg", "-qq")
    run.expect(status: 0)
    expect(PictureKind(try workspace.bytes(of: "colors.svg")), is: .svg)
    #expect(try workspace.text(of: "colors.svg").contains(">Palette V2</title>"))
  }

  @Test func `--verbose says what is written`() async throws {
    let run = try await workspace.run("palette", "--palette", "v2", "--verbose")
    let count = try workspace.bytes(of: "palette-v2.png").count
    run.expect(errors: Self.map8 + "palette-v2.png: \(count) bytes\n")
  }

  @Test(arguments: [
    ["palette", "--strict", "--palette", "v2"], ["palette", "--strict", "--json"],
  ])
  func `--strict takes no mistyped color`(arguments: [String]) async throws {
    let run = try await workspace.run(arguments)
    run.expect(status: 65)
    run.errors.expect(startsWith: "error: map8: ")
    run.expect(output: "")
    try workspace.expect(paths: [])
  }

  @Test func `a sheet too large for a picture is not drawn`() async throws {
    let run = try await workspace.run("palette", "--scale", "8", "-q")
    run.expect(status: 65)
    expect(run.errorLines.count, is: 1)
    run.errors.expect(startsWith: "error: ")
    try workspace.expect(paths: [])
  }

  @Test(arguments: [["palette"], ["palette", "--json"]])
  func `an output that cannot be written is said`(arguments: [String]) async throws {
    let run = try await workspace.run(
      arguments + ["--palette", "v2", "-q", "-o", "none/there.png"])
    run.expect(status: 73)
    run.errors.expect(startsWith: "error: none/there.png: cannot be written")
  }
}
