import FioriBasics

/// What is wrong with a layout report, and where.
struct LayoutReportError: Error, Hashable {
  /// The value that is wrong, or the object that lacks one.
  let position: SourcePosition
  let path: DescriptionPath
  let message: String
}
