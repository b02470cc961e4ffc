public import FioriBasics

/// A layout report with the name of its picture.
public struct NamedLayoutReport: Hashable, Sendable {
  /// The picture's name without an extension, or `nil` for a single report.
  public let name: String?
  /// The layout report.
  public let report: LayoutReport

  /// Creates a named report.
  public init(name: String? = nil, report: LayoutReport) {
    self.name = name
    self.report = report
  }

  /// Reads the output of `fiori-render layout`: one object, or an array of them with names.
  ///
  /// Unknown keys are ignored, so that reports of later versions can be read.
  ///
  /// - Throws: The errors in the text, each with its position in `file`.
  public static func all(
    json: [UInt8], file: String
  ) throws(DescriptionError) -> [NamedLayoutReport] {
    var reader = JSONReader(json, depthLimit: Limits.depth)
    let reading = reader.read()
    guard let root = reading.root, reading.problems.isEmpty else {
      throw DescriptionError(
        diagnostics: reading.problems.map { problem in
          Diagnostic(
            severity: .error, location: SourceLocation(file, problem.position),
            path: DescriptionPath(), message: problem.message)
        })
    }
    do {
      return try LayoutReportReader.reports(in: root)
    } catch {
      throw DescriptionError(
        diagnostics: [
          Diagnostic(
            severity: .error, location: SourceLocation(file, error.position), path: error.path,
            message: error.message)
        ])
    }
  }
}

extension SourceLocation {
  fileprivate init(_ file: String, _ position: SourcePosition) {
    self.init(file: file, line: position.line, column: position.column)
  }
}
