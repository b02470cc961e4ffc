import FileKit
import FioriRender

/// The number of problems in files, in words for a person.
struct ProblemCount {
  private let fileCount: Int
  private(set) var errorCount = 0
  private(set) var warningCount = 0

  /// Creates the count of files without problems.
  init(files fileCount: Int) { self.fileCount = fileCount }

  /// Adds the problems of a file.
  mutating func add(_ diagnostics: [Diagnostic]) {
    errorCount += diagnostics.count { $0.severity == .error }
    warningCount += diagnostics.count { $0.severity == .warning }
  }

  /// Adds files that cannot be read.
  mutating func add(unreadable count: Int) { errorCount += count }

  /// Returns the line to print for a command: `validate: 3 files, no problems`.
  func line(of command: String) -> String {
    var line = "\(command): \(fileCount.counted("file"))"
    if errorCount > 0 { line += ", \(errorCount.counted("error"))" }
    if warningCount > 0 { line += ", \(warningCount.counted("warning"))" }
    return errorCount + warningCount > 0 ? line : line + ", no problems"
  }
}
