import Foundation
import Testing

/// Writing of goldens, which happens only when it is asked for and then fails the run.
enum Recording {
  static let isWanted = ProcessInfo.processInfo.environment["FIORI_RENDER_RECORD"] == "1"

  /// Writes a golden unless it has not changed, and says so.
  static func record(_ bytes: [UInt8], to file: URL) throws {
    let new = Data(bytes)
    if let old = try? Data(contentsOf: file), old == new { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try new.write(to: file)
    Issue.record("recorded \(file.lastPathComponent); look at it and run again without recording")
  }

  /// Writes a text, or removes its file if it is empty.
  static func record(_ text: String, to file: URL) throws {
    guard text.isEmpty else { return try record(Array(text.utf8), to: file) }
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
    Issue.record("removed \(file.lastPathComponent), which has nothing to say")
  }
}
