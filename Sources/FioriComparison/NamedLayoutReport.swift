public import FioriBasics
public import FioriFrames
import FioriSyntax

/// A layout report and the name of its picture.
public struct NamedLayoutReport: Hashable, Sendable {
  /// The picture's name, without an extension; `nil` of a report that stands alone.
  public let name: String?
  /// Where the picture's parts lie.
  public let report: LayoutReport

  /// A report and its name.
  public init(name: String? = nil, report: LayoutReport) {
    self.name = name
    self.report = report
  }

  /// Reads what `fiori-render layout` writes: one object, or an array of them with names.
  ///
  /// Keys that are not known are left out, so that reports of later versions can be read.
  ///
  /// - Throws: What is wrong with the text, each with its place in `file`.
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
