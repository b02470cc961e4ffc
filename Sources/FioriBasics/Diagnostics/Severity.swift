/// How much a diagnostic matters.
public enum Severity: String, Hashable, Sendable {
  /// Nothing is drawn.
  case error
  /// Drawn, though perhaps not as meant.
  case warning
  /// Nothing to mend; for who wants to know.
  case note
}
