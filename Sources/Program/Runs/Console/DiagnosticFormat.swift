/// The formats of `--diagnostics`.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// A line for each on standard error, for people and editors.
  case short
  /// A document on standard output, for scripts.
  case json
  /// Workflow commands on standard output, which GitHub shows beside the lines they are about.
  case github
  /// A SARIF 2.1.0 document on standard output, for code scanning.
  case sarif

  /// Whether standard output has nothing but the diagnostics.
  package var takesStandardOutput: Bool { self != .short }
}
