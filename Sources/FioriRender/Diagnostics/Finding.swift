/// Something that a view or its layout noticed, placed from the view on.
struct Finding: Hashable, Sendable {
  let severity: Severity
  let path: DescriptionPath
  let message: String

  static func warning(_ path: DescriptionPath, _ message: String) -> Finding {
    Finding(severity: .warning, path: path, message: message)
  }

  static func error(_ path: DescriptionPath, _ message: String) -> Finding {
    Finding(severity: .error, path: path, message: message)
  }
}
