import ArgumentParser
import FileKit
import FioriFiles
import FioriRender
import RenderService
import SystemPackage

/// `fiori-render stream`.
struct StreamCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream", _superCommandName: FioriRenderCommand.name,
    abstract: "Render descriptions from standard input: one JSON line in, one JSON line out.",
    usage: "fiori-render stream [<options>]",
    discussion: """
      Each answer has the description's "id" (a string or a number), or the line number if there \
      is none. An invalid line is answered with diagnostics; the stream ends with its input, or at \
      SIGINT or SIGTERM.
      """)

  @Option(
    name: [.short, .customLong("output")],
    help: "Write pictures to this folder instead of including them as base64 in the responses.",
    completion: .directory)
  var output: String?

  @Option(
    help: "Description to fill in; each line is then a row of data instead of a description.",
    completion: .file(extensions: ["json"]))
  var template: String?

  @Option(help: "Output format: png, webp, svg or pdf.", completion: .values(of: Format.self))
  var format: String?

  @Flag(
    help: """
      Animate charts, rings and loading placeholders (SVG, WebP); selects SVG unless --format is \
      set.
      """)
  var animate = false

  @Flag(
    name: .customLong("svg-text"),
    help: "Write SVG text as selectable <text> elements; selects SVG unless --format is set.")
  var hasText = false

  @Flag(help: "Write the smallest lossless PNG or WebP, which takes seconds per picture.")
  var optimize = false

  @Flag(help: "Draw frames and baselines over the pictures, as 'layout --overlay' does.")
  var overlay = false

  @Flag(help: "Annotate each picture with the sizes of its parts and the gaps between them.")
  var measures = false

  @Flag(help: "Number the parts of the pictures, and list them below.")
  var anatomy = false

  @OptionGroup var chosen: AnatomyFlags

  @Option(
    help: "Draw each line as a matrix with one row per value of a key.",
    completion: .list(MatrixKeys.known))
  var rows: String?

  @Option(help: "Key whose values are the matrix's columns.", completion: .list(MatrixKeys.known))
  var columns: String?

  @Flag(help: "Answer in any order, as soon as each picture is ready.")
  var unordered = false

  @Flag(help: "Write each picture's bytes after its answer, not as base64 in it.")
  var binary = false

  @Flag(help: "Print {\"ready\":true,…} once fonts are loaded and input is accepted.")
  var ready = false

  @OptionGroup var jobs: JobOptions

  @Option(name: .customLong("id-prefix"), help: "Prefix for ids in SVG output.")
  var idPrefix = ""

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(format?.lowercased(), as: Format.self, "--format")
    try check(idPrefix: idPrefix)
    do {
      try encoding.check([pictureFormat])
    } catch {
      throw ValidationError(error.message)
    }
    try chosen.check(isListed: anatomy)
    if rows != nil || columns != nil, overlay || measures || anatomy {
      throw ValidationError(
        "a matrix cannot have an overlay; omit --rows and --columns, or --overlay, --measures and "
          + "--anatomy.")
    }
    if binary, output != nil {
      throw ValidationError(
        "--binary writes pictures to standard output, and -o to a folder; use one of them.")
    }
    if output == "-" {
      throw ValidationError("-o must be a folder; omit it to get pictures in the answers.")
    }
  }

  func run() throws {
    var job = StreamJob(pictureFormat)
    job.encoding = encoding
    job.settings = settings
    (job.folder, job.jobs, job.template) = (output, jobs.value, template)
    if overlay || measures || anatomy {
      job.overlay = chosen.overlay(hasMeasures: measures, hasAnatomy: anatomy)
    }
    job.matrix = matrix
    (job.isUnordered, job.isBinary, job.announcesReady) = (unordered, binary, ready)
    try Self.answer(job, console)
  }

  /// Runs the command; returns `false` if the arguments need ArgumentParser.
  static func run(plain arguments: ArraySlice<String>) throws -> Bool {
    guard let arguments = PlainArguments(arguments, with: .stream) else { return false }
    var job = StreamJob(arguments.formats.first ?? .png)
    job.settings = arguments.settings
    (job.folder, job.jobs, job.template) = (arguments.output, arguments.jobs, arguments.template)
    (job.isBinary, job.announcesReady) = (arguments.isBinary, arguments.announcesReady)
    try answer(job, Console(arguments.settings.messages))
    return true
  }

  private static func answer(_ job: StreamJob, _ console: Console) throws {
    Signals.ignoreClosedPipes()
    BitmapMemory.keep()
    try job.run(
      RunHost.current.standardInput, to: RunHost.current.standardOutput,
      until: Signals.shutdownRequest(), console)
  }

  private var matrix: MatrixKeys? {
    rows == nil && columns == nil ? nil : MatrixKeys(rows: rows, columns: columns)
  }

  private var encoding: EncodingOptions {
    EncodingOptions(
      idPrefix: idPrefix, isAnimated: animate, hasText: hasText, isOptimized: optimize)
  }

  private var pictureFormat: Format {
    format.flatMap { Format(rawValue: $0.lowercased()) } ?? (animate || hasText ? .svg : .png)
  }
}
