import Foundation
import Testing

/// The project's own goldens, held to what is recorded of them by the project's own command.
struct GoldenVerifyTests {
  /// Three folders above this file.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func path(_ path: String) -> String {
    root.appending(path: path).path(percentEncoded: false)
  }

  @Test func `the goldens are as recorded`() async throws {
    let workspace = try Workspace()
    let run = try await workspace.run(
      "verify", Self.path("Goldens"), "--font-path", Self.path("Tests/FioriRenderTests/Fonts"),
      "--actual", Self.path(".build/goldens"))
    if run.status != 0 { Issue.record("\(run.text)\(run.errors)") }
  }
}
