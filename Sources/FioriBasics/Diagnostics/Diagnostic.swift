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

/// How much a diagnostic matters.
public enum Severity: String, Hashable, Sendable {
  /// Nothing is drawn.
  case error
  /// Drawn, though perhaps not as meant.
  case warning
  /// Nothing to mend; for who wants to know.
  case note
}

extension [Diagnostic] {
  /// Whether any of them keeps a picture from being drawn.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// Each once, in the order of the file; of several files, one after another as they were met.
  public var inFileOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    var ranks: [String: Int] = [:]
    for case let file? in map(\.location?.file) where ranks[file] == nil {
      ranks[file] = ranks.count
    }
    func place(_ diagnostic: Diagnostic) -> (file: Int, line: Int, column: Int) {
      guard let location = diagnostic.location else { return (0, 0, 0) }
      return (ranks[location.file] ?? 0, location.line, location.column)
    }
    return filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
      let places = (place(left.element), place(right.element))
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }
}

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
