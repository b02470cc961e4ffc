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

/// A fault of the program itself or of a library under it, rather than of what it was given.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be done.
  public let description: String

  package init(_ operation: String) {
    description = "could not \(operation)"
  }
}
