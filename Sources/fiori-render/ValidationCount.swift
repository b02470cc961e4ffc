import FileKit
import FioriRender
import RenderService

/// What `validate` found, in words for a person.
struct ValidationCount: DrawingSink {
  private let renderer: Renderer
  private let fileCount: Int
  private let checksContrast: Bool
  private var errorCount = 0
  private var warningCount = 0

  /// Creates the count of files without problems.
  init(_ renderer: Renderer, files fileCount: Int, checksContrast: Bool) {
    (self.renderer, self.fileCount, self.checksContrast) = (renderer, fileCount, checksContrast)
  }

  func product(of figure: Figure, in input: InputFile) throws -> (Void, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    return ((), drawing.warnings + (checksContrast ? drawing.contrastWarnings : []))
  }

  mutating func take(
    _ drawn: DrawnInput<Void>, of input: InputFile, _ diagnostics: [Diagnostic]
  ) -> [RunFailure] {
    add(diagnostics)
    return []
  }

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
    let problems =
      found.isEmpty ? "no problems" : found.map { $0.0.counted($0.1) }.joined(separator: ", ")
    return "validate: \(fileCount.counted("file")), \(problems)"
  }
}
