import ArgumentParser
package import FileKit
import FioriFiles
package import FioriRender
import Glibc
import SystemPackage

/// Writes messages to standard error, or diagnostics in another format to standard output.
package struct Console: RunListener {
  package let level: MessageLevel
  /// The format of diagnostics, failures and differences.
  package let format: DiagnosticFormat
  private let report = DiagnosticReport()

  package init(_ level: MessageLevel, _ format: DiagnosticFormat = .short) {
    (self.level, self.format) = (level, format)
  }

  /// Runs a command, reports the failure that stops it, and writes the diagnostics if they are a
  /// document.
  ///
  /// - Throws: The exit status of a failure, or any other error of the command.
  package func run(_ command: () throws -> Void) throws {
    do {
      try command()
    } catch let failure as RunFailure {
      show(failure)
      try report.write(as: format)
      throw ExitStatus(failure.kind).code
    } catch let status as ExitCode {
      try report.write(as: format)
      throw status
    }
    try report.write(as: format)
  }

  /// Writes diagnostics, one per line, without warnings if they are silenced.
  package func show(_ diagnostics: [Diagnostic]) {
    let shown = diagnostics.filter { level.shows($0.severity) }
    guard format == .short else {
      for diagnostic in shown { add(ReportedDiagnostic(diagnostic)) }
      return
    }
    var collapsed = CollapsedDiagnostics()
    for diagnostic in shown { collapsed.add(diagnostic) }
    for diagnostic in collapsed.diagnostics { Self.write(colored(diagnostic)) }
  }

  /// Whether equal warnings are one line, with their number.
  package var collapsesWarnings: Bool { format == .short }

  /// Adds an entry to the diagnostics; the short format has only entries for descriptions and
  /// failures.
  package func add(_ entry: ReportedDiagnostic) {
    switch format {
    case .short: return
    case .github: try? OutputFile.standardOutput.write(lines: [entry.workflowCommand])
    case .json, .sarif: report.add(entry)
    }
  }

  /// Writes the reason that a command failed, unless it has already been reported.
  package func show(_ failure: RunFailure) {
    guard !failure.message.isEmpty else { return }
    guard format == .short else {
      return add(ReportedDiagnostic(.run, .error, Message(failure.code, failure.message)))
    }
    Self.write("\(paint("error:", .error)) \(TerminalText.escaped(failure.message))")
  }

  /// Writes a warning, which `--strict` turns into an error.
  package func warn(_ message: String) {
    let severity = level.isStrict ? Severity.error : .warning
    guard level.shows(severity) else { return }
    guard format == .short else {
      return add(ReportedDiagnostic(.run, severity, Message(.run, message)))
    }
    Self.write("\(paint("\(severity.rawValue):", severity)) \(TerminalText.escaped(message))")
  }

  /// Writes a message that is shown only with `--verbose`.
  package func note(_ message: String) {
    if level.isVerbose { Self.say(message) }
  }

  /// Writes a line about the end of a run, unless messages are silenced.
  package func report(_ line: String) {
    if !level.isQuiet { Self.say(line) }
  }

  /// Prints a result to standard output if it is a terminal. In a pipe and with `--quiet`, success is
  /// silent.
  package func announce(_ line: String) {
    guard !level.isQuiet, !format.takesStandardOutput, OutputFile.standardOutput.isTerminal else {
      return
    }
    // A closed terminal has no reader.
    try? OutputFile.standardOutput.write(lines: [line])
  }

  /// Whether diagnostics are a document on standard output.
  package var takesStandardOutput: Bool { format.takesStandardOutput }

  /// Adds a difference to the diagnostics; the short format has none.
  package func addDifference(_ text: String, in file: String, at line: Int?) {
    let message = Message(.difference, text)
    add(ReportedDiagnostic(.difference, .error, message, file: file, line: line))
  }

  /// Returns a progress line for a number of figures, or `nil` if none is wanted; `work` names the
  /// step unless they are drawn.
  package func progress(of total: Int, doing work: String? = nil) -> (any RunProgress)? {
    guard total > 1, !level.isQuiet else { return nil }
    return ProgressLine(
      total: total, work: work, isTerminal: Self.isTerminal, write: StandardError.write)
  }

  private func colored(_ diagnostic: Diagnostic) -> String {
    let word = "\(diagnostic.severity.rawValue):"
    let variants = diagnostic.variants?.words.map { " (\($0))" } ?? ""
    let text = diagnostic.description + variants + code(of: diagnostic)
    guard Self.usesColor, let range = text.firstRange(of: word) else { return text }
    return text.replacingCharacters(
      in: range, with: paint(word, diagnostic.severity))
  }

  /// The code in brackets, where it is wanted and no rule is there already.
  private func code(of diagnostic: Diagnostic) -> String {
    let isWanted = level.isVerbose || RunHost.current.variable("FIORI_RENDER_CODES") == "1"
    guard isWanted, diagnostic.rule == nil else { return "" }
    return " [\(diagnostic.kind.rawValue)]"
  }

  private func paint(_ word: String, _ severity: Severity) -> String {
    guard Self.usesColor else { return word }
    return "\u{1B}[1;\(severity == .error ? 31 : 33)m\(word)\u{1B}[0m"
  }

  /// Writes a line to standard error.
  package static func say(_ line: String) { write(TerminalText.escaped(line)) }

  /// Writes a line with colors.
  private static func write(_ line: String) { StandardError.write(line + "\n") }

  private static var isTerminal: Bool { isatty(RunHost.current.standardError.rawValue) == 1 }

  private static var usesColor: Bool {
    isTerminal && RunHost.current.variable("NO_COLOR")?.isEmpty ?? true
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
