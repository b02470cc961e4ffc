import ArgumentParser
import FioriRender

/// `fiori-render render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: FioriRenderCommand.name,
    abstract: "Draws descriptions to PNG, WebP, SVG or PDF.",
    discussion: """
      One figure is written beside its description, with the extension changed; several are \
      named after themselves. From standard input a picture goes to standard output.
      """)

  @Argument(help: "Descriptions; - is standard input.", completion: .file(extensions: ["json"]))
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")],
    help: "A file, a folder, or - for standard output; its extension gives the format.")
  var output: String?

  @Option(help: "png, webp, svg or pdf; several with commas or by repeating.")
  var format: [FormatList] = []

  @Flag(help: "Rings fill when an SVG or a WebP appears; without --format, an SVG is written.")
  var animate = false

  @Flag(
    name: .customLong("svg-text"),
    help: "Texts of an SVG can be selected and name their fonts; without --format, an SVG.")
  var hasText = false

  @Option(help: "How many figures are drawn at a time; default: one for each core.")
  var jobs: Int?

  @Option(name: .customLong("id-prefix"), help: "Begins the ids in an SVG.")
  var idPrefix = ""

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var pages: PageOptions
  @OptionGroup(title: "Resources") var style: StyleOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    try Inputs.check(inputs)
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give at least 1.") }
    try check(idPrefix: idPrefix)
  }

  func run() throws {
    var batch = Batch(
      inputs, resources: resources, environment: environment, messages: messages)
    guard let renderer = batch.renderer(resources, limits) else { throw batch.exitCode }
    batch.use(style, renderer)
    batch.show(pages.choice, renderer)
    let plan = try OutputPlan(
      output: output, formats: format.flatMap(\.formats),
      defaultFormat: animate || hasText ? .svg : .png,
      pictureCount: batch.soundEntries.count, inputs: inputs)
    if animate { try plan.checkAnimation() }
    if hasText { try plan.checkText() }
    try OutputClash.check(batch, plan)
    do throws(CommandFailure) {
      let pictures = draw(&batch, plan, renderer)
      if !pictures.isEmpty { try plan.prepare() }
      for (file, bytes) in pictures { write(bytes, to: file, &batch) }
    } catch {
      batch.note(error)
    }
    if batch.status != nil { throw batch.exitCode }
  }

  /// Writes a picture; one that cannot be written does not keep the others from it.
  private func write(_ bytes: [UInt8], to file: OutputFile, _ batch: inout Batch) {
    do {
      try file.write(bytes)
      batch.console.note("\(file.name): \(bytes.count) bytes")
    } catch {
      batch.note(error)
    }
  }

  private func draw(
    _ batch: inout Batch, _ plan: OutputPlan, _ renderer: Renderer
  ) -> [(file: OutputFile, bytes: [UInt8])] {
    let inputs = batch.inputs
    let (prefix, isAnimated, hasText) = (idPrefix, animate, hasText)
    let products = batch.run(jobs: jobs ?? Processors.count) { entry in
      let drawing = try renderer.drawing(of: entry.figure)
      let outputs = plan.outputs(for: entry.figure, of: inputs[entry.input])
      let files = try outputs.map { format, file in
        let bytes = try renderer.data(
          of: drawing, as: format, idPrefix: prefix, isAnimated: isAnimated, hasText: hasText)
        return (file: file, bytes: bytes)
      }
      return (files, drawing.warnings)
    }
    return products.flatMap(\.product)
  }
}
