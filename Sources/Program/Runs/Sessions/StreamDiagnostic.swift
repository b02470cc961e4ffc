import FileKit
package import FioriRender

/// A diagnostic in the answer to a line.
package struct StreamDiagnostic: Sendable {
  package let severity: Severity
  package let path: String
  package let message: String
  /// The design rule that is broken; `nil` for anything else.
  private let rule: String?
  private let location: SourceLocation?
  /// The file that the answer does not name.
  private let ownFile: String

  /// The name of a line in diagnostics.
  static let lineName = "<stdin>"

  /// The name in diagnostics of a row for a template.
  static let rowName = "the row"

  /// Creates a diagnostic found in a line, a file, or one of its style sheets.
  init(_ diagnostic: Diagnostic, in file: String = lineName) {
    ownFile = file
    severity = diagnostic.severity
    path = diagnostic.path.description
    message = diagnostic.message
    rule = diagnostic.rule
    location = diagnostic.location
  }

  /// Creates an error about a line's pictures.
  package init(error message: String) {
    ownFile = Self.lineName
    severity = .error
    path = ""
    self.message = message
    (rule, location) = (nil, nil)
  }

  /// The name of the design rule that is broken, or of the code. An error without a place in a
  /// description that has no other code is about the run.
  private var code: String {
    if let rule { return rule }
    let code = DiagnosticCode.of(message)
    return (code == .other && location == nil ? .run : code).name
  }

  /// Writes the members; includes `file` only if it is another file.
  package func write(to line: inout JSONLine) {
    line.member("severity", severity.rawValue)
    line.member("code", code)
    if let location {
      if location.file != ownFile { line.member("file", location.file) }
      line.member("line", location.line)
      line.member("column", location.column)
    }
    if !path.isEmpty { line.member("path", path) }
    line.member("message", message)
  }
}
