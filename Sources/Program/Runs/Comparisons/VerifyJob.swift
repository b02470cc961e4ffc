import FileKit
import FioriRender
package import Recordings
import SystemPackage

/// Checks that descriptions are still drawn as recorded.
package struct VerifyJob: Sendable {
  /// The folder of descriptions.
  package var folder: String
  /// The folder for files that differ from the recording, or `nil` to write none.
  package var actual: String?
  /// Whether recordings from other environments must match too.
  package var isStrict = false
  /// Whether to record pictures that are equal, or differ by edges alone, for this environment.
  package var acceptsEnvironment = false
  /// Whether to print the result as JSON.
  package var printsJSON = false
  /// The file for the result as JUnit XML.
  package var junit: String?
  package var reports = ReportFiles()
  package var comparison = ComparisonSettings()
  package var settings = RenderSettings()
  /// The number of figures drawn in parallel.
  package var jobs = Processors.count
  /// The arguments of the program, for the command that accepts the differences.
  package var arguments: [String] = []

  /// Creates a job for a folder on the command line.
  package init(folder: String) { self.folder = folder }

  /// Draws all figures, compares them with their recordings, and writes the result.
  ///
  /// - Returns: The difference, or `nil` if there is none.
  /// - Throws: ``UsageError`` before anything is drawn, or ``RunFailure`` with the kind of the first
  ///   failure; its message is empty if it has been reported.
  package func run(_ listener: any RunListener) throws -> RunEnd? {
    let actual = try actual.map { try actualFolder($0) }
    var session = try settings.session(recordedIn: folder, listener)
    var isGood = true
    try reports.checkOutputs(besides: junit.map { [("--junit", $0)] } ?? [])
    try session.end { session throws(RunFailure) in
      try actual?.prepare()
      let recorded = try RecordingFolder(folder, session.source.renderer)
      // Differences that follow may be caused only by the environment.
      try show(recorded.differences, listener)
      let (report, accepted) = try report(on: recorded, &session, actual)
      try reports.write(page(of: report, in: recorded), jobs: jobs, listener)
      if let junit { try OutputFile.path(junit).write(JUnitReport(report).xml) }
      for (file, line) in report.complaints { listener.addDifference(line, in: file, at: nil) }
      if printsJSON { try OutputFile.standardOutput.write(report.json) }
      try show(accepted + report.lines(withEqual: listener.level.isVerbose), listener)
      isGood = report.isGood
      show(AcceptanceHint(report, arguments: arguments), listener)
    }
    return isGood ? nil : .difference
  }

  /// Returns the folder for files that differ, which must be outside the folder of recordings.
  private func actualFolder(_ path: String) throws(UsageError) -> ActualFolder {
    if path == "-" {
      throw UsageError("--actual - would mix pictures with the report; use a folder.")
    }
    if Folder.resolved(path).starts(with: Folder.resolved(folder)) {
      throw UsageError(
        "--actual \(path) is inside \(folder), which is being verified; choose another folder.")
    }
    return ActualFolder(path)
  }

  private func report(
    on recorded: RecordingFolder, _ session: inout DrawingSession, _ actual: ActualFolder?
  ) throws(RunFailure) -> (report: RecordingReport, accepted: [String]) {
    var run = VerifyRun(
      recorded, session.source.renderer,
      RecordingComparison(
        recorded, comparison.options, comparison.allowance, isStrict: isStrict, actual: actual,
        keepsDrawn: reports.page != nil))
    run.acceptsEnvironment = acceptsEnvironment
    session.draw(into: &run, jobs: jobs)
    let rest =
      session.knowsAllInputs
      ? OrphanSearch(in: recorded, session).rest(besides: run.images)
      : (orphans: [], undrawn: [])
    let renames = RenameSearch(
      run.findings.sorted { $0.name < $1.name }, orphans: rest.orphans, in: recorded)
    let report = RecordingReport(
      folder: folder, environment: recorded.differences, isStrict: isStrict,
      findings: renames.findings, orphans: renames.orphans, undrawn: rest.undrawn)
    return (report, try run.saveAccepted())
  }

  /// Returns the report to write.
  private func page(of report: RecordingReport, in folder: RecordingFolder) -> Report {
    let facts =
      [Report.Fact(name: "Folder", value: self.folder)]
      + comparison.facts
      + [Report.Fact(name: "Compared by", value: "fiori-render \(Version.current)")]
    let cases =
      report.cases(in: folder, by: comparison.options)
      + ReportCase.cases(ofOrphans: report.orphans, in: folder)
      + ReportCase.cases(
        ofUndrawn: report.undrawn, besides: Set(report.findings.map(\.name)), in: folder)
    let title = Folder.absolute(self.folder).lastComponent?.string ?? self.folder
    return Report(
      title: title, facts: facts, notes: report.environment + report.notes,
      environmentDiffers: isStrict && !report.environment.isEmpty,
      cases: cases.sorted { $0.name < $1.name })
  }

  /// Says how to accept the differences and where to look at them.
  private func show(_ hint: AcceptanceHint, _ listener: any RunListener) {
    let isForPeople =
      !printsJSON && !reports.takeStandardOutput && !listener.takesStandardOutput
    guard isForPeople, let line = hint.line else { return }
    listener.report(line)
    if let page = reports.page { listener.report("the report is \(page)") }
  }

  /// Prints lines unless the result is JSON, which they would mix with.
  private func show(_ lines: [String], _ listener: any RunListener) throws(RunFailure) {
    let isTaken = reports.takeStandardOutput || listener.takesStandardOutput
    guard isTaken || !printsJSON else { return }
    try listener.print(lines, besides: isTaken)
  }
}
