/// An error for a description that cannot be drawn, with all its diagnostics.
public struct DescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors and warnings, in file order.
  public let diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The diagnostics, one per line.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }

  /// The code of the first error (``Diagnostic/code``).
  public var code: String {
    let error = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    return error?.code ?? DiagnosticCode.other.rawValue
  }
}

/// A failure of the program or a library it uses, not of its input.
public struct RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of the failure.
  public let description: String

  package init(_ operation: String) {
    description = "could not \(operation)"
  }

  /// The code of all such failures, `fault`; the codes of descriptions are ``Diagnostic/code``.
  public var code: String { DiagnosticCode.fault.rawValue }
}
