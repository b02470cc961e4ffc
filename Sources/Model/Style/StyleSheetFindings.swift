import FioriBasics

/// Collects diagnostics of style sheets, up to a readable number.
struct StyleSheetFindings {
  private var found: [Diagnostic] = []
  private var counts: [Severity: Int] = [:]
  private var leftOut: Set<Severity> = []

  /// The number of diagnostics kept.
  var count: Int { found.count }

  /// Whether some warnings were dropped.
  var leavesOutWarnings: Bool { leftOut.contains(.warning) }

  /// Adds a diagnostic; the message is only built if there is space for its severity.
  mutating func add(
    _ severity: Severity, _ message: () -> Message, at location: SourceLocation
  ) {
    let count = counts[severity, default: 0]
    guard count < Limits.findingCount else {
      leftOut.insert(severity)
      return
    }
    counts[severity] = count + 1
    found.append(
      Diagnostic(
        severity: severity, location: location, path: DescriptionPath(), message: message()))
  }

  /// The diagnostics in the order found; if there are too many, the most severe ones and a note
  /// that there are more.
  var diagnostics: [Diagnostic] {
    guard !leftOut.isEmpty || found.count > Limits.findingCount else { return found }
    let ranked = [Severity.error, .warning, .note].flatMap { severity in
      found.filter { $0.severity == severity }
    }
    let kept = ranked.prefix(Limits.findingCount)
    let rest = kept.last.map { last in
      Diagnostic(
        severity: last.severity, location: last.location, path: last.path,
        message: .tooManyProblems)
    }
    return kept + [rest].compactMap(\.self)
  }
}
