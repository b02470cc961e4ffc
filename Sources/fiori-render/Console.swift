import FioriRender
import Glibc
import Recordings
import SystemPackage

/// What people read, on standard error.
struct Console {
  let options: MessageOptions

  /// Writes diagnostics, a line each; warnings not when they are to be kept quiet.
  func show(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where options.shows(diagnostic.severity) {
      write(colored(diagnostic))
    }
  }

  /// Writes why a command cannot go on, unless that has been said.
  func show(_ failure: CommandFailure) {
    guard !failure.message.isEmpty else { return }
    write("\(paint("error:", .error)) \(failure.message)")
  }

  /// Writes what may be a mistake and harms nothing; with `--strict`, as an error.
  func warn(_ message: String) {
    let severity = options.strict ? Severity.error : .warning
    if options.shows(severity) { write("\(paint("\(severity.rawValue):", severity)) \(message)") }
  }

  /// Writes what only `--verbose` wants to know.
  func note(_ message: String) {
    if options.verbose { write(message) }
  }

  /// The line of progress of so many figures; `nil` where nobody wants to know.
  func progress(of total: Int) -> ProgressLine? {
    guard total > 1, !options.quiet else { return nil }
    return ProgressLine(total: total, isTerminal: Self.isTerminal, write: put)
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

  private func write(_ line: String) {
    put(line + "\n")
  }

  /// Nothing can be done when even standard error is closed.
  private func put(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }

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
