package import FileKit
package import FioriRender
import Glibc
package import RenderService
import SystemPackage

/// Writes messages to standard error.
package struct Console: RunListener {
  package let level: MessageLevel

  package init(_ level: MessageLevel) { self.level = level }

  /// Writes diagnostics, one per line, without warnings if they are silenced.
  package func show(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where level.shows(diagnostic.severity) {
      Self.say(colored(diagnostic))
    }
  }

  /// Writes the reason that a command failed, unless it has already been reported.
  package func show(_ failure: RunFailure) {
    guard !failure.message.isEmpty else { return }
    Self.say("\(paint("error:", .error)) \(failure.message)")
  }

  /// Writes a warning, which `--strict` turns into an error.
  package func warn(_ message: String) {
    let severity = level.isStrict ? Severity.error : .warning
    if level.shows(severity) {
      Self.say("\(paint("\(severity.rawValue):", severity)) \(message)")
    }
  }

  /// Writes a message that is shown only with `--verbose`.
  package func note(_ message: String) {
    if level.isVerbose { Self.say(message) }
  }

  /// Returns a progress line for a number of figures, or `nil` if none is wanted.
  package func progress(of total: Int) -> (any RunProgress)? {
    guard total > 1, !level.isQuiet else { return nil }
    return ProgressLine(total: total, isTerminal: Self.isTerminal, write: StandardError.write)
  }

  private func colored(_ diagnostic: Diagnostic) -> String {
    let word = "\(diagnostic.severity.rawValue):"
    guard Self.usesColor, let range = diagnostic.description.firstRange(of: word) else {
      return diagnostic.description
    }
    return diagnostic.description.replacingCharacters(
      in: range, with: paint(word, diagnostic.severity))
  }

  private func paint(_ word: String, _ severity: Severity) -> String {
    guard Self.usesColor else { return word }
    return "\u{1B}[1;\(severity == .error ? 31 : 33)m\(word)\u{1B}[0m"
  }

  /// Writes a line to standard error.
  package static func say(_ line: String) { StandardError.write(line + "\n") }

  private static let isTerminal = isatty(FileDescriptor.standardError.rawValue) == 1

  private static let usesColor: Bool = {
    let wish = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isTerminal && !wish
  }()
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
