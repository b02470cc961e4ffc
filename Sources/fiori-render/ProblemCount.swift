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
    let found = [(errorCount, "error"), (warningCount, "warning")].filter { $0.0 > 0 }
    let parts = found.isEmpty ? ["no problems"] : found.map { $0.0.counted($0.1) }
    return "\(command): " + ([fileCount.counted("file")] + parts).joined(separator: ", ")
  }
}
