import FileKit
import FioriRender

/// What `validate` found, in words for a person.
struct ValidationCount: Sendable {
  private let fileCount: Int
  private var errorCount = 0
  private var warningCount = 0

  /// Creates the count of files without problems.
  init(files fileCount: Int) { self.fileCount = fileCount }

  /// Adds the problems of a file.
  mutating func add(_ diagnostics: [Diagnostic]) {
    errorCount += diagnostics.count { $0.severity == .error }
    warningCount += diagnostics.count { $0.severity == .warning }
  }

  /// Adds files that cannot be read.
  mutating func add(unreadable count: Int) { errorCount += count }

  /// The line to print: `validate: 3 files, no problems`.
  var line: String {
    let found = [(errorCount, "error"), (warningCount, "warning")].filter { $0.0 > 0 }
    let words = found.isEmpty ? ["no problems"] : found.map { $0.0.counted($0.1) }
    return "validate: " + ([fileCount.counted("file")] + words).joined(separator: ", ")
  }
}
