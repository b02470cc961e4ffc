package import FioriRender

/// How much is said, and how much it matters.
package struct MessageLevel: Sendable {
  /// Whether warnings are errors.
  package var isStrict = false
  /// Whether nothing but errors is said.
  package var isQuiet = false
  /// Whether notes are said, too.
  package var isVerbose = false

  /// Warnings are said and stay warnings.
  package init() {}

  /// The diagnostics in the order of the file, with warnings made errors where that is asked for.
  package func raised(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { isStrict && $0.severity == .warning ? $0.asError : $0 }.inFileOrder
  }

  /// Whether somebody wants to know what matters so much.
  package func shows(_ severity: Severity) -> Bool {
    switch severity {
    case .error: true
    case .warning: !isQuiet
    case .note: isVerbose
    }
  }
}

extension Diagnostic {
  fileprivate var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }
}
