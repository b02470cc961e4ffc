import ArgumentParser
import FioriFiles
import FioriRender
import RenderService

/// `fiori-render verify`.
struct VerifyCommand: DiagnosticCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", _superCommandName: FioriRenderCommand.name,
    abstract: "Check that descriptions still render as recorded.",
    discussion: """
      Layout reports must match on every machine. PNG files must match exactly if the library \
      versions and fonts are the same as for the recording; otherwise, their edges may differ. \
      Exits with 1 if anything differs.
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

  @Flag(
    name: .customLong("accept-environment"),
    help: "Record pictures of another environment again if only their edges differ.")
  var acceptsEnvironment = false

  @Flag(help: "Print the result as JSON.")
  var json = false

  @Option(help: .diagnostics, completion: .values(of: DiagnosticFormat.self))
  var diagnostics: String?

  @Option(
    help: "Write the result as JUnit XML, which build servers can display.",
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
      besides: json ? "--json" : reports.files.takeStandardOutput ? "--markdown -" : nil)
    if isStrict, acceptsEnvironment {
      throw ValidationError(
        "--strict-environment rejects another environment, and --accept-environment accepts it; "
          + "use one of them.")
    }
    if junit == "-" { throw ValidationError("--junit - would mix with the result; use a file.") }
    if json, reports.files.takeStandardOutput {
      throw ValidationError("--json and --markdown - both write to standard output; use a file.")
    }
  }

  func run() throws {
    BitmapMemory.keep()
    var job = VerifyJob(folder: folder)
    (job.actual, job.isStrict, job.printsJSON, job.junit) = (actual, isStrict, json, junit)
    job.acceptsEnvironment = acceptsEnvironment
    (job.reports, job.comparison, job.settings) = (reports.files, flags.settings, settings)
    (job.jobs, job.arguments) = (jobs.count, RunHost.current.arguments ?? ProgramStart.arguments)
    let console = Console(messages.level, diagnosticFormat)
    try console.run {
      if let end = try job.run(console) { throw ExitStatus(end).code }
    }
  }
}
