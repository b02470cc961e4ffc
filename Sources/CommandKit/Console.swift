package import FileKit
package import FioriRender
import Glibc
package import RenderService
import SystemPackage

/// What people read, on standard error.
package struct Console: RunListener {
  package let level: MessageLevel

  package init(_ level: MessageLevel) { self.level = level }

  /// Writes diagnostics, a line each; warnings not when they are to be kept quiet.
  package func show(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where level.shows(diagnostic.severity) {
      Self.say(colored(diagnostic))
    }
  }

  /// Writes why a command cannot go on, unless that has been said.
  package func show(_ failure: RunFailure) {
    guard !failure.message.isEmpty else { return }
    Self.say("\(paint("error:", .error)) \(failure.message)")
  }

  /// Writes what may be a mistake and harms nothing; with `--strict`, as an error.
  package func warn(_ message: String) {
    let severity = level.isStrict ? Severity.error : .warning
    if level.shows(severity) {
      Self.say("\(paint("\(severity.rawValue):", severity)) \(message)")
    }
  }

  /// Writes what only `--verbose` wants to know.
  package func note(_ message: String) {
    if level.isVerbose { Self.say(message) }
  }

  /// The line of progress of so many figures; `nil` where nobody wants to know.
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
