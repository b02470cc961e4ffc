import ArgumentParser
import CommandKit
import FileKit
import FioriRender
import Glibc

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
    try Inputs.check(inputs)
    try check(idPrefix: idPrefix)
  }

  func run() throws {
    let timings = timings ? Timings() : nil
    defer { timings?.show() }
    // A closed output is an error of writing, not a signal that leaves drafts behind.
    signal(SIGPIPE, SIG_IGN)
    PictureMemory.keep()
    var batch = try Batch(inputs, drawing)
    let plan = try OutputPlan(
      output: output, formats: format.flatMap(\.formats),
      defaultFormat: animate || hasText ? .svg : .png,
      pictureCount: batch.soundNames.count, inputs: batch.inputs,
      hasSeveralInputs: batch.hasSeveralInputs, isOpen: batch.isOpen)
    if animate { try plan.checkAnimation() }
    if hasText { try plan.checkText() }
    if options.printsSummary { try plan.checkSummary() }
    try OutputClash.check(batch, plan, besides: options.files)
    let sheet = try options.sheet.map(SheetFile.init)
    do throws(RunFailure) {
      try draw(&batch, plan, sheet, timings)
    } catch {
      batch.note(error)
    }
    try batch.end()
  }

  private func draw(
    _ batch: inout Batch, _ plan: OutputPlan, _ sheet: SheetFile?, _ timings: Timings?
  ) throws(RunFailure) {
    let record =
      options.onlyChanged
      ? PictureRecord(
        settings: settings(batch.source.renderer), outputs: batch.outputs(plan)) : nil
    for warning in record?.warnings ?? [] { batch.warn(warning) }
    let renderer = timings?.timed(batch.source.renderer) ?? batch.source.renderer
    let painter = FigurePainter(
      renderer: renderer, plan: plan,
      encoding: EncodingOptions(idPrefix: idPrefix, isAnimated: animate, hasText: hasText),
      record: record, keepsDrawings: sheet != nil)
    var run = RenderRun(options, plan, console: batch.console, record: record, sheet: sheet)
    try run.begin(batch.failures)
    let request = try batch.figureCount > 1 ? EndRequest() : nil
    request?.makeOfSignals()
    let missingFolder = plan.missingFolder
    run = batch.reduce(into: run, jobs: options.jobCount, until: request) {
      try painter.product(of: $0, in: $1)
    } _: { run, input, drawn, diagnostics in
      run.take(input, drawn, diagnostics)
    }
    // The folder of pictures that were drawn in vain is empty, and no other is removed.
    if let missingFolder { Folder.removeIfEmpty(missingFolder) }
    let isWhole = request?.isMade != true
    for failure in run.end(renderer, isWhole: isWhole) { batch.note(failure) }
    request?.obey()
  }

  /// What besides a figure decides what its picture is like.
  private func settings(_ renderer: Renderer) -> [String] {
    let libraries = LibraryVersions.all.map { "\($0.name) \($0.version)" }
    return [Version.current, Version.build] + libraries + renderer.fontFiles
      + [
        "\(animate)", "\(hasText)", idPrefix, drawing.resources.missingGlyphs ?? "",
        drawing.resources.folder ?? "", "\(drawing.messages.strict)",
      ]
  }
}
