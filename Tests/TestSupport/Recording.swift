import Foundation
import Testing

/// Writing of goldens, which happens only when it is asked for and then fails the run.
enum Recording {
  static let isWanted = ProcessInfo.processInfo.environment["FIORI_RENDER_RECORD"] == "1"

  /// Writes a golden unless it has not changed, and says so.
  static func record(_ bytes: [UInt8], to file: URL) throws {
    let new = Data(bytes)
    if let old = try? Data(contentsOf: file), old == new { return }
    try new.write(to: file)
    Issue.record("recorded \(file.lastPathComponent); look at it and run again without recording")
  }
}
