import Foundation
import Testing

/// A part of the project's own goldens, held to their recordings by the project's own command.
///
/// `.ci/run` does so with all of them and the release build; `GoldenTests` compares all layout reports.
struct GoldenVerifyTests {
  private static let list = "fiori-render.recorded.json"
  private static let endings = [".layout.json", ".png", ".json"]
  /// Three folders above this file.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func path(_ path: String) -> String {
    root.appending(path: path).path(percentEncoded: false)
  }

  /// The golden that a file belongs to, by its folder and name; of other files their path.
  private static func name(_ path: String) -> String {
    endings.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) } ?? path
  }

  /// Copies every sixteenth golden of each folder, the files that they use, and their part of the list of
  /// recordings. Returns how many there are.
  private static func copyGoldens(to workspace: Workspace) throws -> Int {
    let goldens = path("Goldens")
    var list = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: root.appending(path: "Goldens/\(list)"))) as? [String: Any])
    let recorded = try #require(list["files"] as? [String: String])
    let names = Set(recorded.keys.map(name))
    let chosen = Set(
      Dictionary(grouping: names) { $0.prefix { $0 != "/" } }.values.flatMap { names in
        names.sorted().enumerated().filter { $0.offset.isMultiple(of: 16) }.map(\.element)
      })
    list["files"] = recorded.filter { chosen.contains(name($0.key)) }
    for path in try FileManager.default.subpathsOfDirectory(atPath: goldens) {
      let name = name(path)
      // A description of several pictures has none of its own name.
      let isUsed = !names.contains(name) && !path.hasSuffix(".json")
      guard chosen.contains(name) || isUsed,
        let bytes = FileManager.default.contents(atPath: "\(goldens)/\(path)")
      else { continue }
      try workspace.write(bytes, to: "Goldens/\(path)")
    }
    try workspace.write(
      JSONSerialization.data(withJSONObject: list), to: "Goldens/\(Self.list)")
    return chosen.count
  }

  @Test func `every sixteenth golden is as recorded`() async throws {
    let workspace = try Workspace()
    let count = try Self.copyGoldens(to: workspace)
    #expect(count > 50)
    let run = try await workspace.run(
      "verify", "Goldens", "--font-path", Self.path("Tests/FioriRenderTests/Fonts"),
      "--actual", Self.path(".build/goldens"))
    if run.status != 0 || !run.text.hasSuffix("\(count) recordings, \(count) as recorded\n") {
      Issue.record("\(run.text)\(run.errors)")
    }
  }
}
