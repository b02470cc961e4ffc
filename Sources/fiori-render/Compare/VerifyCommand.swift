import ArgumentParser
import FileKit
import FioriFiles
import FioriRender
import Recordings
import RenderService
import SystemPackage

/// `fiori-render verify`.
struct VerifyCommand: DiagnosticCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", _superCommandName: FioriRenderCommand.name,
    abstract: "Check that descriptions still render as recorded.",
    discussion: """
      Layout reports must match on every machine; PNG and SVG files only where the library versions \
      and fonts are the same as when they were recorded. Exits with 1 if anything differs.
      """)

  @Argument(help: "Folder of descriptions.", completion: .directory)
  var folder: String

  @Option(
    name: .customLong("actual"),
    help: """
      Write files that differ from the recording, and pictures of the differences, to this folder.
      """,
    completion: .directory)
  var actual: String?

  @Flag(
    name: .customLong("strict-environment"),
    help: """
      Compare pictures strictly, and fail if library versions or fonts differ from the recording.
      """)
  var isStrict = false

  @Flag(help: "Print the result as JSON.")
  var json = false

  @Option(help: .diagnostics, completion: .values(of: DiagnosticFormat.self))
  var diagnostics: String?

  @Option(
    help: "Write the result as JUnit XML, which build servers show.",
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @OptionGroup var jobs: JobOptions

  @OptionGroup(title: "Reports") var reports: ReportFlags
  @OptionGroup(title: "Comparison") var flags: ComparisonFlags
  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try checkDiagnostics(
      besides: json ? "--json" : reports.isOnStandardOutput ? "--markdown -" : nil)
    if junit == "-" { throw ValidationError("--junit - would mix with the result; give a file.") }
    if json, reports.isOnStandardOutput {
      throw ValidationError("--json and --markdown - both write to standard output; give a file.")
    }
  }

  func run() throws {
    let console = Console(messages.level, diagnosticFormat)
    try console.run { try run(console) }
  }

  private func run(_ console: Console) throws {
    BitmapMemory.keep()
    let actual = try actual.map { try ActualFolder($0, outside: folder) }
    var session = try DrawingSession(recordedIn: folder, settings, console)
    var isGood = true
    try reports.checkOutputs(besides: junit.map { [("--junit", $0)] } ?? [])
    try session.end { session throws(RunFailure) in
      try actual?.prepare()
      let recorded = try RecordingFolder(folder, session.source.renderer)
      // Differences that follow may be caused only by the environment.
      try show(recorded.differences, console)
      let report = report(on: recorded, &session, actual)
      try reports.write(
        page(of: report, in: recorded), jobs: jobs.count, console)
      if let junit { try OutputFile.path(junit).write(JUnitReport(report).xml) }
      for entry in report.entries { console.add(entry) }
      if json { try OutputFile.standardOutput.write(report.json) }
      try show(report.lines(withEqual: messages.verbose), console)
      isGood = report.isGood
      show(
        AcceptanceHint(report, arguments: RunHost.current.arguments ?? ProgramStart.arguments),
        console)
    }
    if !isGood { throw ExitStatus.difference.code }
  }

  private func report(
    on recorded: RecordingFolder, _ session: inout DrawingSession, _ actual: ActualFolder?
  ) -> RecordingReport {
    var run = VerifyRun(
      recorded, session.source.renderer,
      RecordingComparison(
        recorded, flags.options, flags.allowance, isStrict: isStrict, actual: actual,
        keepsDrawn: reports.page != nil))
    session.draw(into: &run, jobs: jobs.count)
    let rest =
      session.knowsAllInputs
      ? OrphanSearch(in: recorded, session).rest(besides: run.images)
      : (orphans: [], undrawn: [])
    return RecordingReport(
      folder: folder, environment: recorded.differences, isStrict: isStrict,
      findings: run.findings.sorted { $0.name < $1.name }, orphans: rest.orphans,
      undrawn: rest.undrawn)
  }

  /// Returns the report to write.
  private func page(of report: RecordingReport, in folder: RecordingFolder) -> Report {
    let facts =
      [Report.Fact(name: "Folder", value: self.folder)]
      + flags.facts + [Report.Fact(name: "Compared by", value: "fiori-render \(Version.current)")]
    let cases =
      report.findings.map { ReportCase($0, in: folder, by: flags.options) }
      + ReportCase.cases(ofOrphans: report.orphans, in: folder)
      + ReportCase.cases(
        ofUndrawn: report.undrawn, besides: Set(report.findings.map(\.name)), in: folder)
    let title = Folder.absolute(self.folder).lastComponent?.string ?? self.folder
    return Report(
      title: title, facts: facts, notes: report.environment,
      isNoted: isStrict && !report.environment.isEmpty, cases: cases.sorted { $0.name < $1.name })
  }

  /// Says how to accept the differences and where to look at them.
  private func show(_ hint: AcceptanceHint, _ console: Console) {
    let isForPeople = !messages.quiet && !json && !reports.isOnStandardOutput
    guard isForPeople, diagnosticFormat == .short, let line = hint.line else { return }
    Console.say(line)
    if let page = reports.page { Console.say("the report is \(page)") }
  }

  /// Prints lines to standard output, or as verbose notes if a report goes there.
  private func show(_ lines: [String], _ console: Console) throws(RunFailure) {
    if reports.isOnStandardOutput || diagnosticFormat.takesStandardOutput {
      for line in lines { console.note(line) }
    } else if !json, !messages.quiet, !lines.isEmpty {
      try OutputFile.standardOutput.write(lines: lines)
    }
  }
}
