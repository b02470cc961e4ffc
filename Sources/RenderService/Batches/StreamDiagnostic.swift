import FileKit
import FioriRender

/// One thing that is wrong with a line, as its answer has it.
struct StreamDiagnostic: Sendable {
  let severity: Severity
  let path: String
  let message: String
  private let location: SourceLocation?
  /// The file that needs no name here.
  private let ownFile: String

  /// The name under which diagnostics speak of a line.
  static let lineName = "<stdin>"

  /// What was found in a line or a file, or in a style sheet that it names.
  init(_ diagnostic: Diagnostic, in file: String = lineName) {
    ownFile = file
    severity = diagnostic.severity
    path = diagnostic.path.description
    message = diagnostic.message
    location = diagnostic.location
  }

  /// What went wrong with a line's pictures.
  init(error message: String) {
    ownFile = Self.lineName
    severity = .error
    path = ""
    self.message = message
    location = nil
  }

  /// Writes the members; `file` only where it is another.
  func write(to line: inout JSONLine) {
    line.member("severity", severity.rawValue)
    if let location {
      if location.file != ownFile { line.member("file", location.file) }
      line.member("line", location.line)
      line.member("column", location.column)
    }
    if !path.isEmpty { line.member("path", path) }
    line.member("message", message)
  }
}
