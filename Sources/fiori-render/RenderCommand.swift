import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import Glibc
import RenderService

/// `fiori-render render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: FioriRenderCommand.name,
    abstract: "Draws descriptions to PNG, WebP, SVG or PDF.",
    discussion: """
      One figure is written beside its description, with the extension changed; several are \
      named after themselves. From standard input a picture goes to standard output.
      """)

  @Argument(
    help:
      "Descriptions, folders of them, or patterns such as 'cards/**/*.json'; - is standard input.",
    completion: .file(extensions: ["json"]))
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: "A file, a folder, or - for standard output; its extension gives the format.",
    completion: .file())
  var output: String?

  @Option(
    help: "png, webp, svg or pdf; several with commas or by repeating.",
    completion: .words(of: Format.self))
  var format: [FormatList] = []

  @Flag(help: "Rings fill when an SVG or a WebP appears; without --format, an SVG is written.")
  var animate = false

  @Flag(
    name: .customLong("svg-text"),
    help: "Texts of an SVG can be selected and name their fonts; without --format, an SVG.")
  var hasText = false

  @Option(name: .customLong("id-prefix"), help: "Begins the ids in an SVG.")
  var idPrefix = ""

  @Flag(help: "Say on standard error how long the stages took.")
  var timings = false

  @OptionGroup(title: "Batch") var options: BatchOptions
  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    try check(inputs: inputs)
    try check(idPrefix: idPrefix)
  }

  func run() throws {
    let timings = timings ? Timings() : nil
    defer { timings?.show() }
    // A closed output is an error of writing, not a signal that leaves drafts behind.
    signal(SIGPIPE, SIG_IGN)
    BitmapMemory.keep()
    let interruption = Interruption()
    defer { interruption.obey() }
    var job = RenderJob(inputs: inputs)
    (job.output, job.formats) = (output, format.flatMap(\.formats))
    job.encoding = EncodingOptions(idPrefix: idPrefix, isAnimated: animate, hasText: hasText)
    job.settings = drawing.settings
    (job.jobs, job.keepsGoing, job.onlyChanged) = (
      options.jobs, options.keepsGoing, options.onlyChanged
    )
    (job.dependencies, job.sheet) = (options.dependencies, options.sheet)
    job.printsSummary = options.printsSummary
    job.request = { () throws(RunFailure) in try interruption.request() }
    job.timer = timings?.timer
    try job.run(drawing.console)
  }
}
