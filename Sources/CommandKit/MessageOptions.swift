import ArgumentParser
import FileKit
package import FioriRender

/// How much is said.
package struct MessageOptions: ParsableArguments {
  @Flag(name: .long, help: "Warnings are errors.")
  package var strict = false

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  package var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is written, too.")
  package var verbose = false

  package init() {}

  /// The diagnostics in the order of the file, with warnings made errors where that is asked for.
  package func raised(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { strict && $0.severity == .warning ? $0.asError : $0 }.inFileOrder
  }

  /// Whether somebody wants to know what matters so much.
  package func shows(_ severity: Severity) -> Bool {
    switch severity {
    case .error: true
    case .warning: !quiet
    case .note: verbose
    }
  }

  package func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
  }
}

extension Diagnostic {
  fileprivate var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }
}
