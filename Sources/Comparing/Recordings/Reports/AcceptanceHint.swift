import FileKit

/// How to accept the differences that `verify` found.
package struct AcceptanceHint {
  private let report: RecordingReport
  private let arguments: [String]

  /// The number of recordings that are named one by one; more are all accepted together.
  private static let namedCount = 3

  /// The options of `verify` that `record` does not have, and whether a value follows.
  private static let ownOptions = [
    "--actual": true, "--junit": true, "--diagnostics": true, "--report": true, "--markdown": true,
    "--threshold": true, "--metric": true, "--max-changed": true, "--ignore": true, "--jobs": true,
    "--include-anti-aliased": false, "--strict-environment": false,
    "--accept-environment": false, "--json": false,
    "--strict": false, "--verbose": false, "-v": false,
  ]

  /// Creates the hint for a report and the arguments of the program.
  package init(_ report: RecordingReport, arguments: [String]) {
    (self.report, self.arguments) = (report, arguments)
  }

  /// The line to print, or `nil` if there is nothing to accept.
  package var line: String? {
    let changed = report.findings.filter { [.changed, .renamed, .missing].contains($0.status) }
    let prunes = !report.orphans.isEmpty || changed.contains { $0.status == .renamed }
    guard !changed.isEmpty || prunes else { return nil }
    // `record` takes the folder, the environment and the resources as well.
    let shared = RepeatedCommand.arguments(arguments, of: "verify", without: Self.ownOptions)
    var command = ["record"] + shared
    if !prunes, changed.count <= Self.namedCount { command += changed.map(\.name) }
    if prunes { command.append("--prune") }
    return "to accept: " + RepeatedCommand.line(command)
  }
}
