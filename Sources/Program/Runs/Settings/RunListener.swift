package import FileKit
package import FioriRender

/// Receives the messages of a run.
package protocol RunListener: Sendable {
  /// The level of messages to show.
  var level: MessageLevel { get }

  /// Whether equal warnings among those shown together become one, with their number.
  var collapsesWarnings: Bool { get }

  /// Shows the diagnostics of descriptions that the level includes.
  func show(_ diagnostics: [Diagnostic])

  /// Shows a failure, unless its message is empty because it has already been reported.
  func show(_ failure: RunFailure)

  /// Shows a warning.
  func warn(_ message: String)

  /// Shows a message that only verbose output includes.
  func note(_ message: String)

  /// Shows a line about the end of a run, unless the level is quiet.
  func report(_ line: String)

  /// Shows a result to a person who is watching; nothing if no one is.
  func announce(_ line: String)

  /// Whether diagnostics are a document on standard output, which then has no place for other results.
  var takesStandardOutput: Bool { get }

  /// Adds a difference to diagnostics that are a document; `text` says what is different in a file, and
  /// `line` is the place, counted from 1, if it is only at one.
  func addDifference(_ text: String, in file: String, at line: Int?)

  /// Returns a progress display for a number of figures, or `nil` if none is wanted; `work` says what
  /// is done with them unless they are drawn.
  func progress(of total: Int, doing work: String?) -> (any RunProgress)?
}

extension RunListener {
  package var collapsesWarnings: Bool { false }

  /// Prints the lines of a result to standard output; `isTaken` says that something else goes there, and
  /// then they are notes.
  func print(_ lines: [String], besides isTaken: Bool = false) throws(RunFailure) {
    if isTaken || takesStandardOutput {
      for line in lines { note(line) }
    } else if !level.isQuiet, !lines.isEmpty {
      try OutputFile.standardOutput.write(lines: lines)
    }
  }
}

/// How a run ended that did not succeed.
package enum RunEnd: Equatable, Sendable {
  /// Compared files or pictures differ.
  case difference
  case failure(RunFailure.Kind)
}

/// The progress of a run.
package protocol RunProgress {
  /// Counts finished figures; `name` is the input of the last one.
  mutating func advance(by count: Int, at name: String)

  /// Clears the display, to make space for a message or at the end.
  mutating func clear()
}

/// The level of messages to show, and whether warnings are errors.
package struct MessageLevel: Sendable {
  /// Whether warnings are errors.
  package var isStrict = false
  /// Whether to show only errors.
  package var isQuiet = false
  /// Whether to show notes as well.
  package var isVerbose = false

  /// Creates a level that shows warnings and errors.
  package init() {}

  /// Returns the diagnostics in the order of the file, with warnings turned into errors if strict.
  package func raised(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { isStrict && $0.severity == .warning ? $0.asError : $0 }.inFileOrder
  }

  /// Returns whether messages of a severity are shown.
  package func shows(_ severity: Severity) -> Bool {
    switch severity {
    case .error: true
    case .warning: !isQuiet
    case .note: isVerbose
    }
  }
}

extension Diagnostic {
  fileprivate var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }
}
