import FileKit
import FioriRender
import Synchronization

/// The diagnostics of a run for `--diagnostics json` and `sarif`, which are one document at its end.
final class DiagnosticReport: Sendable {
  private let entries = Mutex<[ReportedDiagnostic]>([])

  /// Adds an entry.
  func add(_ entry: ReportedDiagnostic) { entries.withLock { $0.append(entry) } }

  /// Writes the document to standard output.
  func write(as format: DiagnosticFormat) throws(RunFailure) {
    let entries = entries.withLock(\.self)
    switch format {
    case .short, .github: return
    case .json: try OutputFile.standardOutput.write(entries.json)
    case .sarif: try OutputFile.standardOutput.write(entries.sarif(version: Version.current))
    }
  }
}
