import ArgumentParser
import FioriRender

/// `fiori-render layout`.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", _superCommandName: FioriRenderCommand.name,
    abstract: "Prints where every part of a description's figures lies.")

  @Argument(help: "A description; - is standard input.", completion: .file(extensions: ["json"]))
  var input: String

  @Option(
    help: "A file for the picture with frames and baselines over it; of several figures, a folder.")
  var overlay: String?

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var pages: PageOptions
  @OptionGroup(title: "Resources") var style: StyleOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  func validate() throws {
    if overlay == "-" {
      throw ValidationError("--overlay - would mix the picture with the report; name a file.")
    }
  }

  func run() throws {
    var batch = Batch(
      [input], resources: resources, environment: environment, messages: messages)
    guard let renderer = batch.renderer(resources, limits) else { throw batch.exitCode }
    batch.use(style, renderer)
    batch.show(pages.choice, renderer)
    let plan = try OutputPlan(
      output: overlay ?? "/", formats: [], pictureCount: batch.entries.count,
      inputs: [input])
    do throws(CommandFailure) {
      let drawings = batch.run(jobs: 1) { entry in
        let drawing = try renderer.drawing(of: entry.figure)
        return (drawing, drawing.warnings)
      }
      if batch.status == nil { try write(drawings, batch, plan, renderer) }
    } catch {
      batch.note(error)
    }
    if batch.status != nil { throw batch.exitCode }
  }

  private func write(
    _ drawings: [(entry: Batch.Entry, product: Drawing)], _ batch: Batch, _ plan: OutputPlan,
    _ renderer: Renderer
  ) throws(CommandFailure) {
    let reports = drawings.map { entry, drawing in
      (
        name: OutputPlan.name(of: entry.figure, in: batch.inputs[entry.input]),
        report: drawing.report
      )
    }
    let json = batch.isCollection ? LayoutReport.json(of: reports) : reports.first?.report.json
    guard let json else { return }
    try OutputFile.standardOutput.write(Array("\(json)\n".utf8))
    if overlay != nil { try writeOverlays(drawings, batch, plan, renderer) }
  }

  private func writeOverlays(
    _ drawings: [(entry: Batch.Entry, product: Drawing)], _ batch: Batch, _ plan: OutputPlan,
    _ renderer: Renderer
  ) throws(CommandFailure) {
    try plan.prepare()
    for (entry, drawing) in drawings {
      let input = batch.inputs[entry.input]
      for (format, file) in plan.outputs(for: entry.figure, of: input) {
        try file.write(try bytes(of: drawing.withOverlay(), as: format, renderer))
      }
    }
  }

  private func bytes(
    of drawing: Drawing, as format: Format, _ renderer: Renderer
  ) throws(CommandFailure) -> [UInt8] {
    do {
      return try renderer.data(of: drawing, as: format)
    } catch {
      throw CommandFailure(status: .fault, message: "\(error)")
    }
  }
}
