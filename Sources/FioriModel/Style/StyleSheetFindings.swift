import FioriBasics

/// What is found in style sheets, as many lines as somebody reads.
struct StyleSheetFindings {
  private var found: [Diagnostic] = []
  private var counts: [Severity: Int] = [:]
  private var leftOut: Set<Severity> = []

  /// How many are kept.
  var count: Int { found.count }

  /// Whether there were more warnings than are kept.
  var leavesOutWarnings: Bool { leftOut.contains(.warning) }

  /// Notes a finding; its message is made where there is room for one of its severity.
  mutating func add(
    _ severity: Severity, _ message: () -> String, at location: SourceLocation
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

  /// In the order they were found; of very many the first, what matters more before others, and that
  /// there are more.
  var diagnostics: [Diagnostic] {
    guard !leftOut.isEmpty || found.count > Limits.findingCount else { return found }
    let ranked = [Severity.error, .warning, .note].flatMap { severity in
      found.filter { $0.severity == severity }
    }
    let kept = ranked.prefix(Limits.findingCount)
    let rest = kept.last.map { last in
      Diagnostic(
        severity: last.severity, location: last.location, path: last.path,
        message: "too many problems; fix these first")
    }
    return kept + [rest].compactMap(\.self)
  }
}
