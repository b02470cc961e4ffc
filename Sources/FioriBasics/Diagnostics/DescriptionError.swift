/// A description that cannot be drawn, with everything that is wrong with it.
public struct DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Errors and warnings, in the order of the file.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// One line each.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
