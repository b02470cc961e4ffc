import Foundation

/// The checkout that the tests were built from.
enum Repository {
  /// Three folders above this file.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Fonts for scripts that the bundled ones lack.
  static let fonts = root.appending(path: "Tests/FioriRenderTests/Fonts")
}
