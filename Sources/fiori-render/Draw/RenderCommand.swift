import ArgumentParser
import FileKit
import FioriRender
import RenderService

/// `fiori-render render`.
struct RenderCommand: DiagnosticCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: FioriRenderCommand.name,
    abstract: "Render descriptions to PNG, WebP, SVG or PDF.",
    discussion: """
      By default, a picture is written next to its description, with the extension of its format; \
      if a description has several figures, each file is named after its figure. A figure from \
      standard input goes to standard output.
      """)

  @Argument(
    help: """
      Description files, folders, or glob patterns such as 'cards/**/*.json'; - reads standard input.
      """,
    completion: .file(extensions: ["json"]))
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: """
      Output file, folder, or - for standard output; the file extension selects the format.
      """,
    completion: .file())
  var output: String?

  @Option(
    help: "Output formats; comma-separated or repeated.",
    completion: .values(of: Format.self))
  var format: [FormatList] = []

  @Flag(help: "Redraw affected pictures whenever a file is saved; stop with Ctrl-C.")
  var watch = false

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

  @Option(name: .customLong("id-prefix"), help: "Prefix for ids in SVG output.")
  var idPrefix = ""

  @Option(help: .diagnostics, completion: .values(of: DiagnosticFormat.self))
  var diagnostics: String?

  @Flag(help: "Print the time spent in each stage to standard error.")
  var timings = false

  @OptionGroup(title: "Batch") var jobs: JobOptions
  @OptionGroup(title: "Batch") var options: BatchOptions
  @Option(name: .customLong("exclude"), help: .exclude) var excluded: [String] = []

  @OptionGroup(title: "Limits") var drawing: DrawingOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try check(inputs: inputs)
    try check(idPrefix: idPrefix)
    try checkDiagnostics(
      besides: options.printsSummary ? "--json" : options.dependencies == "-" ? "--deps -" : nil)
    if watch { try checkWatch() }
  }

  /// Throws if an option needs something that a run without end cannot have.
  private func checkWatch() throws {
    if inputs.contains("-") {
      throw ValidationError("standard input cannot be watched; use a file or a folder.")
    }
    let others = [
      ("-o -", output == "-"), ("--deps -", options.dependencies == "-"),
      ("--json", options.printsSummary), ("--timings", timings),
      ("--diagnostics \(diagnosticFormat.rawValue)", diagnosticFormat.takesStandardOutput),
    ]
    guard let (option, _) = others.first(where: \.1) else { return }
    throw ValidationError("--watch draws again and again; it cannot be used with \(option).")
  }

  func run() throws {
    let timings = timings ? Timings() : nil
    defer { timings?.show() }
    var job = RenderJob(inputs: inputs)
    (job.output, job.formats) = (output, format.flatMap(\.formats))
    job.encoding = EncodingOptions(
      idPrefix: idPrefix, isAnimated: animate, hasText: hasText, isOptimized: optimize)
    job.settings = settings
    (job.jobs, job.keepsGoing, job.onlyChanged) = (
      jobs.value, options.keepsGoing, options.onlyChanged
    )
    (job.dependencies, job.sheet) = (options.dependencies, options.sheet)
    (job.matrix, job.paper, job.names) = (options.matrix, options.paper, options.names)
    job.printsSummary = options.printsSummary
    job.timer = timings?.timer
    if diagnosticFormat.takesStandardOutput {
      job.otherOutput = "--diagnostics \(diagnosticFormat.rawValue)"
    }
    let console = Console(messages.level, diagnosticFormat)
    try watch ? Self.watch(job, console) : Self.draw(job, console)
  }

  private static func watch(_ job: RenderJob, _ console: Console) throws {
    Signals.ignoreClosedPipes()
    try console.run {
      var run = WatchRun(job, console, until: try Signals.shutdownRequest())
      try run.run()
    }
  }

  /// Runs the command; returns `false` if the arguments need ArgumentParser.
  static func run(plain arguments: ArraySlice<String>) throws -> Bool {
    guard let arguments = PlainArguments(arguments, with: .output) else { return false }
    var job = RenderJob(inputs: arguments.inputs)
    (job.output, job.formats) = (arguments.output, arguments.formats)
    job.settings = arguments.settings
    try draw(job, Console(arguments.settings.messages))
    return true
  }

  private static func draw(_ job: RenderJob, _ console: Console) throws {
    Signals.ignoreClosedPipes()
    BitmapMemory.keep()
    let interruption = Interruption()
    defer { interruption.obey() }
    var job = job
    job.request = { () throws(RunFailure) in try interruption.request() }
    try console.run { try job.run(console) }
  }
}
