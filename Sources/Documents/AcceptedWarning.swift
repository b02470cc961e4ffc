package import FioriBasics
import FioriModel

/// A warning that a figure is drawn to show, such as a text without space in a picture of a mistake.
package struct AcceptedWarning: Hashable, Sendable {
  /// The code of the warning.
  package let code: String
  /// The place that accepts it.
  let location: SourceLocation
  let path: DescriptionPath

  package init(code: String, location: SourceLocation, path: DescriptionPath = DescriptionPath()) {
    (self.code, self.location, self.path) = (code, location, path)
  }

  /// The warning that nothing has the code.
  package var disuse: Diagnostic {
    Diagnostic(
      severity: .warning, location: location, path: path, message: .unusedAcceptance(code))
  }

  /// The value of `accept`: an array of codes.
  static let schema = JSONSchema.array(of: codes.schema(), atLeast: 1)

  private static let codes = ValueReader<DiagnosticCode>.choice("code")

  /// Reads the codes of a description.
  static func all(
    _ entry: LocatedNode?, in file: String, _ description: inout DescriptionReader
  ) -> [AcceptedWarning] {
    guard let entry else { return [] }
    guard case .array(let nodes) = entry.node.value, !nodes.isEmpty else {
      description.expected("an array of at least one code", found: entry.node, at: entry.path)
      return []
    }
    return nodes.enumerated().compactMap { index, node in
      let path = entry.path.index(index)
      return codes.read(node, path, &description).map { code in
        let position = node.position
        return AcceptedWarning(
          code: code.rawValue,
          location: SourceLocation(file: file, line: position.line, column: position.column),
          path: path)
      }
    }
  }
}

extension Property {
  /// Returns the key of the codes of warnings that are meant.
  static func accept(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, LocatedNode?>
  ) -> Property {
    Property(
      "accept", later: keyPath(), AcceptedWarning.schema,
      "Codes of warnings that are intended, as in a picture of a mistake; one that does not occur is "
        + "a warning.",
      examples: [["no-room"]])
  }
}
