package import FileKit
package import FioriRender

/// A diagnostic in the answer to a line.
package struct StreamDiagnostic: Sendable {
  package let severity: Severity
  package let path: String
  package let message: String
  /// The name of the code, or of the design rule that is broken.
  package let codeName: String
  /// The code; `nil` of a design rule.
  package let code: DiagnosticCode?
  private let location: SourceLocation?
  private let rows: [String]
  private let variants: VariantOccurrence?
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
    code = diagnostic.rule == nil ? diagnostic.kind : nil
    codeName = diagnostic.code
    location = diagnostic.location
    (rows, variants) = (diagnostic.rows?.names ?? [], diagnostic.variants)
  }

  /// Creates an error about a line's pictures.
  package init(error message: Message) {
    self.init(error: message.text, message.code)
  }

  /// Creates an error for a failure of the run.
  package init(_ failure: RunFailure) { self.init(error: failure.message, failure.code) }

  private init(error message: String, _ code: DiagnosticCode) {
    ownFile = Self.lineName
    severity = .error
    path = ""
    (self.message, self.code, codeName) = (message, code, code.rawValue)
    location = nil
    (rows, variants) = ([], nil)
  }

  /// Writes the members; includes `file` only if it is another file.
  package func write(to line: inout JSONLine) {
    line.member("severity", severity.rawValue)
    line.member("code", codeName)
    if let location {
      if location.file != ownFile { line.member("file", location.file) }
      line.member("line", location.line)
      line.member("column", location.column)
    }
    if !path.isEmpty { line.member("path", path) }
    line.member("message", message)
    if !rows.isEmpty { line.member("rows", rows) }
    if let variants { line.write(variants) }
  }
}
