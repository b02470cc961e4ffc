import FioriRender
import RenderService

/// The warnings and errors of a picture, counted by their codes.
struct DiagnosticCounts: Sendable {
  /// The numbers of warnings by code.
  private(set) var warnings: [String: Int] = [:]
  /// The numbers of errors by code.
  private(set) var errors: [String: Int] = [:]

  /// Counts diagnostics; notes do not count.
  init(_ diagnostics: [StreamDiagnostic] = []) {
    for diagnostic in diagnostics { add(diagnostic.severity, diagnostic.codeName, 1) }
  }

  /// Reads counts that were written as text.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 3, let severity = Severity(rawValue: String(parts[0])),
        let count = Int(parts[2])
      else { continue }
      add(severity, String(parts[1]), count)
    }
  }

  /// The counts as text.
  var text: String {
    let lines = [(Severity.warning, warnings), (.error, errors)].flatMap { severity, counts in
      counts.sorted { $0.key < $1.key }.map { "\(severity.rawValue) \($0.key) \($0.value)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The number of warnings.
  var warningCount: Int { warnings.values.reduce(0, +) }

  /// The codes of all warnings and errors.
  var codes: [String] { Set(warnings.keys).union(errors.keys).sorted() }

  private mutating func add(_ severity: Severity, _ code: String, _ count: Int) {
    switch severity {
    case .warning: warnings[code, default: 0] += count
    case .error: errors[code, default: 0] += count
    case .note: break
    }
  }
}
