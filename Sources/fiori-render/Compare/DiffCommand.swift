import ArgumentParser
import RenderService

/// `fiori-render diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: FioriRenderCommand.name,
    abstract:
      "Compare two pictures, two folders, two descriptions, or a description and a screenshot.",
    discussion: """
      PNG, WebP and JPEG files are compared by their pixels, SVG and PDF files by their bytes, and \
      two descriptions figure by figure. A description and a picture are compared at the scale of \
      the picture. Exits with 0 if both are equal, 1 if they differ, and 65 or 66 if one is \
      invalid or cannot be read. With a threshold above 0, colors are compared perceptually and \
      anti-aliased edges are ignored.
      """)

  @Argument(
    help: "Expected picture, folder or description; - reads standard input.", completion: .file())
  var expected: String

  @Argument(
    help: "Actual picture, folder or description; - reads standard input.", completion: .file())
  var actual: String

  @Option(
    name: [.short, .customLong("output")],
    help: """
      Where to write the difference: a PNG file, a folder, or - for standard output; must be a \
      folder if folders are compared.
      """, completion: .file())
  var output: String?

  @Flag(help: "Print the result as JSON.")
  var json = false

  @OptionGroup var jobs: JobOptions

  @OptionGroup(title: "Reports") var reports: ReportFlags
  @OptionGroup(title: "Screenshots") var screenshots: ScreenshotFlags
  @OptionGroup(title: "Comparison") var flags: ComparisonFlags
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(inputs: [expected, actual])
    if json, output == "-" {
      throw ValidationError("--json and --output - both write to standard output; use a file.")
    }
    if reports.files.takeStandardOutput, json || output == "-" {
      throw ValidationError(
        "--markdown - cannot be combined with other output on standard output; use a file.")
    }
    if reports.files.areRequested, job.isOfScreenshot {
      throw ValidationError(
        "--report and --markdown are for two pictures, two descriptions or two folders.")
    }
    if let option = screenshots.settings.option, !job.isOfScreenshot {
      throw ValidationError("\(option) is for a description and a picture.")
    }
    if DiffJob.isDescription(actual), !DiffJob.isDescription(expected) {
      throw ValidationError("name the description first, then the picture.")
    }
    if reports.page != nil, [expected, actual].contains("-") {
      throw ValidationError("--report cannot use standard input; use two files.")
    }
  }

  /// The comparison of the inputs.
  private var job: DiffJob { DiffJob(expected: expected, actual: actual) }

  func run() throws {
    var job = job
    (job.output, job.printsJSON, job.jobs) = (output, json, jobs.count)
    (job.reports, job.screenshot) = (reports.files, screenshots.settings)
    job.comparison = flags.settings
    if let end = try job.run(Console(messages.level)) { throw ExitStatus(end).code }
  }
}
