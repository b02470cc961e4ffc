import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render fuzz`.
struct FuzzCommand: DiagnosticCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz", _superCommandName: FioriRenderCommand.name,
    abstract: "Draw a description with difficult data, and check the design rules.",
    discussion: """
      Replaces the texts, numbers, directions, sizes and locales of a description with difficult \
      ones: German compounds, Arabic, Hebrew, Thai, Chinese, Japanese and emoji; 0, negative and \
      very large numbers; missing values; accessibility text sizes; a width of 320 points. Reports \
      which 'lint' rules the pictures break, with the seed of one picture for each; --seed SEED \
      --count 1 draws that picture again. Exits with 1 if a rule of level error is broken.

      With -o, writes every picture, contact-sheet.png with the pictures that break a rule, and \
      for each finding the smallest description that reproduces it.
      """)

  @Argument(
    help: "Description file; - reads standard input.", completion: .file(extensions: ["json"]))
  var input: String

  @Option(
    parsing: .unconditional,
    help: "Seed of the first picture; each later picture adds 1 (default: 1).")
  var seed: Int?

  @Option(help: "Number of pictures per figure, 1 to 100000 (default: 100).")
  var count: Int?

  @Option(
    name: [.short, .customLong("output")],
    help: "Folder for the pictures, the contact sheet and the smallest descriptions.",
    completion: .directory)
  var output: String?

  @Option(help: .diagnostics, completion: .values(of: DiagnosticFormat.self))
  var diagnostics: String?

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(seed, in: FuzzJob.seeds, "--seed")
    try check(count, in: FuzzJob.counts, "--count")
    if output == "-" {
      throw ValidationError("-o - would write many files to standard output; use a folder.")
    }
    try checkDiagnostics(besides: nil)
  }

  func run() throws {
    var job = FuzzJob(input: input)
    if let seed { job.seed = seed }
    if let count { job.count = count }
    (job.output, job.settings) = (output, settings)
    let console = Console(messages.level, diagnosticFormat)
    var isBroken = false
    try console.run { isBroken = try job.run(console) }
    if isBroken { throw ExitStatus.difference.code }
  }
}
