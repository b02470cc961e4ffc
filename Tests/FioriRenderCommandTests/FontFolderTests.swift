import Foundation
import Testing

/// `--font-path`.
struct FontFolderTests {
  private let workspace: Workspace
  private static let hebrew = "\u{5E9}"

  init() throws {
    workspace = try Workspace()
    let view = #"{"type": "kpiView", "items": [{"metric": "1"}], "caption": "\#(Self.hebrew)"}"#
    try workspace.write(Sample.description(of: view), to: "kpi.json")
  }

  @Test(arguments: ["render", "layout", "validate"])
  func `a missing folder of fonts cannot be read`(command: String) async throws {
    let run = try await workspace.run(command, "kpi.json", "--font-path", "fonts")
    run.expect(
      status: 66, output: "", errors: "error: fonts: does not exist; use a folder of fonts\n")
    try workspace.expect(paths: ["kpi.json"])
  }

  @Test func `a broken font is wrong`() async throws {
    try workspace.write("no font", to: "fonts/broken.ttf")
    let run = try await workspace.run("render", "kpi.json", "--font-path", "fonts")
    run.expect(
      status: 65,
      errors: "error: fonts/broken.ttf: not a readable font; remove it from the folder\n")
    try workspace.expect(paths: ["kpi.json", "fonts/", "fonts/broken.ttf"])
  }

  @Test func `a folder without fonts is wrong`() async throws {
    try workspace.write("no font", to: "fonts/README.md")
    let run = try await workspace.run("render", "kpi.json", "--font-path", "fonts")
    run.expect(
      status: 65,
      errors: "error: fonts: contains no .ttf, .otf, .ttc or .otc files; use another folder\n")
  }

  @Test func `a font is used for the letters that the bundled one lacks`() async throws {
    try workspace.write(try Self.hebrewFont(), to: "fonts/hebrew.ttf")
    let run = try await workspace.run(
      "validate", "kpi.json", "--font-path", "fonts", "--missing-glyphs", "error")
    run.expect(status: 0, errors: "")
  }

  @Test func `of several folders all count`() async throws {
    try workspace.write(try Self.hebrewFont(), to: "fonts/hebrew.ttf")
    let run = try await workspace.run(
      "validate", "kpi.json", "--font-path", "fonts", "--font-path", "missing")
    run.expect(status: 66, errors: "error: missing: does not exist; use a folder of fonts\n")
  }

  @Test func `a letter that no font has is a warning`() async throws {
    let run = try await workspace.run("validate", "kpi.json", "--missing-glyphs", "warning")
    run.expect(status: 0, errors: Self.missingLetter(as: "warning"))
  }

  @Test func `--missing-glyphs error makes it an error`() async throws {
    let run = try await workspace.run("render", "kpi.json", "--missing-glyphs", "error")
    run.expect(status: 65, errors: Self.missingLetter(as: "error"))
    try workspace.expect(paths: ["kpi.json"])
  }

  private static func missingLetter(as severity: String) -> String {
    "kpi.json:1:69: \(severity): view.caption: no loaded font has U+05E9 '\u{5E9}' (Hebrew); "
      + "add one with --font-path DIR or --system-fonts\n"
  }

  /// The font that the library's tests have.
  private static func hebrewFont() throws -> Data {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(
      contentsOf: tests.appending(path: "FioriRenderTests/Fonts/NotoSansHebrew-Regular.ttf"))
  }
}
