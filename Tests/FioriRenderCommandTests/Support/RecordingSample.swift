import Foundation

/// A folder `cards` with descriptions, and the commands that record it.
struct RecordingSample {
  let workspace: Workspace

  /// Three figures of two descriptions, one in a folder below.
  init() throws {
    workspace = try Workspace()
    try workspace.write(Sample.kpi, to: "cards/sales.json")
    try workspace.write(Sample.figures("north", "south"), to: "cards/regions/all.json")
  }

  /// The list that `record` writes.
  static let list = "cards/fiori-render.recorded.json"

  /// A picture as large as that of `sales`, with no pixel of it.
  static let grey = StoredPNG.file(
    width: 178, height: 108, .gray,
    rows: Array(repeating: Array(repeating: 200, count: 178), count: 108))

  /// Records the folder, whatever the tests run under.
  func record(_ arguments: String...) async throws -> CommandRun {
    try await workspace.run(["record", "cards"] + arguments, environment: ["CI": ""])
  }

  func verify(_ arguments: String...) async throws -> CommandRun {
    try await workspace.run(["verify", "cards"] + arguments)
  }

  /// What `verify` finds, as JSON.
  func reply(_ arguments: String...) async throws -> VerifyReply {
    let run = try await workspace.run(["verify", "cards", "--json"] + arguments)
    return try JSONDecoder().decode(VerifyReply.self, from: Data(run.output))
  }

  /// Puts other text in place of what a file has.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try workspace.text(of: path)
    try workspace.write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  /// The bytes of all files in the folder, by their paths.
  func contents() throws -> [String: [UInt8]] {
    let paths = try workspace.paths().filter { $0.hasPrefix("cards/") && !$0.hasSuffix("/") }
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try workspace.bytes(of: $0)) })
  }
}
