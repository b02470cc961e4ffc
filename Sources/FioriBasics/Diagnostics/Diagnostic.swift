/// One thing that is wrong with a description, in one line.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// Whether it keeps the picture from being drawn.
  public var severity: Severity
  /// `nil` for what was not read from a file.
  public var location: SourceLocation?
  /// Where in the description; empty where the text could not be read.
  public var path: DescriptionPath
  /// What is wrong, what was found, and what would be right.
  public var message: String

  /// A diagnostic with a path in a description, or without.
  package init(
    severity: Severity, location: SourceLocation?, path: DescriptionPath = DescriptionPath(),
    message: String
  ) {
    (self.severity, self.location, self.path, self.message) = (severity, location, path, message)
  }

  /// `FILE:LINE:COLUMN: error: VIEW PATH: message`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let path = path.steps.isEmpty ? "" : "\(path): "
    return Self.onOneLine("\(place)\(severity.rawValue): \(path)\(message)")
  }

  /// A line's end in a name or a text would make two messages of one.
  private static func onOneLine(_ text: String) -> String {
    let isBreaking = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || (0x2028...0x2029).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isBreaking) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isBreaking($0) ? "\u{FFFD}" : $0 }))
  }
}
