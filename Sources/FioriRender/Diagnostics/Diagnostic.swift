/// One thing that is wrong with a description, in one line.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  public var severity: Severity
  /// `nil` for what was not read from a file.
  public var location: SourceLocation?
  /// Where in the description; empty where the text could not be read.
  public var path: DescriptionPath
  /// What is wrong, what was found, and what would be right.
  public var message: String

  /// `FILE:LINE:COLUMN: error: VIEW PATH: message`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let path = path.steps.isEmpty ? "" : "\(path): "
    return "\(place)\(severity.rawValue): \(path)\(message)"
  }
}
