import Foundation
import Testing

@testable import TestSupport

/// `verify` where the libraries or the fonts are others than those of the recordings.
struct VerifyEnvironmentTests {
  private let sample: RecordingSample

  init() throws { sample = try RecordingSample() }

  /// The list as it would be, had another version recorded.
  private func pretend(_ program: String, _ version: String) throws {
    let text = try sample.workspace.text(of: RecordingSample.list)
    let expression = try NSRegularExpression(pattern: #"("\#(program)" : )"[^"]*""#)
    let range = NSRange(text.startIndex..., in: text)
    try sample.workspace.write(
      expression.stringByReplacingMatches(
        in: text, range: range, withTemplate: #"$1"\#(version)""#),
      to: RecordingSample.list)
  }

  private func version(of program: String) throws -> String {
    struct List: Decodable {
      struct Environment: Decodable {
        let versions: [String: String]
        let fonts: [String: String]
      }

      let environments: [String: Environment]
    }

    let data = Data(try sample.workspace.bytes(of: RecordingSample.list))
    let environment = try JSONDecoder().decode(List.self, from: data).environments.values.first
    expect(environment?.fonts.count, is: 4)
    return try #require(environment?.versions[program])
  }

  @Test(arguments: ["Cairo", "FreeType", "HarfBuzz", "Pango", "fiori-render"])
  func `another version is reported first`(program: String) async throws {
    _ = try await sample.record()
    let version = try version(of: program)
    try pretend(program, "9.8.7")
    let run = try await sample.verify()
    run.expect(
      status: 0,
      output: """
        environment differs: \(program) \(version), recorded with 9.8.7
        3 recordings, 3 as recorded

        """)
    let strict = try await sample.verify("--strict-environment")
    strict.expect(status: 1, output: run.text)
  }

  /// Softens or hardens the edges of a recorded picture, as another rasterizer would.
  private func smooth(_ path: String) throws {
    var sheet = try PixelSheet(png: try sample.workspace.bytes(of: path))
    sheet.smoothEdges()
    try sample.workspace.write(Data(try sheet.png), to: path)
  }

  @Test func `in another environment edges may differ`() async throws {
    _ = try await sample.record()
    try pretend("Pango", "1.50.99")
    try smooth("cards/sales.png")
    let run = try await sample.verify("--actual", "actual")
    run.expect(status: 0)
    let lines = run.text.split(separator: "\n")
    expect(lines.count, is: 3)
    run.text.expect(
      contains: "\nsales.png: environment differs; ", " by edges alone (Pango ",
      ", recorded with 1.50.99)\n")
    expect(lines.last, is: "3 recordings, 2 as recorded, 1 from another environment")
    try await expect(sample.reply().recordings.last?.status, is: "environmentDiffers")
    let strict = try await sample.verify("--strict-environment")
    strict.expect(status: 1)
    strict.text.expect(
      contains: "\nsales.png: ", endsWith: "\n3 recordings, 2 as recorded, 1 changed\n")
  }

  @Test func `in another environment everything but edges must be as recorded`() async throws {
    _ = try await sample.record()
    try pretend("Pango", "1.50.99")
    try sample.workspace.write(RecordingSample.grey, to: "cards/sales.png")
    let run = try await sample.verify()
    run.expect(status: 1)
    run.text.expect(
      contains: "\nsales.png: 19224 of 19224 pixels changed", " beyond edges in ",
      ", recorded with 1.50.99)\n")
  }

  @Test func `an environment is accepted only where nothing but edges differs`() async throws {
    _ = try await sample.record()
    try pretend("Pango", "1.50.99")
    try smooth("cards/sales.png")
    try sample.workspace.write(RecordingSample.grey, to: "cards/regions/north.png")
    let grey = try sample.workspace.bytes(of: "cards/regions/north.png")
    let run = try await sample.verify("--accept-environment")
    run.expect(status: 1)
    run.text.expect(contains: "2 recordings accepted for this environment\n")
    expect(try sample.workspace.bytes(of: "cards/regions/north.png"), is: grey)
    let after = try await sample.verify()
    after.expect(status: 1)
    after.text.expect(
      contains: "(2 of 6 files)\n", endsWith: "\n3 recordings, 2 as recorded, 1 changed\n")
    _ = try await sample.record()
    try await sample.verify("--accept-environment").expect(
      output: "0 recordings accepted for this environment\n3 recordings, 3 as recorded\n")
  }

  @Test func `a recording of an earlier version is compared without what it lacks`() async throws {
    _ = try await sample.record()
    let path = "cards/sales.layout.json"
    let report = try sample.workspace.text(of: path)
    let fields = ["image", "colors", "cornerRadius", "lineStyle", "shadow", "font", "shapes"]
    let older = report.split(separator: "\n").filter { line in
      !fields.contains { line.contains("\"\($0)\":") }
    }
    try sample.workspace.write(older.joined(separator: "\n") + "\n", to: path)
    let run = try await sample.verify()
    run.expect(status: 0)
    run.text.expect(contains: "1 layout report of an earlier version without ")
    try sample.replace("294", with: "295", in: "cards/sales.json")
    try await sample.verify().expect(status: 1)
    try sample.replace("295", with: "294", in: "cards/sales.json")
    _ = try await sample.verify("--accept-environment")
    expect(try sample.workspace.text(of: path), is: report)
  }

  @Test func `in another environment a layout report fails all the same`() async throws {
    _ = try await sample.record()
    try pretend("Pango", "1.50.99")
    try sample.replace("294", with: "295", in: "cards/sales.json")
    let run = try await sample.verify()
    run.expect(status: 1)
    run.text.expect(
      contains: "\nsales.layout.json: kpiView",
      endsWith: "\n3 recordings, 2 as recorded, 1 changed\n")
  }

  @Test func `fonts that differ are named`() async throws {
    let fonts = try #require(Self.fontFolder)
    _ = try await sample.record("--font-path", fonts)
    let missing = try await sample.verify()
    missing.expect(status: 0)
    missing.text.expect(contains: " is missing", startsWith: "environment differs: font ")
    let files = try sample.workspace.text(of: RecordingSample.list)
    #expect(!files.contains("/Fonts/"))
    _ = try await sample.record()
    let new = try await sample.verify("--font-path", fonts)
    new.text.expect(contains: " is new")
    try pretend("Inter Bold", "0")
    let changed = try await sample.verify()
    changed.text.expect(startsWith: "environment differs: font Inter Bold has other contents\n")
  }

  @Test func `recording again makes the environment the recorded one`() async throws {
    _ = try await sample.record()
    try pretend("Pango", "1.50.99")
    let part = try await sample.record("sales")
    part.expect(output: "fiori-render.recorded.json: changed\n1 recording, 1 file written\n")
    let some = try await sample.verify()
    some.text.expect(
      endsWith: " recorded with 1.50.99 (4 of 6 files)\n3 recordings, 3 as recorded\n")
    _ = try await sample.record()
    try await sample.verify().expect(output: "3 recordings, 3 as recorded\n")
  }

  /// The fonts of the library's own tests.
  private static let fontFolder: String? = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appending(path: "FioriRenderTests/Fonts").path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()
}
