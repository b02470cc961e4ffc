import ArgumentParser
import FioriRender
import RenderService

/// A command with the option `--diagnostics`.
protocol DiagnosticCommand: DrawingCommand {
  /// The word after `--diagnostics`.
  var diagnostics: String? { get }
}

extension DiagnosticCommand {
  /// The format of the diagnostics.
  var diagnosticFormat: DiagnosticFormat {
    diagnostics.flatMap { DiagnosticFormat(rawValue: $0) } ?? .short
  }

  /// Throws if the option has another word, or if another option in use also writes to standard
  /// output.
  func checkDiagnostics(besides option: String?) throws {
    try check(diagnostics, as: DiagnosticFormat.self, "--diagnostics")
    guard let option, diagnosticFormat.takesStandardOutput else { return }
    throw ValidationError(
      "--diagnostics \(diagnosticFormat.rawValue) and \(option) both write to standard output; "
        + "use one of them.")
  }
}

extension ArgumentHelp {
  /// The help of `--diagnostics`. Each command declares the option itself: its own group for one
  /// option takes 1.3 million instructions at each start (``DrawingCommand``).
  static let diagnostics: ArgumentHelp =
    "Format of diagnostics: short (default), json, github or sarif."
}
