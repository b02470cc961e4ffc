/// Something that a view or its layout noticed, placed from the view on.
package struct Finding: Hashable, Sendable {
  package let severity: Severity
  package let path: DescriptionPath
  package let message: String

  package init(severity: Severity, path: DescriptionPath, message: String) {
    self.severity = severity
    self.path = path
    self.message = message
  }

  package static func warning(_ path: DescriptionPath, _ message: String) -> Finding {
    Finding(severity: .warning, path: path, message: message)
  }

  package static func error(_ path: DescriptionPath, _ message: String) -> Finding {
    Finding(severity: .error, path: path, message: message)
  }
}
