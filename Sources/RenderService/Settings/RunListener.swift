package import FileKit
package import FioriRender

/// Who hears what a run has to say while it goes on.
package protocol RunListener: Sendable {
  /// How much of it is wanted.
  var level: MessageLevel { get }

  /// Hears what is to be said of descriptions, as far as it is wanted.
  func show(_ diagnostics: [Diagnostic])

  /// Hears why something cannot go on; nothing where the message is empty, for that has been said.
  func show(_ failure: RunFailure)

  /// Hears what may be a mistake and harms nothing.
  func warn(_ message: String)

  /// Hears what only somebody wants to know who asks for all.
  func note(_ message: String)

  /// Whoever counts so many figures while they are drawn; `nil`: nobody does.
  func progress(of total: Int) -> (any RunProgress)?
}

/// How far a run is.
package protocol RunProgress {
  /// Counts figures, the last of them of an input by this name.
  mutating func advance(by count: Int, at name: String)

  /// Makes room for a message, or ends.
  mutating func clear()
}

/// How much is said, and how much it matters.
package struct MessageLevel: Sendable {
  /// Whether warnings are errors.
  package var isStrict = false
  /// Whether nothing but errors is said.
  package var isQuiet = false
  /// Whether notes are said, too.
  package var isVerbose = false

  /// Warnings are said and stay warnings.
  package init() {}

  /// The diagnostics in the order of the file, with warnings made errors where that is asked for.
  package func raised(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { isStrict && $0.severity == .warning ? $0.asError : $0 }.inFileOrder
  }

  /// Whether somebody wants to know what matters so much.
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
